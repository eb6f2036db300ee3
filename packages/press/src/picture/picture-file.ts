import { isPhotoFileError, type JpegHeader, type Photo, type SizePx } from '@muro/domain';
import { readPhotoInfo } from './photo-info.ts';
import { openPicture } from './sharp-engine.ts';

/** A picture's file: what it is and how large it is seen upright. */
export interface PictureFile extends SizePx {
  readonly path: string;
  readonly sizeBytes: number;
  /** Null for what is no JPEG. */
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

/** Proportions may differ by rounding; more means that the file is another photo than the collage was made with. */
const MAX_SKEW = 0.01;

/** @throws {Error} when the file cannot be the photo that the collage speaks of */
export function checkSamePhoto(photo: Photo, file: SizePx): void {
  const skew = (photo.widthPx / photo.heightPx) * (file.heightPx / file.widthPx);
  if (Math.abs(Math.log(skew)) <= MAX_SKEW) return;
  throw new Error(
    `Expected photo '${photo.id}' (${photo.name}) to have the shape of ${photo.widthPx} x ${photo.heightPx} px but its file has ${file.widthPx} x ${file.heightPx}`,
  );
}
