import {
  exifThumbnail,
  firstScanJpeg,
  isPhotoFileError,
  isRgbProfile,
  type JpegHeader,
  readJpegHeader,
  type SizePx,
  uprightSize,
  withColourProfile,
} from '@muro/domain';
import { bytesOf } from './bytes-of.ts';
import { dataAddress } from './data-address.ts';
import { fitSquare, jpegOf, THUMB_MAX_PX } from './make-copies.ts';
import type { QuickPicture } from './photo-read.ts';
import { plainPhoto } from './plain-photo.ts';
import { decodeReduced } from './reduced-jpeg.ts';
import { hasBlackBars, withinBars } from './thumbnail-bars.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * Sizes of the two read steps. EXIF data are at the beginning of a file and at most 64 kB; colour profiles may come before or after them.
 * The first step is nearly always enough.
 */
const HEADS_BYTES = [65_536, 262_144] as const;

/**
 * Returns a small upright preview of a photo long before the photo is read: the camera's
 * embedded thumbnail, or else a reduced decoding with as few pixels as possible. Returns null if
 * neither is fast: for formats other than JPEG, and in browsers that always decode whole photos.
 *
 * @param upright  size of the whole upright photo, px
 */
export async function quickPicture(file: Blob, upright: SizePx): Promise<QuickPicture | null> {
  const embedded = await embeddedPicture(file).catch(() => null);
  const picture = embedded ?? (await coarsePicture(file, upright).catch(() => null));
  if (!picture) return null;
  const thumbUrl = await dataAddress(await jpegOf(picture));
  return { picture, thumbUrl, isRough: embedded !== null };
}

async function embeddedPicture(file: Blob): Promise<ImageBitmap | null> {
  const { bytes, header } = await headOf(file);
  const [exif] = header.exifData;
  const thumbnail = exif && exifThumbnail(bytes.subarray(exif.from + 6, exif.to));
  if (!thumbnail) return null;
  const picture = await createImageBitmap(new Blob([thumbnailWithProfile(thumbnail, header)]));
  const part = withinBars({ widthPx: picture.width, heightPx: picture.height }, header);
  // Without bars the thumbnail has another shape: the photo was cropped or rotated after it was taken.
  if (!part || (part.hasBlackBars && !hasBlackBars(picture, part))) return null;
  const cropped = await createImageBitmap(picture, part.xPx, part.yPx, part.widthPx, part.heightPx);
  picture.close();
  return turnUpright(cropped, header.orientation, uprightSize({ ...part, orientation: header.orientation }));
}

interface Head {
  readonly bytes: Uint8Array;
  readonly header: JpegHeader;
}

/** @throws {PhotoFileError} if even the last step is too short */
async function headOf(file: Blob): Promise<Head> {
  const [first, last] = HEADS_BYTES;
  try {
    return await headWithin(file, first);
  } catch (error) {
    if (isPhotoFileError(error) && error.isCutOff) return headWithin(file, last);
    throw error;
  }
}

async function headWithin(file: Blob, length: number): Promise<Head> {
  const bytes = await bytesOf(file, length);
  return { bytes, header: readJpegHeader(bytes) };
}

/** Adds the photo's colour profile to its thumbnail: both use the same colours, but only the photo contains the profile. */
function thumbnailWithProfile(thumbnail: Uint8Array, { icc }: JpegHeader): Uint8Array<ArrayBuffer> {
  return icc && isRgbProfile(icc) ? withColourProfile(thumbnail, icc) : new Uint8Array(thumbnail);
}

async function coarsePicture(file: Blob, upright: SizePx): Promise<ImageBitmap | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readJpegHeader(bytes);
  const coarse = header.coefficientBytes > 0 ? firstScanJpeg(bytes, header) : bytes;
  return coarse && decodeReduced(plainPhoto(coarse), fitSquare(upright, THUMB_MAX_PX));
}
