import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@muro/press';
import { makeFolder } from '@muro/shop';
import { accessReason } from '../files/read-text.ts';
import { writeFailure } from '../files/write-file.ts';
import { wrongInput } from '../terminal/failure.ts';
import type { PhotoFile } from './read-photos.ts';

export interface CollageFiles {
  /** Names and contents of the documents; the first variant first. */
  readonly documents: readonly { readonly name: string; readonly xml: string }[];
  readonly photos: readonly PhotoFile[];
  /** File name of each photo's copy by photo id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Writes photos, then documents, so that every document on disk has its photos. */
export async function writeCollages(folder: string, { documents, photos, names }: CollageFiles): Promise<void> {
  try {
    await makeFolder(join(folder, 'photos'));
    for (const { photo, path, jpeg } of photos) {
      const copy = join(folder, 'photos', names.get(photo.id) as string);
      await copyFile(jpeg, copy).catch((error: unknown) => {
        throw wrongInput(path, `could not be copied to ${copy}: ${accessReason(error)}`);
      });
    }
    for (const { name, xml } of documents) await writeFileAtomically(join(folder, name), (file) => file.writeFile(xml));
  } catch (error) {
    throw writeFailure(folder, error) ?? error;
  }
}
