import { memoizeByValue, type PictureRef } from '@muro/domain';
import { createEqualFileFinder } from './equal-files.ts';
import type { PaintJob } from './paint-job.ts';
import { checkSamePhoto, openPictureFile, type PictureFile } from './picture-file.ts';

/** Opens the file of a picture of the page; null if a file that the design refers to does not exist. */
export type OpenPicture = (picture: PictureRef) => Promise<PictureFile | null>;

/** Creates a function that opens each file of a job once, files with the same content as one, and checks that a photo's file has the shape of the placed photo. */
export function pictureOpener({ collage, fileOf, resourceFileOf }: Pick<PaintJob, 'collage' | 'fileOf' | 'resourceFileOf'>): OpenPicture {
  const photos = new Map(collage.photos.map((photo) => [photo.id, photo]));
  const equalFile = createEqualFileFinder();
  const once = memoizeByValue(async (path: string) => equalFile(await openPictureFile(path)));
  return async (picture) => {
    if (picture.kind === 'resource') {
      const path = resourceFileOf(picture.source);
      return path === null ? null : once(path);
    }
    const photo = photos.get(picture.id);
    if (!photo) throw new RangeError(`Expected a photo of the collage but received '${picture.id}'`);
    const file = await once(fileOf(photo.id));
    checkSamePhoto(photo, file);
    return file;
  };
}
