import { byteAt, type SizePx } from '@muro/domain';
import { releasePixels } from './release-pixels.ts';

/** Position of the photo in its thumbnail, px. */
export interface PhotoPart extends SizePx {
  readonly xPx: number;
  readonly yPx: number;
  /** True if black bars fill the rest. */
  readonly hasBlackBars: boolean;
}

/** Relative difference below which two shapes count as equal: rounding to whole pixels of a small picture is coarse. */
const SAME_SHAPE = 0.02;
/** Bar edges are blurred: this many pixels of the photo are skipped beside a bar. */
const SOFT_EDGE_PX = 2;
/** Highest average brightness of a bar, 0-255: black, into which the compression of a small JPEG bleeds a little colour. */
const DARK = 32;

/**
 * Returns the position of a photo in a thumbnail of another shape: centred, between black bars at top and bottom or at the sides.
 *
 *     a photo of 3 : 2 in 160 x 120 px  →  160 x 107 px in the middle, less the soft edges
 *
 * @param photo  as it is stored, px
 * @returns null if nothing is left
 */
export function withinBars(thumbnail: SizePx, photo: SizePx): PhotoPart | null {
  const [across, down] = [thumbnail.widthPx / photo.widthPx, thumbnail.heightPx / photo.heightPx];
  if (Math.abs(1 - across / down) <= SAME_SHAPE) return { ...sizeOf(thumbnail), xPx: 0, yPx: 0, hasBlackBars: false };
  const scale = Math.min(across, down);
  const widthPx = inset(thumbnail.widthPx, photo.widthPx * scale);
  const heightPx = inset(thumbnail.heightPx, photo.heightPx * scale);
  if (widthPx < 1 || heightPx < 1) return null;
  return { widthPx, heightPx, xPx: (thumbnail.widthPx - widthPx) / 2, yPx: (thumbnail.heightPx - heightPx) / 2, hasBlackBars: true };
}

/** True if everything around the part is dark, as bars are. */
export function hasBlackBars(thumbnail: ImageBitmap, { xPx, yPx, widthPx, heightPx }: PhotoPart): boolean {
  const canvas = new OffscreenCanvas(thumbnail.width, thumbnail.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(thumbnail, 0, 0);
  context.clearRect(xPx - SOFT_EDGE_PX, yPx - SOFT_EDGE_PX, widthPx + 2 * SOFT_EDGE_PX, heightPx + 2 * SOFT_EDGE_PX);
  const { data } = context.getImageData(0, 0, thumbnail.width, thumbnail.height);
  releasePixels(canvas);
  return isDark(data);
}

/** @param pixels  RGBA; transparent pixels are ignored */
export function isDark(pixels: Uint8ClampedArray): boolean {
  let [light, count] = [0, 0];
  for (let offset = 0; offset < pixels.length; offset += 4) {
    if (byteAt(pixels, offset + 3) === 0) continue;
    light += 0.299 * byteAt(pixels, offset) + 0.587 * byteAt(pixels, offset + 1) + 0.114 * byteAt(pixels, offset + 2);
    count += 1;
  }
  return light <= DARK * count;
}

/** Leaves an even number of pixels for the bars, so that the photo is exactly centred. */
function inset(wholePx: number, seenPx: number): number {
  const barPx = Math.ceil((wholePx - seenPx) / 2);
  return barPx <= 0 ? wholePx : wholePx - 2 * (barPx + SOFT_EDGE_PX);
}

function sizeOf({ widthPx, heightPx }: SizePx): SizePx {
  return { widthPx, heightPx };
}
