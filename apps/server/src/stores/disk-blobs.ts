import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from '../flush.ts';
import type { Blobs, Draft } from '../ports/photos.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const PREFIX = /^[0-9a-f]{2}$/;
const SWEEP_BATCH = 500;

/**
 * Photos on the local disk.
 *
 *     blobs/ab/abcdef…   one file per content, named by its SHA-256
 *     blobs/drafts/…     received, not yet kept; swept after an hour
 *     blobs/leaving/…    wanted by nobody as it seems: still read from here, back in its place or gone a moment later
 *
 * A draft lies on the same disk as its final place, so keeping it is one rename.
 */
export async function openDiskBlobs(root: string): Promise<Blobs> {
  const drafts = join(root, 'drafts');
  const leaving = join(root, 'leaving');
  for (const folder of [drafts, leaving]) await mkdir(folder, { recursive: true });
  const pathOf = (sha256: string) => join(folderOf(root, sha256), sha256);
  for (const name of await readdir(leaving)) await moved(join(leaving, name), pathOf(name)); // a sweep was killed
  const placeOf = async (sha256: string) => {
    for (const path of [pathOf(sha256), join(leaving, sha256), pathOf(sha256)]) {
      const entry = await stat(path).catch(missingIsNull);
      if (entry) return { path, sizeBytes: entry.size };
    }
    return null;
  };

  return {
    draftPath: () => join(drafts, randomUUID()),
    async receive(source) {
      const path = join(drafts, randomUUID());
      try {
        return await writeHashed(source, path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    adopt: (path) => hashFile(path),
    async keep({ path, sha256, sizeBytes }) {
      if (await isKeptAgain(pathOf(sha256), sizeBytes)) return await rm(path, { force: true });
      await flush(path);
      await mkdir(folderOf(root, sha256), { recursive: true });
      await rename(path, pathOf(sha256));
      await flush(folderOf(root, sha256));
      await flush(root);
    },
    drop: (path) => rm(path, { force: true }),
    async read(sha256) {
      const place = await placeOf(sha256);
      return place && { sizeBytes: place.sizeBytes, stream: (range) => createReadStream(place.path, range) };
    },
    fileOf: async (sha256) => (await placeOf(sha256))?.path ?? null,
    async room() {
      const disk = await statfs(root);
      return { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
    },
    dropDraftsBefore: (moment) => dropFilesBefore(drafts, moment),
    keptBefore: (moment) => keptBefore(root, moment),
    async forget(sha256, before, isWanted) {
      const aside = join(leaving, sha256);
      if (!(await moved(pathOf(sha256), aside))) return false;
      if (!(await isBefore(aside, before)) || (await isWanted())) {
        await moved(aside, pathOf(sha256));
        return false;
      }
      await rm(aside, { force: true });
      return true;
    },
  };
}

function folderOf(root: string, sha256: string): string {
  if (!SHA256.test(sha256)) throw new RangeError(`Expected 64 hex digits for sha256 but received ${sha256.slice(0, 80)}`);
  return join(root, sha256.slice(0, 2));
}

async function* keptBefore(root: string, moment: Date): AsyncGenerator<readonly string[]> {
  for (const folder of (await readdir(root)).filter((name) => PREFIX.test(name))) {
    const names = (await readdir(join(root, folder))).filter((name) => SHA256.test(name));
    const old: string[] = [];
    for (const name of names) if (await isBefore(join(root, folder, name), moment)) old.push(name);
    for (let at = 0; at < old.length; at += SWEEP_BATCH) yield old.slice(at, at + SWEEP_BATCH);
  }
}

/** By hand, not as a stream: a stream that fails while it opens makes its file after the failure was told, and nobody removes it. */
async function writeHashed(source: AsyncIterable<Uint8Array>, path: string): Promise<Draft> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      await file.writeFile(chunk);
      sizeBytes += chunk.length;
    }
    const written = (await file.stat()).size;
    if (written !== sizeBytes) throw new Error(`${written} of ${sizeBytes} bytes were written.`);
  } finally {
    await file.close();
  }
  return { path, sha256: hash.digest('hex'), sizeBytes };
}

async function hashFile(path: string): Promise<Draft> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
  }
  return { path, sha256: hash.digest('hex'), sizeBytes };
}

/** Whether these bytes lie there already; their time is renewed, so that a sweep which looked earlier lets them be. */
async function isKeptAgain(path: string, sizeBytes: number): Promise<boolean> {
  const entry = await stat(path).catch(missingIsNull);
  if (entry?.size !== sizeBytes) return false;
  const now = new Date();
  return (await utimes(path, now, now).catch(missingIsNull)) !== null;
}

async function isBefore(path: string, moment: Date): Promise<boolean> {
  const entry = await stat(path).catch(missingIsNull);
  return entry !== null && entry.mtimeMs < moment.getTime();
}

async function moved(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).catch(missingIsNull)) !== null;
}

async function dropFilesBefore(folder: string, moment: Date): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!(await isBefore(path, moment))) continue;
    await rm(path, { force: true, recursive: true });
    count++;
  }
  return count;
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
