import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StoredFile } from './blobs.ts';

/** Null for what is not there; any other trouble of the disk is thrown. */
export const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, missingIsNull);

/** The file at a path, to be read; null when there is none. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const sizeBytes = await sizeOf(path);
  return sizeBytes === null ? null : { sizeBytes, open: async (range) => (await open(path)).createReadStream(range) };
}

/** Whether it is there and was last written so long ago, by this machine's clock, which files bear. */
export async function isOlder(path: string, ageMs: number): Promise<boolean> {
  const entry = await stat(path).catch(missingIsNull);
  return entry !== null && entry.mtimeMs < Date.now() - ageMs;
}

/** False when there is nothing to move. */
export async function moved(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).catch(missingIsNull)) !== null;
}

/** Moves a file into a folder under a name that it never had before; false when there is none. */
export async function movedAside(path: string, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return await moved(path, join(folder, `${basename(path)}.${randomUUID()}`));
}

/** Names in a folder; none when there is no folder. */
export const namesIn = async (folder: string): Promise<readonly string[]> => (await readdir(folder).catch(missingIsNull)) ?? [];

export function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
