import type { Format } from '@muro/domain';
import { type IconProps, LandscapeIcon, PortraitIcon, SquareIcon } from '../../controls/Icons.tsx';
import { Segments } from '../../controls/Segments.tsx';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './SizeSection.module.css';

export const FORMAT_LABELS = { 1: 'square', 2: 'horizontal', 3: 'vertical' } as const satisfies Record<Format, TextKey>;

const ICONS: Readonly<Record<Format, (props: IconProps) => React.ReactNode>> = { 1: SquareIcon, 2: LandscapeIcon, 3: PortraitIcon };

interface OrientationButtonsProps {
  readonly formats: readonly Format[];
  readonly value: Format;
  readonly onChange: (format: Format) => void;
}

/** A button for each available orientation; a label if there is only one. [SIZE-22] [WALL-16] */
export function OrientationButtons({ formats, value, onChange }: OrientationButtonsProps) {
  const t = useText();
  if (formats.length < 2) return <p className={styles.orientation}>{t(FORMAT_LABELS[value])}</p>;
  const options = formats.map((id) => {
    const Icon = ICONS[id];
    return { id, label: t(FORMAT_LABELS[id]), icon: <Icon /> };
  });
  return <Segments label={t('orientation')} value={value} options={options} onChange={onChange} className={styles.orientations} />;
}
