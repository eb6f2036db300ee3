import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the photos of the folder MURO_BENCH_PHOTOS, by default the sample photos of the catalogue. */
export function photoFiles(): readonly string[] {
  const folder = process.env.MURO_BENCH_PHOTOS ?? join(import.meta.dirname, '../catalogue/sample-photos');
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .map((name) => join(folder, name));
}

/** Returns a unique file for each number, with a repeated picture: appended bytes are not part of a JPEG's picture. */
export function differentPhoto(files: readonly string[], number: number): Buffer {
  return Buffer.concat([readFileSync(files[number % files.length] as string), Buffer.from(`#${number}`)]);
}
