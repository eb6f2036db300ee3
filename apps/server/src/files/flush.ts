import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushes a file, or the entries of a folder, to disk (fsync). */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files that are open at a time while a tree is flushed: some systems allow 256 per process. */
const AT_A_TIME = 32;

/** Flushes a folder and everything in it: contents before the folder's own entries. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = (wanted: boolean) => entries.filter((entry) => entry.isDirectory() === wanted).map(({ name }) => join(folder, name));
  const files = paths(false);
  for (let start = 0; start < files.length; start += AT_A_TIME) await Promise.all(files.slice(start, start + AT_A_TIME).map(flush));
  for (const inside of paths(true)) await flushTree(inside);
  await flush(folder);
}
