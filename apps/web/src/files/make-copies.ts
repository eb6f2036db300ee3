import { fileKindOf, fitResize, ONLINE_MAX_PX, type PhotoType, RESIZE_QUALITY, type SizePx, uprightSize } from '@muro/domain';
import { bytesOf } from './bytes-of.ts';
import { computeFingerprint } from './compute-fingerprint.ts';
import { dataAddress } from './data-address.ts';
import { decodeCmyk } from './decode-cmyk.ts';
import { findJpegFault } from './find-jpeg-fault.ts';
import { type CopiesRead, failureOf, type Read } from './photo-read.ts';
import { type PlainPhoto, plainPhoto } from './plain-photo.ts';
import { decodeReduced } from './reduced-jpeg.ts';
import { releasePixels } from './release-pixels.ts';
import { turnUpright } from './turn-upright.ts';

/** Longest side of a tray picture, px: 100 CSS px high at device pixel ratio 2, with room for wide ones. */
export const THUMB_MAX_PX = 240;

/**
 * Decodes a photo once and makes small upright copies of it. Rejects truncated photos from this computer.
 *
 * The decoder delivers the pixels as stored; all eight EXIF orientations are applied here, once.
 *
 * @param upright  size of the whole upright photo, px; null if unknown (a copy from the server)
 */
export async function makeCopies(file: Blob, type: PhotoType, upright: SizePx | null): Promise<Read<CopiesRead>> {
  try {
    const bytes = upright && (await bytesOf(file));
    const fault = bytes && findJpegFault(bytes);
    if (fault) return fault;
    const web = await decodeBytes(bytes, file, upright && fitSquare(upright, ONLINE_MAX_PX[type]));
    try {
      return { error: null, ...(await copiesOf(web)), web: upright ? await jpegOf(web) : file };
    } finally {
      web.close();
    }
  } catch (error) {
    return failureOf(error);
  }
}

async function copiesOf(web: ImageBitmap): Promise<Omit<CopiesRead, 'web'>> {
  const webSize = sizeOf(web);
  const thumb = await createImageBitmap(web, resizeTo(fitSquare(webSize, THUMB_MAX_PX)));
  try {
    return { webSize, thumbUrl: await dataAddress(await jpegOf(thumb)), fingerprint: computeFingerprint(web, thumb) };
  } finally {
    thumb.close();
  }
}

/** Decodes a picture at its display size; the caller closes it. */
export async function decode(file: Blob, size: SizePx): Promise<ImageBitmap> {
  return decodeBytes(await bytesOf(file), file, size);
}

async function decodeBytes(bytes: Uint8Array<ArrayBuffer> | null, file: Blob, size: SizePx | null): Promise<ImageBitmap> {
  if (!bytes || !size || fileKindOf(bytes) !== 'jpeg') {
    return createImageBitmap(file, { imageOrientation: 'from-image', ...(size ? resizeTo(size) : {}) });
  }
  const photo = plainPhoto(bytes);
  return (await decodeCmyk(photo, size)) ?? (await decodeReduced(photo, size)) ?? (await decodeWhole(photo, size));
}

async function decodeWhole({ header, jpeg }: PlainPhoto, size: SizePx): Promise<ImageBitmap> {
  const storedSize = uprightSize({ ...size, orientation: header.orientation });
  return turnUpright(await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }), resizeTo(storedSize)), header.orientation, size);
}

function resizeTo({ widthPx, heightPx }: SizePx): ImageBitmapOptions {
  return { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'high' };
}

export function fitSquare(size: SizePx, maxPx: number): SizePx {
  return fitResize(size, { widthPx: maxPx, heightPx: maxPx });
}

function sizeOf({ width, height }: ImageBitmap): SizePx {
  return { widthPx: width, heightPx: height };
}

export async function jpegOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  // Encoded on the CPU: pixels in GPU memory would have to be read back.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: RESIZE_QUALITY / 100 });
  releasePixels(canvas);
  return jpeg;
}
