import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PictureFile } from './picture-file.ts';

/**
 * Returns a function that maps each file to the first one with the same content, so that a photo that was uploaded twice is embedded and
 * decoded once. Only files of equal length are compared, by SHA-256.
 */
export function createEqualFileFinder(): (file: PictureFile) => Promise<PictureFile> {
  const known = new Map<number, { readonly file: PictureFile; hash: Promise<string> | null }[]>();
  return async (file) => {
    const same = known.get(file.sizeBytes) ?? [];
    known.set(file.sizeBytes, same);
    const entry: (typeof same)[number] = { file, hash: null };
    const earlier = same.slice();
    same.push(entry);
    for (const other of earlier) if ((await hashOf(other)) === (await hashOf(entry))) return other.file;
    return file;
  };
}

function hashOf(entry: { readonly file: PictureFile; hash: Promise<string> | null }): Promise<string> {
  entry.hash ??= sha256Of(entry.file.path);
  return entry.hash;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
