import type { Blobs, Draft, Drafts } from '../../files/blobs.ts';
import type { FileCache } from './file-cache.ts';
import { type ObjectPlace, sendObject, takeAway } from './keep-object.ts';
import { lookAtObject, readObject } from './open-object.ts';

/** Photos in a bucket. What is received lies on this server until it is kept; what a child process reads is fetched. */
export function createS3Blobs(place: ObjectPlace, drafts: Drafts, cache: FileCache): Blobs {
  const { bucket, rows } = place;
  /** Whether these bytes are there already; looked at, since a bucket has other hands in it. */
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
        await takeAway(place, { key, uploadId: null }); // another server kept the same bytes first
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
      // Whoever kept these bytes since the question has renewed their row, and whoever comes later finds none and sends them anew.
      const key = await rows.leaveOld(sha256, ageMs);
      if (key === null) return false;
      await cache.drop(sha256);
      await takeAway(place, { key, uploadId: null });
      return true;
    },
  };
}
