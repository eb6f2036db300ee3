import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPhotoFileError, itemAt, type SavedPhoto } from '@muro/domain';
import { readPhotoInfo } from '@muro/press';
import { accessReason } from '../files/read-text.ts';
import { wrongInput } from '../terminal/failure.ts';
import type { OpenedCollage } from './open-collage.ts';

/**
 * Finds the original of every photo on the page, by id. Uses only the file name of an address, so that a foreign document cannot
 * reference files outside the folder.
 */
export async function findPhotos({ saved, collage }: OpenedCollage, folder: string): Promise<ReadonlyMap<string, string>> {
  const used = new Set(Object.values(collage.fills).map((fill) => fill.photoId));
  const files = new Map<string, string>();
  for (const photo of saved.photos.filter(({ id }) => used.has(id))) {
    const file = candidates(photo).find((name) => existsSync(join(folder, name)));
    if (file === undefined)
      throw wrongInput(join(folder, itemAt(candidates(photo), 0)), `the photo '${photo.name || photo.id}' is missing`);
    files.set(photo.id, join(folder, file));
  }
  for (const file of files.values()) await checkHeader(file);
  return files;
}

/** Returns possible file names: from the address if there is one, otherwise the number or the name. */
function candidates({ id, name, full }: SavedPhoto): readonly string[] {
  const names = full?.src ? [full.src] : [`${id}.jpg`, name];
  return names.filter((text) => text !== '').map((text) => basename(text.replaceAll('\\', '/')));
}

/** Checks the header of a photo, to report an error with its file name before printing. */
async function checkHeader(path: string): Promise<void> {
  try {
    await readPhotoInfo(path);
  } catch (error) {
    if (isPhotoFileError(error)) throw wrongInput(path, error.message);
    throw wrongInput(path, accessReason(error));
  }
}
