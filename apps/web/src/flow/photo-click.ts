/** Two clicks on a photo closer than this are one. [TOUCH-05] */
export const PHOTO_CLICK_MS = 200;

/** Whether a click counts, given when the last counted one was. */
export function isNewClick(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= PHOTO_CLICK_MS;
}
