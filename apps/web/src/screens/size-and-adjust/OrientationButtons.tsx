import type { Format } from '@muro/domain';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { IconProps } from '../../controls/Icons.tsx';
import { RadioButtons } from '../../controls/RadioButtons.tsx';
import { Tooltip } from '../../controls/Tooltip.tsx';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './SizeSection.module.css';

export const FORMAT_LABELS = { 1: 'square', 2: 'horizontal', 3: 'vertical' } as const satisfies Record<Format, TextKey>;

interface OrientationButtonsProps {
  readonly formats: readonly Format[];
  readonly value: Format;
  readonly icons: Readonly<Record<Format, (props: IconProps) => React.ReactNode>>;
  readonly onChange: (format: Format) => void;
}

/** A button for each available orientation. [SIZE-22] */
export function OrientationButtons({ formats, value, icons, onChange }: OrientationButtonsProps) {
  const t = useText();
  return (
    <RadioButtons
      aria-label={t('orientation')}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [format] = [...keys] as Format[];
        if (format) onChange(format);
      }}
      className={styles.orientations ?? ''}
    >
      {formats.map((format) => {
        const Icon = icons[format];
        return (
          <Tooltip key={format} text={t(FORMAT_LABELS[format])}>
            <ToggleButton id={format} aria-label={t(FORMAT_LABELS[format])} className={styles.orientation ?? ''}>
              <Icon />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </RadioButtons>
  );
}
