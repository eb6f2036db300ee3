import type { SizePx } from '@muro/domain';

/** Memory limit for all pictures of the canvas: 128 MB, independent of the screen, the zoom and the number of photos. */
export const MAX_PIXELS = 32_000_000;

/** Share of the limit for pictures that are no longer on the page: 32 MB. */
const MAX_REMOVED_PIXELS = 8_000_000;

interface Wanted {
  readonly size: SizePx;
}

/**
 * Scales the largest pictures down until all together fit into a pixel budget; small pictures keep their size.
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
 * Returns the bitmaps to keep of the pictures that were removed from the page.
 *
 * @param bitmaps  most recently removed first; null for a picture without a bitmap
 * @param roomPx   pixels that the page does not use
 */
export function removedPicturesToKeep(bitmaps: readonly (ImageBitmap | null)[], roomPx: number): ReadonlySet<ImageBitmap> {
  let room = Math.min(roomPx, MAX_REMOVED_PIXELS);
  const keptBitmaps = new Set<ImageBitmap>();
  for (const bitmap of bitmaps) {
    if (!bitmap || pixelsOf(bitmap) > room) continue;
    room -= pixelsOf(bitmap);
    keptBitmaps.add(bitmap);
  }
  return keptBitmaps;
}

export function pixelsOf(bitmap: ImageBitmap | null): number {
  return bitmap ? bitmap.width * bitmap.height : 0;
}

/**
 * Returns the largest area per picture so that the sum stays within `total`: area that small pictures do not use goes to the large ones.
 */
function fairShare(areas: readonly number[], total: number): number {
  let remaining = total;
  const sorted = [...areas].sort((a, b) => a - b);
  for (const [index, area] of sorted.entries()) {
    const share = remaining / (sorted.length - index);
    if (area > share) return share;
    remaining -= area;
  }
  return Number.POSITIVE_INFINITY;
}

function scaled({ widthPx, heightPx }: SizePx, factor: number): SizePx {
  return { widthPx: Math.max(1, Math.floor(widthPx * factor)), heightPx: Math.max(1, Math.floor(heightPx * factor)) };
}

export function areaOf({ widthPx, heightPx }: SizePx): number {
  return widthPx * heightPx;
}
