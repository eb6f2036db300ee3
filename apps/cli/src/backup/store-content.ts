import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BLOBS_FOLDER, blobPath, trashPath } from '@muro/shop';

export interface ContentFacts {
  readonly sha256: string;
  readonly bytes: number;
}

/** Returns the length of content in the backup folder, and restores it from the trash if needed; null if the folder lacks it. */
export async function findStoredLength(folder: string, sha256: string): Promise<number | null> {
  const path = blobPath(folder, sha256);
  const size = () => stat(path).then((entry) => entry.size, missingIsNull);
  const storedBytes = await size();
  if (storedBytes !== null) return storedBytes;
  await mkdir(dirname(path), { recursive: true });
  await rename(trashPath(folder, sha256), path).catch(missingIsNull);
  return await size();
}

/**
 * Writes content atomically under its hash and flushes it.
 *
 * @returns null if the hash of the content differs from the expected one
 */
export async function storeContent(
  folder: string,
  content: AsyncIterable<Uint8Array>,
  expected: string | null,
): Promise<ContentFacts | null> {
  const draft = join(folder, BLOBS_FOLDER, `${randomUUID()}.part`);
  const file = await open(draft, 'wx', 0o600);
  try {
    const facts = await writeHashed(file, content);
    if (expected !== null && facts.sha256 !== expected) return null;
    const path = blobPath(folder, facts.sha256);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
    for (const parent of [dirname(path), join(folder, BLOBS_FOLDER)]) await flushFolder(parent);
    return facts;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}

/** Writes content, computes its hash and flushes the file. */
export async function writeHashed(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<ContentFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    await file.writeFile(chunk);
    bytes += chunk.length;
  }
  await file.sync();
  return { sha256: hash.digest('hex'), bytes };
}

/** Flushes a folder, so that a rename in it survives a power failure. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().catch(() => {}); // some systems cannot flush folders
  await folder.close();
}

export function missingIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
