import type { PhotoPreference } from '@muro/domain';
import { LockIcon, StarIcon, WarningIcon } from '../../../controls/Icons.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SlotSigns.module.css';

interface SlotSignsProps {
  readonly preference: PhotoPreference;
  /** True if its upload failed. */
  readonly isUnsent: boolean;
  readonly widthPx: number;
  readonly sidePx: number;
}

/** Slot sides from which the marks, and the number in them, hide little of the photo, px. */
const MIN_PX = 24;
const LARGE_PX = 64;
/** Slot width from which the text of a failed upload fits beside the other marks in every language, px. */
const WORDS_PX = 240;

/** Small marks on a photo: failed upload, and layout preferences; the slot's accessible name says the same. [UPLOAD-06] */
export function SlotSigns({ preference: { favour, isLocked }, isUnsent, widthPx, sidePx }: SlotSignsProps) {
  const t = useText();
  const hasWish = (favour || isLocked) && sidePx >= MIN_PX;
  if (!hasWish && !isUnsent) return null;
  return (
    <div className={styles.signs} data-large={sidePx >= LARGE_PX || undefined} aria-hidden="true">
      {isUnsent && (
        <span className={styles.mark} data-unsent>
          <WarningIcon />
          {sidePx >= LARGE_PX && widthPx >= WORDS_PX && t('unsentSign')}
        </span>
      )}
      {hasWish && favour && (
        <span className={styles.mark}>
          <StarIcon />
          {sidePx >= LARGE_PX && `${favour}×`}
        </span>
      )}
      {hasWish && isLocked && (
        <span className={styles.mark}>
          <LockIcon />
        </span>
      )}
    </div>
  );
}
