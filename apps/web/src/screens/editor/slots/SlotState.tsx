import { Dots } from '../../../controls/Dots.tsx';
import { AddPhotoIcon } from '../../../controls/Icons.tsx';
import { PHOTO_STATES } from '../../../flow/photos/photo-entry.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SlotElement.module.css';
import type { PlacedState } from './slot-info.ts';

interface SlotStateProps {
  readonly photo: { readonly name: string; readonly state: PlacedState };
  readonly widthPx: number;
}

/** Content of a slot whose photo cannot be shown. [PSTATE-06] [PSTATE-07] [PSTATE-08] */
export function SlotState({ photo, widthPx }: SlotStateProps) {
  const t = useText();
  const isWide = widthPx > 110;
  if (photo.state === 'missing') {
    return (
      <span className={styles.missing}>
        <AddPhotoIcon />
        {isWide && <span className={styles.name}>{photo.name}</span>} {isWide && <span>{t('missingOnSlot')}</span>}
      </span>
    );
  }
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
