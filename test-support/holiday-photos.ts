import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp') as typeof import('sharp').default;

const SAMPLES = join(root, 'catalogue/sample-photos');
/** How a camera may have been held: EXIF orientation by photo number. */
const ORIENTATIONS = [1, 1, 6, 1, 8, 3, 1, 1];

/** Each is made once: a journey that changes one changes a copy. */
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

/** One for all processes of a run. */
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

/** Never in the place of one that another process made meanwhile: a browser may be reading it. */
function giveName(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(aside);
}
