import { useText } from '../../../app/locale/text-store.ts';
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
import type { PhotoTextFields, PhotoTextForm } from '../../../flow/edit/photo-text-form.ts';
import styles from './PhotoTextDialog.module.css';

interface TextPlaceProps {
  readonly form: PhotoTextForm;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

/** Where the lines stand, and the stripe behind them. [PTEXT-11] [PTEXT-12] [PTEXT-13] */
export function TextPlace({ form, onChange }: TextPlaceProps) {
  const t = useText();
  return (
    <div className={styles.places}>
      <IconChoice
        label={t('photoTextAlign')}
        value={form.align}
        onChange={(align) => onChange({ align })}
        options={[
          { id: 'left', label: t('photoTextLeft'), icon: <AlignLeftIcon /> },
          { id: 'center', label: t('photoTextCentre'), icon: <AlignCentreIcon /> },
          { id: 'right', label: t('photoTextRight'), icon: <AlignRightIcon /> },
        ]}
      />
      <IconChoice
        label={t('photoTextValign')}
        value={form.valign}
        onChange={(valign) => onChange({ valign })}
        options={[
          { id: 'top', label: t('photoTextTop'), icon: <AlignTopIcon /> },
          { id: 'middle', label: t('photoTextMiddle'), icon: <AlignMiddleIcon /> },
          { id: 'bottom', label: t('photoTextBottom'), icon: <AlignBottomIcon /> },
        ]}
      />
      <IconChoice
        label={t('photoTextBackground')}
        value={form.background}
        onChange={(background) => onChange({ background })}
        options={[
          { id: 'none', label: t('photoTextPlain'), icon: <StripeNoneIcon /> },
          { id: 'back1', label: t('photoTextLight'), icon: <StripeLightIcon /> },
          { id: 'back2', label: t('photoTextDark'), icon: <StripeDarkIcon /> },
        ]}
      />
    </div>
  );
}
