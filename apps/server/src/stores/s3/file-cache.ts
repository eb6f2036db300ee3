import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '../../files/blobs.ts';
import { missingIsNull, sizeOf } from '../../files/file-facts.ts';
import { LostObjectError } from './open-object.ts';

/** LRU cache on disk of objects that child processes read as files, by their SHA-256. */
export interface FileCache {
  /** Returns the path of the bytes, which exists for the next hour; null if the object is lost. */
  fileOf(sha256: string, file: StoredFile): Promise<string | null>;
  drop(sha256: string): Promise<void>;
  /** Deletes files that were not used for a day. */
  dropIdle(): Promise<void>;
}

/** Longer than a job that was given a path may wait and run. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** @param maxBytes  size limit; files used within the last hour are kept beyond it */
export async function openFileCache(folder: string, maxBytes: number): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const fetching = new Map<string, Promise<string | null>>();
  let newBytes = Number.POSITIVE_INFINITY; // bytes added since the last trim

  const fetchFile = async (sha256: string, file: StoredFile): Promise<string | null> => {
    const path = join(folder, sha256);
    if ((await sizeOf(path)) === file.sizeBytes && (await wasTouched(path))) return path;
    const temporary = join(folder, `${sha256}.${randomUUID()}`);
    try {
      await writeChecked(file, temporary, sha256);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      if (error instanceof LostObjectError) return null;
      throw error;
    }
    newBytes += file.sizeBytes;
    if (newBytes > maxBytes / 20) newBytes = await trim(folder, maxBytes, HOUR_MS).then(() => 0);
    return path;
  };
  return {
    fileOf(sha256, file) {
      const present = fetching.get(sha256) ?? fetchFile(sha256, file).finally(() => fetching.delete(sha256));
      fetching.set(sha256, present);
      return present;
    },
    drop: (sha256) => rm(join(folder, sha256), { force: true }),
    dropIdle: () => trim(folder, 0, DAY_MS),
  };
}

/** Sets the modification time, which is the time of the last use; false if the file is missing. */
async function wasTouched(path: string): Promise<boolean> {
  const now = new Date();
  return (await utimes(path, now, now).catch(missingIsNull)) !== null;
}

/** @throws {Error} if the received bytes do not match the SHA-256 */
async function writeChecked(file: StoredFile, path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await file.open(), hashing, createWriteStream(path, { flags: 'wx' }));
  if (hash.digest('hex') !== sha256) throw new Error(`The object in the bucket does not have the checksum ${sha256}.`);
}

/** Deletes the least recently used files that are older than `olderMs` until the rest fits. */
async function trim(folder: string, maxBytes: number, olderMs: number): Promise<void> {
  const files: { readonly path: string; readonly bytes: number; readonly usedMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const entry = await stat(path).catch(missingIsNull);
    if (entry) files.push({ path, bytes: entry.size, usedMs: entry.mtimeMs });
  }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes, usedMs } of files.sort((a, b) => a.usedMs - b.usedMs)) {
    if (total <= maxBytes || usedMs > Date.now() - olderMs) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}
