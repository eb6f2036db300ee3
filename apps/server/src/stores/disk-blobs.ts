import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs, Draft } from '../files/blobs.ts';
import { openDrafts } from '../files/drafts.ts';
import { fileAt, isOlder, missingIsNull, moveIfPresent, moveToQuarantine, sizeOf } from '../files/file-facts.ts';
import { flush } from '../files/flush.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const PREFIX = /^[0-9a-f]{2}$/;
const LIST_BATCH = 500;

/**
 * Stores photos on the local disk.
 *
 *     blobs/ab/abcdef…   one file per content, named by its SHA-256
 *     blobs/drafts/…     received, not stored yet
 *     blobs/leaving/…    being deleted: still readable until its references are checked again, then restored or deleted
 *     blobs/aside/…      quarantine of files whose content did not match their name, for the operator
 *
 * A draft lies on the same disk as its final place, so storing it is one rename.
 */
export async function openDiskBlobs(root: string): Promise<Blobs> {
  const drafts = await openDrafts(join(root, 'drafts'));
  const leaving = join(root, 'leaving');
  await mkdir(leaving, { recursive: true });
  const pathOf = (sha256: string) => join(folderOf(root, sha256), sha256);
  for (const name of await readdir(leaving)) await moveIfPresent(join(leaving, name), pathOf(name)); // a garbage collection was killed
  const quarantine = (sha256: string) => moveToQuarantine(pathOf(sha256), join(root, 'aside'));
  /** True if these bytes are stored already; then their age is reset. A file that a disk error has corrupted is moved to quarantine. */
  const isAlreadyStored = async ({ sha256, sizeBytes }: Draft): Promise<boolean> => {
    const path = pathOf(sha256);
    if ((await sizeOf(path)) !== sizeBytes) return false;
    const adopted = await drafts.adopt(path).catch(missingIsNull);
    if (adopted?.sha256 === sha256) return await isRenewed(path);
    if (adopted) await quarantine(sha256);
    return false;
  };
  const placesOf = (sha256: string) => [pathOf(sha256), join(leaving, sha256), pathOf(sha256)];

  return {
    ...drafts,
    async keep(draft) {
      const { path, sha256 } = draft;
      if (await isAlreadyStored(draft)) return;
      await flush(path);
      await mkdir(folderOf(root, sha256), { recursive: true });
      await rename(path, pathOf(sha256));
      await flush(folderOf(root, sha256));
      await flush(root);
    },
    read: (sha256) => firstFound(placesOf(sha256), fileAt),
    fileOf: (sha256) => firstFound(placesOf(sha256), async (path) => ((await sizeOf(path)) === null ? null : path)),
    storedSize: (sha256) => firstFound(placesOf(sha256), sizeOf),
    quarantine,
    listOlderThan: (ageMs, prefix = '') => listOlderThan(root, ageMs, prefix),
    async deleteUnreferenced(sha256, ageMs, isWanted) {
      const hidden = join(leaving, sha256);
      if (!(await moveIfPresent(pathOf(sha256), hidden))) return false;
      try {
        if (!(await isOlder(hidden, ageMs)) || (await isWanted())) return false;
        await rm(hidden, { force: true });
        return true;
      } finally {
        await moveIfPresent(hidden, pathOf(sha256)); // referenced after all, or the check failed
      }
    },
  };
}

/** Returns the first result of `find` that is not null; null if there is none. */
async function firstFound<T>(paths: readonly string[], find: (path: string) => Promise<T | null>): Promise<T | null> {
  for (const path of paths) {
    const found = await find(path);
    if (found !== null) return found;
  }
  return null;
}

function folderOf(root: string, sha256: string): string {
  if (!SHA256.test(sha256)) throw new RangeError(`Expected 64 hex digits for sha256 but received ${sha256.slice(0, 80)}`);
  return join(root, sha256.slice(0, 2));
}

async function* listOlderThan(root: string, ageMs: number, prefix: string): AsyncGenerator<readonly string[]> {
  for (const folder of (await readdir(root)).filter((name) => PREFIX.test(name) && name.startsWith(prefix))) {
    const names = (await readdir(join(root, folder))).filter((name) => SHA256.test(name));
    const olderNames: string[] = [];
    for (const name of names) if (await isOlder(join(root, folder, name), ageMs)) olderNames.push(name);
    for (let start = 0; start < olderNames.length; start += LIST_BATCH) yield olderNames.slice(start, start + LIST_BATCH);
  }
}

/** Sets the modification time to now, so that a concurrent garbage collection spares the file; false if it is missing. */
async function isRenewed(path: string): Promise<boolean> {
  const now = new Date();
  return (await utimes(path, now, now).catch(missingIsNull)) !== null;
}
