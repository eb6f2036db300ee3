import { memoizeByValue, type PictureRef } from '@muro/domain';
import type { PaintJob } from '../print-job.ts';
import { checkSamePhoto, openPictureFile, type PictureFile } from './picture-file.ts';

/** The opened file of a picture of the page; null for art that the design names but nobody has. */
export type OpenPicture = (picture: PictureRef) => Promise<PictureFile | null>;

/** Opens each file of a job once, and makes sure that a photo's file is the photo that was placed. */
export function pictureOpener({ collage, fileOf, resourceFileOf }: Pick<PaintJob, 'collage' | 'fileOf' | 'resourceFileOf'>): OpenPicture {
  const photos = new Map(collage.photos.map((photo) => [photo.id, photo]));
  const once = memoizeByValue(openPictureFile);
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
