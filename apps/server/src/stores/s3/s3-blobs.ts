import type { Blobs, Draft, Drafts } from '../../files/blobs.ts';
import type { FileCache } from './file-cache.ts';
import { type ObjectPlace, sendObject, takeAway } from './keep-object.ts';
import { lookAtObject, readObject } from './open-object.ts';

/** Stores photos in a bucket. Uploads lie on this server until they are stored; files for child processes are downloaded. */
export function createS3Blobs(place: ObjectPlace, drafts: Drafts, cache: FileCache): Blobs {
  const { bucket, rows } = place;
  /** True if these bytes are stored already; checked in the bucket, because its objects may be changed from outside. */
  const isKeptAgain = async ({ sha256, sizeBytes }: Draft): Promise<boolean> => {
    const kept = await rows.renew(sha256);
    if (!kept) return false;
    if ((await bucket.size(kept.key)) === sizeBytes) return true;
    await rows.leave(kept.key);
    return false;
  };

  return {
    ...drafts,
    async keep(draft) {
      while (!(await isKeptAgain(draft))) {
        const { key } = await sendObject(place, draft.sha256, draft, '');
        if (await rows.keep(key)) return;
        await takeAway(place, { key, uploadId: null }); // another server stored the same bytes first
      }
    },
    read: (sha256) => readObject(place, sha256),
    async fileOf(sha256) {
      const file = await readObject(place, sha256);
      return file && (await cache.fileOf(sha256, file));
    },
    look: (sha256) => lookAtObject(place, sha256),
    setAside: (sha256) => rows.setAside(sha256),
    keptFor: (ageMs, prefix) => rows.names('photos', ageMs, prefix),
    async dropDrafts(idleMs) {
      let count = await drafts.dropDrafts(idleMs);
      for (const loose of await rows.loose()) if (await takeAway(place, loose)) count++;
      await cache.dropIdle();
      return count;
    },
    async forget(sha256, ageMs, isWanted) {
      if (await isWanted()) return false;
      // A concurrent upload of these bytes has renewed the row, so it is not old; a later one finds no row and uploads them again.
      const key = await rows.leaveOld(sha256, ageMs);
      if (key === null) return false;
      await cache.drop(sha256);
      await takeAway(place, { key, uploadId: null });
      return true;
    },
  };
}
