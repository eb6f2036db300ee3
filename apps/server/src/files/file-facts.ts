import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StoredFile } from './blobs.ts';

/** Returns the size in bytes, null if the file is missing; other disk errors are thrown. */
export const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, missingIsNull);

/** Returns the file at a path for reading; null if it is missing. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const sizeBytes = await sizeOf(path);
  return sizeBytes === null ? null : { sizeBytes, open: async (range) => (await open(path)).createReadStream(range) };
}

/** True if the file exists and was last modified more than `ageMs` ago by this machine's clock, which also set its timestamp. */
export async function isOlder(path: string, ageMs: number): Promise<boolean> {
  const entry = await stat(path).catch(missingIsNull);
  return entry !== null && entry.mtimeMs < Date.now() - ageMs;
}

/** Renames a file; false if it is missing. */
export async function moveIfPresent(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).catch(missingIsNull)) !== null;
}

/** Moves a file into a folder under a unique name; false if the file is missing. */
export async function moveToQuarantine(path: string, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return await moveIfPresent(path, join(folder, `${basename(path)}.${randomUUID()}`));
}

/** Returns the names in a folder; none if the folder is missing. */
export const namesIn = async (folder: string): Promise<readonly string[]> => (await readdir(folder).catch(missingIsNull)) ?? [];

export function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
