import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file atomically: into a temporary file in the same folder, flushed to disk (fsync), then renamed to `path`.
 * When `fill` fails, the temporary file is deleted and an earlier file at `path` stays unchanged.
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

/** Flushes a folder, so that a rename in it survives a power failure. Some systems cannot flush folders; errors are ignored. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
