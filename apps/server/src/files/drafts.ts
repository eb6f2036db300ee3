import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Draft, Drafts } from './blobs.ts';
import { isOlder } from './file-facts.ts';

/**
 * What is being received, in a folder of this server. What a server before it left behind is swept after an hour; what is in the
 * hands of this one stays, however far a clock that was put on says it lies back.
 */
export async function openDrafts(folder: string): Promise<Drafts> {
  await mkdir(folder, { recursive: true });
  const own = `${randomUUID()}.`;
  const draftPath = () => join(folder, own + randomUUID());
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
    async room() {
      const disk = await statfs(folder);
      return { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
    },
    async dropDrafts(idleMs) {
      let count = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (name.startsWith(own) || !(await isOlder(path, idleMs))) continue;
        await rm(path, { force: true, recursive: true });
        count++;
      }
      return count;
    },
  };
}

/** By hand, not as a stream: a stream that fails while it opens makes its file after the failure was told, and nobody removes it. */
async function writeHashed(source: AsyncIterable<Uint8Array>, path: string): Promise<Draft> {
  // A stream may fail before it is read, while the file is opened: what nobody listens to would end the process. Reading it tells.
  if (source instanceof Readable) source.on('error', () => {});
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx').catch((error: unknown) => {
    if (source instanceof Readable) source.destroy(); // nobody reads it any more, and what it holds open would stay so
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

/** A file that lies there already, as a draft. */
export async function hashFile(path: string): Promise<Draft> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
  }
  return { path, sha256: hash.digest('hex'), sizeBytes };
}
