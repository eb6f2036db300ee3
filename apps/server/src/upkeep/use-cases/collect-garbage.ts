import type { Blobs } from '../../files/blobs.ts';
import type { Photos } from '../../photos/types/photos.ts';

export interface GarbagePorts {
  readonly blobs: Blobs;
  readonly photos: Photos;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/* Garbage collection. It is safe during uploads and saves: files and rows that they touch are younger than the age limits here. */

/** Deletes uploads that began more than an hour ago and were never finished. Returns their number. */
export const deleteUnfinishedUploads = ({ blobs }: GarbagePorts): Promise<number> => blobs.dropDrafts(HOUR_MS);

/** Deletes photos that no collage uses and that were last uploaded or requested more than a week ago. Returns their number. */
export const deleteUnusedPhotos = ({ photos }: GarbagePorts): Promise<number> => photos.deleteUnused(WEEK_MS / 1000);

/** Deletes orphaned blobs: originals, copies and pictures older than a week that no row references. Returns their number. */
export async function deleteOrphanedFiles({ blobs, photos }: GarbagePorts, isStopping: () => boolean): Promise<number> {
  let count = 0;
  for await (const names of blobs.listOlderThan(WEEK_MS)) {
    if (isStopping()) break;
    const referenced = await photos.listReferenced(names);
    for (const name of names.filter((candidate) => !referenced.has(candidate))) {
      if (await blobs.deleteUnreferenced(name, WEEK_MS, async () => (await photos.listReferenced([name])).has(name))) count++;
    }
  }
  return count;
}
