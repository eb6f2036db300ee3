/**
 * The small picture of a draft: as large as fits into a square of this side, a JPEG of this quality (0–1), about 10 kB. Nobody waits
 * for it, so it waits this long for a moment of rest, ms.
 */
export const DRAFT_PICTURE = { sidePx: 208, quality: 0.5, patienceMs: 60_000 } as const;

const AFTER_MS = 3_000;
/** Making pictures takes no more than this part of the time. */
const MOST_SHARE = 0.1;

/**
 * How long after a change the picture is made anew.
 *
 * @param lastMs  what the one before took
 */
export function pictureDelayMs(lastMs: number): number {
  return Math.max(AFTER_MS, lastMs / MOST_SHARE);
}
