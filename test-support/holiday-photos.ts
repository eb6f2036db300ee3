import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp') as typeof import('sharp').default;

const SAMPLES = join(root, 'catalogue/sample-photos');
/** EXIF orientation by photo number: how the camera was held. */
const ORIENTATIONS = [1, 1, 6, 1, 8, 3, 1, 1];

/** Cache: each photo is made once. A journey that changes a photo changes a copy. */
const cache = new Map<number, Promise<string>>();

/**
 * Makes `count` different JPEGs of about 4 megapixels in landscape, portrait and square, some stored rotated with the EXIF orientation
 * that compensates it. They are made from the product's sample photos.
 */
export function holidayPhotos(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const file = cache.get(index) ?? makePhoto(index);
      cache.set(index, file);
      return file;
    }),
  );
}

/** Folder shared by all processes of a run. */
const folder = process.env.MURO_TEST_PHOTOS ?? join(tmpdir(), `muro-holiday-${process.pid}`);

async function makePhoto(index: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(SAMPLES).filter((file) => file.endsWith('.jpg'));
  const file = join(folder, `holiday-${String(index + 1).padStart(2, '0')}.jpg`);
  if (existsSync(file)) return file;
  const aside = `${file}.${process.pid}`;
  const orientation = ORIENTATIONS[index % ORIENTATIONS.length] ?? 1;
  const turn = { 3: 180, 6: 270, 8: 90 }[orientation] ?? 0;
  await sharp(join(SAMPLES, samples[index % samples.length] ?? ''))
    .resize(index % 3 === 1 ? { width: 1700, height: 2300 } : { width: 2400, height: 1800 })
    .modulate({ hue: Math.floor(index / samples.length) * 40 })
    .rotate(turn)
    .withMetadata({ orientation })
    .jpeg({ quality: 88 })
    .toFile(aside);
  giveName(aside, file);
  return file;
}

/** Publishes a file under its name without replacing an existing one, which a browser may be reading. */
function giveName(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(aside);
}
