import type { Blobs, Draft, Drafts } from '../../files/blobs.ts';
import type { FileCache } from './file-cache.ts';
import { readObject, storedSizeOf } from './open-object.ts';
import { deleteObject, type ObjectPlace, sendObject } from './send-object.ts';

/** Stores photos in a bucket. Uploads lie on this server until they are stored; files for child processes are downloaded. */
export function createS3Blobs(place: ObjectPlace, drafts: Drafts, cache: FileCache): Blobs {
  const { bucket, rows } = place;
  /** True if these bytes are stored already; checked in the bucket, because its objects may be changed from outside. */
  const isKeptAgain = async ({ sha256, sizeBytes }: Draft): Promise<boolean> => {
    const renewed = await rows.renew(sha256);
    if (!renewed) return false;
    if ((await bucket.size(renewed.key)) === sizeBytes) return true;
    await rows.hide(renewed.key);
    return false;
  };

  return {
    ...drafts,
    async keep(draft) {
      while (!(await isKeptAgain(draft))) {
        const { key } = await sendObject(place, draft.sha256, draft, '');
        if (await rows.keep(key)) return;
        await deleteObject(place, { key, uploadId: null }); // another server stored the same bytes first
      }
    },
    read: (sha256) => readObject(place, sha256),
    async fileOf(sha256) {
      const file = await readObject(place, sha256);
      return file && (await cache.fileOf(sha256, file));
    },
    storedSize: (sha256) => storedSizeOf(place, sha256),
    quarantine: (sha256) => rows.quarantine(sha256),
    listOlderThan: (ageMs, prefix) => rows.listNames('photos', ageMs, prefix),
    async dropDrafts(idleMs) {
      let count = await drafts.dropDrafts(idleMs);
      for (const orphan of await rows.listOrphans()) if (await deleteObject(place, orphan)) count++;
      await cache.dropIdle();
      return count;
    },
    async deleteUnreferenced(sha256, ageMs, isWanted) {
      if (await isWanted()) return false;
      // A concurrent upload of these bytes has renewed the row, so it is not old; a later one finds no row and uploads them again.
      const key = await rows.hideOlder(sha256, ageMs);
      if (key === null) return false;
      await cache.drop(sha256);
      await deleteObject(place, { key, uploadId: null });
      return true;
    },
  };
}
