import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ByteRange } from '@muro/domain';
import type { PictureFile } from './picture-file.ts';

/** Bytes that are compared at the beginning and in the middle of two files before all others: the header, and coded data. */
const SAMPLE_BYTES = 4096;
const STEP_BYTES = 1024 * 1024;

/** A file, and the hashes that were needed so far. */
interface Entry {
  readonly file: PictureFile;
  sample?: Promise<string>;
  whole?: Promise<string>;
}

/**
 * Returns a function that maps each file to the first one with the same content, so that a photo that was uploaded twice is embedded and
 * decoded once. Only files of equal length are compared, by SHA-256; only those with equal samples are read as a whole.
 */
export function createEqualFileFinder(): (file: PictureFile) => Promise<PictureFile> {
  const filesBySize = new Map<number, Entry[]>();
  return async (file) => {
    const candidates = filesBySize.get(file.sizeBytes) ?? [];
    filesBySize.set(file.sizeBytes, candidates);
    const entry: Entry = { file };
    const earlier = candidates.slice();
    candidates.push(entry);
    for (const other of earlier) if (await isEqual(other, entry)) return other.file;
    return file;
  };
}

async function isEqual(a: Entry, b: Entry): Promise<boolean> {
  return (await sampleOf(a)) === (await sampleOf(b)) && (await wholeOf(a)) === (await wholeOf(b));
}

function sampleOf(entry: Entry): Promise<string> {
  const { path, sizeBytes } = entry.file;
  entry.sample ??= sha256Of(
    path,
    [0, Math.floor(sizeBytes / 2)].map((from) => ({ from, to: from + SAMPLE_BYTES })),
  );
  return entry.sample;
}

function wholeOf(entry: Entry): Promise<string> {
  const { path, sizeBytes } = entry.file;
  entry.whole ??= sha256Of(path, [{ from: 0, to: sizeBytes }]);
  return entry.whole;
}

/** Returns the SHA-256 of parts of a file, base64. A part ends where the file ends. */
async function sha256Of(path: string, parts: readonly ByteRange[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { from, to } of parts)
    for await (const piece of createReadStream(path, { start: from, end: to - 1, highWaterMark: STEP_BYTES })) hash.update(piece as Buffer);
  return hash.digest('base64');
}
