import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs, Draft } from '../use-cases/ports.ts';
import { flush } from './flush.ts';

const SHA256 = /^[0-9a-f]{64}$/;
const STALE_DRAFT_MS = 3_600_000;

/**
 * Photos on the local disk.
 *
 *     blobs/ab/abcdef…   one file per content, named by its SHA-256
 *     blobs/drafts/…     received, not yet kept; swept after an hour
 *
 * A draft lies on the same disk as its final place, so keeping it is one rename.
 */
export async function openDiskBlobs(root: string): Promise<Blobs> {
  const drafts = join(root, 'drafts');
  await mkdir(drafts, { recursive: true });
  await sweepDrafts(drafts);
  const folderOf = (sha256: string) => join(root, sha256.slice(0, 2));
  const pathOf = (sha256: string) => {
    if (!SHA256.test(sha256)) throw new RangeError(`Expected 64 hex digits for sha256 but received ${sha256.slice(0, 80)}`);
    return join(folderOf(sha256), sha256);
  };
  const sizeOf = async (sha256: string) => (await stat(pathOf(sha256)).catch(missingIsNull))?.size ?? null;

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
      if ((await sizeOf(sha256)) === sizeBytes) return await rm(path, { force: true });
      await flush(path);
      await mkdir(folderOf(sha256), { recursive: true });
      await rename(path, pathOf(sha256));
      await flush(folderOf(sha256));
      await flush(root);
    },
    drop: (path) => rm(path, { force: true }),
    async read(sha256) {
      const sizeBytes = await sizeOf(sha256);
      if (sizeBytes === null) return null;
      return { sizeBytes, stream: (range) => createReadStream(pathOf(sha256), range) };
    },
    fileOf: async (sha256) => ((await sizeOf(sha256)) === null ? null : pathOf(sha256)),
    async freeBytes() {
      const disk = await statfs(root);
      return disk.bavail * disk.bsize;
    },
  };
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

async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const entry = await stat(path).catch(missingIsNull);
    if (entry && Date.now() - entry.mtimeMs > STALE_DRAFT_MS) await rm(path, { force: true, recursive: true });
  }
}

function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
