import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that it is there whole or not at all: under another name beside the target, flushed, then renamed.
 * When `fill` fails, nothing is left behind and an earlier file of that name stays as it was.
 */
export async function writeFileAtomically<Result>(path: string, fill: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`);
  const file = await open(draft, 'wx');
  try {
    const result = await fill(file);
    await file.sync();
    await file.close();
    await rename(draft, path);
    await flushFolder(dirname(path));
    return result;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** After a rename only the folder knows the name; some systems cannot flush folders, and there the rename is enough. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
