import type { JpegHeader, SizePx } from '@muro/domain';
import type { PlainPhoto } from './plain-photo.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * Decodes a JPEG to an upright picture of `size` from fewer pixels than it has: half the time and a fraction of the memory of a full
 * decoding. Returns null if the browser does not support that, or if it would save nothing.
 *
 * @param size  size of the whole upright photo, px
 */
export async function decodeReduced({ header, jpeg }: PlainPhoto, size: SizePx): Promise<ImageBitmap | null> {
  if (!('ImageDecoder' in globalThis)) return null;
  try {
    const storedSize = header.orientation >= 5 ? { widthPx: size.heightPx, heightPx: size.widthPx } : size;
    const eighths = eighthsFor(header, storedSize);
    if (eighths === 8 || header.components === 4) return null;
    const picture = await decodeEighths(jpeg, header, eighths, storedSize);
    return picture && turnUpright(picture, header.orientation, size);
  } catch {
    return null;
  }
}

/**
 * Returns the smallest number of eighths of the full resolution that gives at least `wanted`. A JPEG stores blocks of 8 × 8 pixels as
 * frequencies (DCT), fine ones last: a decoder that skips those produces 1 × 1, 2 × 2 … 8 × 8 pixels per block.
 *
 *     4000 × 3000 px for 1024 × 768 px  →  3: 1500 × 1125 px
 */
export function eighthsFor(stored: SizePx, target: SizePx): number {
  const needed = Math.max(target.widthPx / stored.widthPx, target.heightPx / stored.heightPx);
  return Math.min(8, Math.max(1, Math.ceil(8 * needed)));
}

async function decodeEighths(
  jpeg: Uint8Array<ArrayBuffer>,
  header: JpegHeader,
  eighths: number,
  { widthPx, heightPx }: SizePx,
): Promise<ImageBitmap | null> {
  const [desiredWidth, desiredHeight] = [Math.ceil((header.widthPx * eighths) / 8), Math.ceil((header.heightPx * eighths) / 8)];
  const decoder = new ImageDecoder({ type: 'image/jpeg', data: jpeg, desiredWidth, desiredHeight });
  try {
    const { image } = await decoder.decode();
    try {
      if (image.displayWidth < widthPx || image.displayHeight < heightPx) return null;
      return await createImageBitmap(image, { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'high' });
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}
