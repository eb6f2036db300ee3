import { IconChoice } from '../../../controls/IconChoice.tsx';
import {
  AlignBottomIcon,
  AlignCentreIcon,
  AlignLeftIcon,
  AlignMiddleIcon,
  AlignRightIcon,
  AlignTopIcon,
  StripeDarkIcon,
  StripeLightIcon,
  StripeNoneIcon,
} from '../../../controls/Icons.tsx';
import type { PhotoTextFields } from '../../../flow/edit/photo-text-form.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './PhotoTextDialog.module.css';

interface TextPlaceProps extends Pick<PhotoTextFields, 'align' | 'valign' | 'background'> {
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

/** Alignment of the lines, and the stripe behind them. [PTEXT-11] [PTEXT-12] [PTEXT-13] */
export function TextPlace({ align, valign, background, onChange }: TextPlaceProps) {
  const t = useText();
  return (
    <div className={styles.places}>
      <IconChoice
        label={t('photoTextAlign')}
        value={align}
        onChange={(next) => onChange({ align: next })}
        options={[
          { id: 'left', label: t('photoTextLeft'), icon: <AlignLeftIcon /> },
          { id: 'center', label: t('photoTextCentre'), icon: <AlignCentreIcon /> },
          { id: 'right', label: t('photoTextRight'), icon: <AlignRightIcon /> },
        ]}
      />
      <IconChoice
        label={t('photoTextValign')}
        value={valign}
        onChange={(next) => onChange({ valign: next })}
        options={[
          { id: 'top', label: t('photoTextTop'), icon: <AlignTopIcon /> },
          { id: 'middle', label: t('photoTextMiddle'), icon: <AlignMiddleIcon /> },
          { id: 'bottom', label: t('photoTextBottom'), icon: <AlignBottomIcon /> },
        ]}
      />
      <IconChoice
        label={t('photoTextBackground')}
        value={background}
        onChange={(next) => onChange({ background: next })}
        options={[
          { id: 'none', label: t('photoTextPlain'), icon: <StripeNoneIcon /> },
          { id: 'back1', label: t('photoTextLight'), icon: <StripeLightIcon /> },
          { id: 'back2', label: t('photoTextDark'), icon: <StripeDarkIcon /> },
        ]}
      />
    </div>
  );
}
