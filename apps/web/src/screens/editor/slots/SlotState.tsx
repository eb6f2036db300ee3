import { useText } from '../../../app/locale/text-store.ts';
import { PHOTO_STATES, type PhotoState } from '../../../flow/photos/photo-entry.ts';
import { Dots } from '../tray/Dots.tsx';
import styles from './SlotElement.module.css';

interface SlotStateProps {
  readonly photo: { readonly name: string; readonly state: PhotoState | null };
  readonly widthPx: number;
}

/** What stands in a slot while its photo cannot be shown. [PSTATE-06] [PSTATE-07] [PSTATE-08] */
export function SlotState({ photo, widthPx }: SlotStateProps) {
  const t = useText();
  const isWide = widthPx > 110;
  if (photo.state === PHOTO_STATES.ERROR) {
    return <span className={styles.failed}>{t(isWide ? 'photoFailed' : 'photoFailedShort')}</span>;
  }
  return (
    <span className={styles.waiting}>
      <Dots />
      {isWide && <span>{t('photoLoading', { filename: photo.name })}</span>}
    </span>
  );
}
