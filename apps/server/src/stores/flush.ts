import { open } from 'node:fs/promises';

/** Has the disk write down a file, or a folder's names. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
