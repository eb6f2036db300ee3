import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Draft, Drafts } from './blobs.ts';
import { isOlder } from './file-facts.ts';

/**
 * Opens the temporary files of uploads in progress, in a folder of this server.
 *
 * Drafts of earlier processes are deleted after an hour. Drafts of this process are never deleted by age, even if a clock change makes them
 * look old.
 */
export async function openDrafts(folder: string): Promise<Drafts> {
  await mkdir(folder, { recursive: true });
  const prefix = `${randomUUID()}.`;
  const draftPath = () => join(folder, prefix + randomUUID());
  return {
    draftPath,
    async receive(source) {
      const path = draftPath();
      try {
        return await writeHashed(source, path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    adopt: (path) => hashFile(path),
    drop: (path) => rm(path, { force: true }),
    async diskSpace() {
      const disk = await statfs(folder);
      return { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
    },
    async dropDrafts(idleMs) {
      let count = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (name.startsWith(prefix) || !(await isOlder(path, idleMs))) continue;
        await rm(path, { force: true, recursive: true });
        count++;
      }
      return count;
    },
  };
}

/**
 * Writes through a file handle, not a stream: a stream that fails while it opens creates its file after it reported the failure, and the
 * file stays.
 */
async function writeHashed(source: AsyncIterable<Uint8Array>, path: string): Promise<Draft> {
  // A source may fail before it is read, while the file is opened; an 'error' event without a listener would end the process. Reading the
  // source reports the same error.
  if (source instanceof Readable) source.on('error', () => {});
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx').catch((error: unknown) => {
    if (source instanceof Readable) source.destroy(); // nothing reads it any more; this closes what it holds open
    throw error;
  });
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

/** Hashes an existing file and returns it as a draft. */
export async function hashFile(path: string): Promise<Draft> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
  }
  return { path, sha256: hash.digest('hex'), sizeBytes };
}
