import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Photographs of the folder MURO_BENCH_PHOTOS, else the sample photos of the catalogue. */
export function photoFiles(): readonly string[] {
  const folder = process.env.MURO_BENCH_PHOTOS ?? join(import.meta.dirname, '../catalogue/sample-photos');
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .map((name) => join(folder, name));
}

/** For each number another file, whose picture comes again: bytes behind the end of a JPEG are not part of it. */
export function differentPhoto(files: readonly string[], number: number): Buffer {
  return Buffer.concat([readFileSync(files[number % files.length] as string), Buffer.from(`#${number}`)]);
}
