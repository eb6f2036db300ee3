/** Two clicks on one photo closer than this are one. [TOUCH-05] */
export const PHOTO_CLICK_MS = 200;

export interface PhotoClick {
  readonly slot: string;
  readonly atMs: number;
}

/** Whether a click counts, given the last counted one; a click on another slot always does. */
export function isNewClick(last: PhotoClick | null, click: PhotoClick): boolean {
  return last === null || last.slot !== click.slot || click.atMs - last.atMs >= PHOTO_CLICK_MS;
}
