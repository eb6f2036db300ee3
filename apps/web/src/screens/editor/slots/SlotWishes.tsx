import type { PhotoWish } from '@muro/domain';
import { LockIcon, StarIcon } from '../../../controls/Icons.tsx';
import styles from './SlotWishes.module.css';

/** From these sides on the marks, and the number in them, hide little of the photo. */
const LEAST_PX = 24;
const ROOMY_PX = 64;

/** What the layout is asked for the photo, as small marks on it; the slot's name says the same. */
export function SlotWishes({ wish: { favour, isLocked }, sidePx }: { readonly wish: PhotoWish; readonly sidePx: number }) {
  if ((!favour && !isLocked) || sidePx < LEAST_PX) return null;
  return (
    <div className={styles.wishes} data-roomy={sidePx >= ROOMY_PX || undefined} aria-hidden="true">
      {favour && (
        <span className={styles.mark}>
          <StarIcon />
          {sidePx >= ROOMY_PX && `${favour}×`}
        </span>
      )}
      {isLocked && (
        <span className={styles.mark}>
          <LockIcon />
        </span>
      )}
    </div>
  );
}
