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
import { isBarred, withinBars } from './thumbnail-bars.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * EXIF data lie at the beginning of a file and hold at most 64 kB; colour profiles may stand before or behind them. Nearly always all
 * of it fits into the first step.
 */
const HEADS_BYTES = [65_536, 262_144] as const;

/**
 * A small upright picture of a photo, long before the photo is read: the one that its camera put into the file, else one that is
 * decoded from as few of its pixels as will do. Null where neither is quick: for other kinds than JPEG, and in browsers that
 * always decode photos whole.
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
  const picture = await createImageBitmap(new Blob([coloured(thumbnail, header)]));
  const part = withinBars({ widthPx: picture.width, heightPx: picture.height }, header);
  // Without bars it is of another shape: somebody has cut or turned the photo since it was taken.
  if (!part || (part.isBarred && !isBarred(picture, part))) return null;
  const seen = await createImageBitmap(picture, part.xPx, part.yPx, part.widthPx, part.heightPx);
  picture.close();
  return turnUpright(seen, header.orientation, uprightSize({ ...part, orientation: header.orientation }));
}

interface Head {
  readonly bytes: Uint8Array;
  readonly header: JpegHeader;
}

/** @throws {PhotoFileError} where even the last step is too short */
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

/** Its numbers mean the same colours as those of the photo, but only the photo says which. */
function coloured(thumbnail: Uint8Array, { icc }: JpegHeader): Uint8Array<ArrayBuffer> {
  return icc && isRgbProfile(icc) ? withColourProfile(thumbnail, icc) : new Uint8Array(thumbnail);
}

async function coarsePicture(file: Blob, upright: SizePx): Promise<ImageBitmap | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readJpegHeader(bytes);
  const coarse = header.coefficientBytes > 0 ? firstScanJpeg(bytes, header) : bytes;
  return coarse && decodeReduced(plainPhoto(coarse), fitSquare(upright, THUMB_MAX_PX));
}
