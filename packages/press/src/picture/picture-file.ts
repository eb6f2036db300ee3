import { isPhotoFileError, type JpegHeader, type Photo, type SizePx } from '@muro/domain';
import { readPhotoInfo } from './photo-info.ts';
import { openPicture } from './sharp-engine.ts';

/** Path, format and upright size of a picture file. */
export interface PictureFile extends SizePx {
  readonly path: string;
  readonly sizeBytes: number;
  /** Header of a JPEG; null for other formats. */
  readonly jpeg: JpegHeader | null;
}

export async function openPictureFile(path: string): Promise<PictureFile> {
  try {
    const { header, ...info } = await readPhotoInfo(path);
    return { path, sizeBytes: info.sizeBytes, widthPx: info.widthPx, heightPx: info.heightPx, jpeg: header };
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    const { autoOrient, size } = await (await openPicture(path)).metadata();
    return { path, sizeBytes: size ?? 0, widthPx: autoOrient.width, heightPx: autoOrient.height, jpeg: null };
  }
}

/** Tolerance for the aspect ratio, as a natural logarithm. A larger deviation means that the file is not the photo of the collage. */
const MAX_SKEW = 0.01;

/** @throws {Error} when the file's aspect ratio differs from the photo's */
export function checkSamePhoto(photo: Photo, file: SizePx): void {
  const skew = (photo.widthPx / photo.heightPx) * (file.heightPx / file.widthPx);
  if (Math.abs(Math.log(skew)) <= MAX_SKEW) return;
  throw new Error(
    `Expected photo '${photo.id}' (${photo.name}) to have the shape of ${photo.widthPx} x ${photo.heightPx} px but its file has ${file.widthPx} x ${file.heightPx}`,
  );
}
