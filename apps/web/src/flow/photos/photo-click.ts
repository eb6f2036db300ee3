/** Two clicks on the same photo within this time count as one. [TOUCH-05] */
export const PHOTO_CLICK_MS = 200;

export interface PhotoClick {
  readonly slot: string;
  readonly atMs: number;
}

/** True if a click counts, given the last counted one; a click on another slot always counts. */
export function isNewClick(last: PhotoClick | null, click: PhotoClick): boolean {
  return last === null || last.slot !== click.slot || click.atMs - last.atMs >= PHOTO_CLICK_MS;
}
