import type { SizePx } from '@muro/domain';

/** Pixels that all pictures of the canvas hold together at most: 128 MB, whatever the screen, the zoom and the number of photos. */
export const MAX_PIXELS = 32_000_000;

/** Of these at most for pictures that are not on the page any more: 32 MB. */
const MAX_LEFT_PIXELS = 8_000_000;

interface Wanted {
  readonly size: SizePx;
}

/**
 * Makes the largest pictures smaller until all of them together stay within a number of pixels; the small ones stay sharp.
 *
 *     squares of 90, 60 and 10 px within 4 600 px  →  47, 47 and 10 px: the small one leaves 4 500 px, half for each of the others
 *
 * @param maxPx  pixels for all of them together
 */
export function withinBudget<Item extends Wanted>(wanted: readonly Item[], maxPx: number = MAX_PIXELS): readonly Item[] {
  const share = fairShare(
    wanted.map(({ size }) => areaOf(size)),
    maxPx,
  );
  return wanted.map((item) =>
    areaOf(item.size) <= share ? item : { ...item, size: scaled(item.size, Math.sqrt(share / areaOf(item.size))) },
  );
}

/**
 * Which of the bitmaps that left the page are kept.
 *
 * @param bitmaps  the one that left last comes first; null for a picture that has none
 * @param roomPx   pixels that the page leaves
 */
export function leftWithin(bitmaps: readonly (ImageBitmap | null)[], roomPx: number): ReadonlySet<ImageBitmap> {
  let room = Math.min(roomPx, MAX_LEFT_PIXELS);
  const kept = new Set<ImageBitmap>();
  for (const bitmap of bitmaps) {
    if (!bitmap || pixelsOf(bitmap) > room) continue;
    room -= pixelsOf(bitmap);
    kept.add(bitmap);
  }
  return kept;
}

export function pixelsOf(bitmap: ImageBitmap | null): number {
  return bitmap ? bitmap.width * bitmap.height : 0;
}

/** The most that one may have, so that all together have no more than `total`: what the small ones leave goes to the large ones. */
function fairShare(areas: readonly number[], total: number): number {
  let left = total;
  const sorted = [...areas].sort((a, b) => a - b);
  for (const [at, area] of sorted.entries()) {
    const share = left / (sorted.length - at);
    if (area > share) return share;
    left -= area;
  }
  return Number.POSITIVE_INFINITY;
}

function scaled({ widthPx, heightPx }: SizePx, factor: number): SizePx {
  return { widthPx: Math.max(1, Math.floor(widthPx * factor)), heightPx: Math.max(1, Math.floor(heightPx * factor)) };
}

export function areaOf({ widthPx, heightPx }: SizePx): number {
  return widthPx * heightPx;
}
