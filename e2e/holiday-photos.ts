import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp') as typeof import('sharp').default;

const SAMPLES = join(root, 'catalogue/sample-photos');
/** How a camera may have been held: EXIF orientation by photo number. */
const ORIENTATIONS = [1, 1, 6, 1, 8, 3, 1, 1];

/** Each is made once in a process: a journey that changes one changes a copy. */
const made = new Map<number, Promise<string>>();

/**
 * Photographs such as a person brings home: `count` different JPEGs of about 4 megapixels in landscape, portrait and square,
 * some stored turned with the EXIF orientation that undoes it. Made from the product's own sample pictures.
 */
export function holidayPhotos(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const file = made.get(index) ?? makePhoto(index);
      made.set(index, file);
      return file;
    }),
  );
}

async function makePhoto(index: number): Promise<string> {
  const folder = join(tmpdir(), `muro-holiday-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(SAMPLES).filter((file) => file.endsWith('.jpg'));
  const file = join(folder, `holiday-${String(index + 1).padStart(2, '0')}.jpg`);
  const orientation = ORIENTATIONS[index % ORIENTATIONS.length] ?? 1;
  const turn = { 3: 180, 6: 270, 8: 90 }[orientation] ?? 0;
  await sharp(join(SAMPLES, samples[index % samples.length] ?? ''))
    .resize(index % 3 === 1 ? { width: 1700, height: 2300 } : { width: 2400, height: 1800 })
    .modulate({ hue: Math.floor(index / samples.length) * 40 })
    .rotate(turn)
    .withMetadata({ orientation })
    .jpeg({ quality: 88 })
    .toFile(file);
  return file;
}
