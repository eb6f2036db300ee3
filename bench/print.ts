/*
 * Measures time, memory and size of a print file and of the flat JPEG, compared with copying the photos' bytes and with decoding them
 * by djpeg (Debian: libjpeg-turbo-progs; left out where it is missing).
 *
 *     MURO_BENCH_PHOTOS=FOLDER npm run bench print       or       npx tsx bench/print.ts FOLDER [ROUNDS]
 *
 * Without a folder twelve photos of 12 megapixels are generated. Every variant runs once per round, so that load peaks affect all of them;
 * the table shows medians. Needs the built command line (`npm run build`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { machineLine, median } from '../test-support/machine.ts';
import { makePhotos } from './editor/photos.ts';
import { measuredRun, type Run } from './print/measured-run.ts';

const root = join(import.meta.dirname, '..');
const muro = join(root, 'apps/cli/bin/muro.mjs');

interface Page {
  readonly name: string;
  readonly size: string;
  readonly photos: readonly string[];
}

interface Way {
  readonly name: string;
  readonly words: (files: PageFiles) => readonly string[];
  /** True if child processes do the work, whose processor time and memory are not measured. */
  readonly usesChildren?: true;
}

interface PageFiles {
  /** Folder of the collage. */
  readonly collage: string;
  /** Photo files for the plain copy. */
  readonly job: string;
  readonly out: string;
}

const COPY = join(import.meta.dirname, 'print/copy.mjs');
const CAT = join(import.meta.dirname, 'print/cat.mjs');
const DJPEG = join(import.meta.dirname, 'print/djpeg.mjs');
/** Number of generated photos. */
const GENERATED = 12;
const hasDjpeg = !spawnSync('djpeg', ['-version'], { stdio: 'ignore' }).error;

const WAYS: readonly Way[] = [
  { name: "plain copy of the photos' bytes, flushed", words: ({ job, out }) => [COPY, job, out] },
  { name: '`cat` of the photos, not flushed', words: ({ job, out }) => [CAT, job, out], usesChildren: true },
  { name: '**muro print --originals**', words: ({ collage, out }) => [muro, 'print', collage, '--originals', '-o', out] },
  { name: '**muro print**', words: ({ collage, out }) => [muro, 'print', collage, '-o', out] },
  ...(hasDjpeg
    ? [{ name: 'djpeg of each photo, on all cores', words: ({ job, out }: PageFiles) => [DJPEG, job, out], usesChildren: true as const }]
    : []),
  {
    name: '**muro print --originals** and the flat JPEG at 300 dpi',
    words: ({ collage, out }) => [muro, 'print', collage, '--originals', '-o', out, '--jpeg', `${out}.jpg`, '--dpi', '300'],
  },
];

const folder = process.argv[2] ?? process.env.MURO_BENCH_PHOTOS;
const rounds = Number(process.argv[3] ?? 5);
if ((folder && !existsSync(folder)) || !existsSync(join(root, 'apps/cli/dist/main.js'))) {
  console.error('bench/print: expected the built command line (npm run build) and, if named, a folder of JPEG photos');
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'muro-bench-'));
try {
  const originals = folder ? photosIn(folder) : await makePhotos(join(scratch, 'generated'), GENERATED);
  console.log(`${machineLine()}; ${rounds} rounds, medians\n`);
  await bench({ name: '100 x 70 cm, 40 photos', size: '100x70', photos: copies(originals, 40) });
  await bench({ name: '100 x 140 cm, 100 photos', size: '100x140', photos: copies(originals, 100) });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function photosIn(place: string): readonly string[] {
  const names = readdirSync(place).filter((name) => /\.jpe?g$/i.test(name));
  return names.sort().map((name) => resolve(place, name));
}

/** Returns `count` different files: photos repeat if there are too few, and a comment in each keeps it from being embedded once for all. */
function copies(originals: readonly string[], count: number): readonly string[] {
  const into = join(scratch, `photos-${count}`);
  mkdirSync(into);
  return Array.from({ length: count }, (_, index) => {
    const copy = join(into, `${String(index + 1).padStart(3, '0')}.jpg`);
    writeFileSync(copy, withComment(readFileSync(originals[index % originals.length] as string), String(index)));
    return copy;
  });
}

/** Inserts a comment segment after the start marker of a JPEG. */
function withComment(jpeg: Buffer, text: string): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text, 'latin1'), jpeg.subarray(2)]);
}

async function bench(page: Page): Promise<void> {
  const files = filesOf(page);
  const photoBytes = page.photos.reduce((sum, path) => sum + statSync(path).size, 0);
  const runs = new Map<Way, Run[]>(WAYS.map((way) => [way, []]));
  // Round 0 warms the caches and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const way of WAYS) {
      const run = await measuredRun({ words: way.words(files), out: files.out, env: process.env });
      if (round > 0) runs.get(way)?.push(run);
    }
  }
  const floor = median((runs.get(WAYS[0] as Way) as Run[]).map(({ wallMs }) => wallMs));
  console.log(`### ${page.name} (${(photoBytes / 1e6).toFixed(1)} MB)\n`);
  console.log('| way | time, s | × copy | CPU, s | peak memory, MB | written, MB |\n| --- | --- | --- | --- | --- | --- |');
  for (const [way, list] of runs) console.log(row(way, list, floor));
  console.log('');
}

function row({ name, usesChildren }: Way, runs: readonly Run[], floor: number): string {
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  const wall = of(({ wallMs }) => wallMs);
  const cpu = of(({ cpuMs }) => cpuMs);
  const cells = [
    (wall / 1000).toFixed(2),
    (wall / floor).toFixed(1),
    usesChildren ? '–' : (cpu / 1000).toFixed(2),
    usesChildren ? '–' : of(({ peakMb }) => peakMb).toFixed(0),
    (of(({ bytes }) => bytes) / 1e6).toFixed(1),
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Makes the collage and returns its photo files for the copy. */
function filesOf({ size, photos }: Page): PageFiles {
  const collage = join(scratch, `collage-${size}`);
  const result = spawnSync(process.execPath, [muro, 'make', ...photos, '--size', size, '-o', collage], { stdio: 'inherit' });
  if (result.status !== 0) throw new Error('muro make failed');
  const folder = join(collage, 'photos');
  const job = join(scratch, `job-${size}.json`);
  writeFileSync(job, JSON.stringify({ photos: readdirSync(folder).map((name) => ({ path: join(folder, name) })) }));
  return { collage, job, out: join(scratch, `out-${size}.pdf`) };
}
