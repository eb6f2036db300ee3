// Measures how much of a photo's subject stays visible in a strongly cropped slot: centred, and positioned by Muro.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CropRect,
  composePage,
  cropOf,
  NEW_VIEW,
  type PhotoSubject,
  photoLayers,
  type SizePx,
  subjectView,
  visiblePartOf,
} from '@muro/domain';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { machineLine, median } from '../test-support/machine.ts';
import { type Drawn, PEOPLE, THINGS } from './subject/boxes.ts';

const root = join(import.meta.dirname, '..');
const PORT = 19_377;
/** Folder of the photos that `subject/boxes.ts` names. */
const FOLDER = process.env.MURO_PHOTOS ?? join(root, '../shared/photos');
const PEOPLE_FOLDER = join(createRequire(join(root, 'apps/web/package.json')).resolve('@vladmandic/face-api/package.json'), '../demo');
/** Fractions of the photo's side that a slot shows. */
const VISIBLE_SHARES = [0.4, 0.5, 0.6];
/** Visible fraction from which a subject counts as complete. */
const COMPLETE_SHARE = 0.97;

interface Measured {
  readonly size: SizePx;
  readonly subject: PhotoSubject | null;
  readonly ms: number;
}

/** Calls the app's own worker, as the editor does. */
async function findSubject(page: Page, path: string): Promise<Measured> {
  const bytes = readFileSync(path).toString('base64');
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${base64}`)).blob());
    const scale = Math.min(1, 1600 / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    const { subjectWorker } = globalThis as unknown as { readonly subjectWorker: Worker };
    const detect = (name: string) =>
      new Promise<PhotoSubject | null>((resolve, reject) => {
        const id = crypto.randomUUID();
        subjectWorker.addEventListener('message', function heard({ data }) {
          if (data.id !== id) return;
          subjectWorker.removeEventListener('message', heard);
          if (data.type === 'RAW') resolve(data.value);
          else reject(new Error(JSON.stringify(data)));
        });
        subjectWorker.postMessage({ id, type: 'APPLY', path: [name], argumentList: [{ type: 'RAW', value: copy }] });
      });
    const begin = performance.now();
    const subject = (await detect('faces')) ?? (await detect('content'));
    return { size: { widthPx: bitmap.width, heightPx: bitmap.height }, subject, ms: performance.now() - begin };
  }, bytes);
}

/** Builds a page of one slot that shows this fraction of the photo, across or down. */
function placeFor({ widthPx, heightPx }: SizePx, left: number, isAcross: boolean) {
  const side = 30;
  const trim = { width: (side * widthPx * (isAcross ? left : 1)) / heightPx, height: side * (isAcross ? 1 : left) };
  const cell = {
    kind: 'photo',
    slot: 'img1',
    x: 0,
    y: 0,
    ...trim,
    tiltDeg: 0,
    printMargin: 0,
    cornerRadius: 0,
    allowsText: false,
  } as const;
  const layout = { size: trim, cells: [cell], photoBorder: null };
  const document = {
    designer: 'muro',
    design: '',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: false,
    vals: {},
    resources: [],
    hash: '',
    layout,
  };
  const page = composePage({ document: document as never, trim, material: '' });
  return { page, layer: photoLayers(page)[0] as ReturnType<typeof photoLayers>[number] };
}

function visibleShare(box: CropRect, crop: CropRect): number {
  const shared = (a: number, length: number, b: number, other: number) => Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
  return (shared(box.x, box.width, crop.x, crop.width) * shared(box.y, box.height, crop.y, crop.height)) / (box.width * box.height);
}

function report(name: string, all: readonly { readonly drawn: Drawn; readonly measured: Measured }[]): void {
  for (const left of VISIBLE_SHARES) {
    const cells = (['middle', 'muro'] as const).map((way) => {
      const measuredPhotos = all.flatMap(({ drawn, measured: { size, subject } }) =>
        [true, false].map((isAcross) => {
          const { page, layer } = placeFor(size, left, isAcross);
          const photo = { ...size, ...(way === 'muro' && subject && { subject }) };
          return visibleShare(drawn.box, cropOf(size, layer, subjectView(photo, layer, visiblePartOf(page, layer), NEW_VIEW)));
        }),
      );
      const mean = measuredPhotos.reduce((sum, share) => sum + share, 0) / measuredPhotos.length;
      return `${(100 * mean).toFixed(1)} % / ${measuredPhotos.filter((share) => share >= COMPLETE_SHARE).length} of ${measuredPhotos.length}`;
    });
    console.log(`| ${name} | ${Math.round(100 * left)} % | ${cells.join(' | ')} |`);
  }
}

async function startServer(data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), MURO_DATA: data },
    stdio: 'ignore',
  });
  while (!(await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

const data = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const server = await startServer(data);
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ bypassCSP: true });
  // The TypeScript runner wraps functions in a helper `__name` that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`http://127.0.0.1:${PORT}/htmlapp/`);
  const script = readdirSync(join(root, 'apps/web/dist/assets')).find((name) => /^subject-worker-.*\.js$/.test(name));
  await page.evaluate((address) => {
    Object.assign(globalThis, { subjectWorker: new Worker(address, { type: 'module' }) });
  }, `/htmlapp/assets/${script}`);
  console.log('| photos | left | by the middle: kept / whole | Muro: kept / whole |\n|---|---|---|---|');
  const times: number[] = [];
  for (const [name, folder, drawings] of [
    ['things', FOLDER, THINGS],
    ['people', PEOPLE_FOLDER, PEOPLE],
  ] as const) {
    const present = drawings.filter(({ file }) => existsSync(join(folder, file)));
    if (present.length < drawings.length) console.log(`${drawings.length - present.length} photos of ${folder} are missing.`);
    const all = [];
    for (const drawn of present) {
      const measured = await findSubject(page, join(folder, drawn.file));
      times.push(measured.ms);
      all.push({ drawn, measured });
    }
    if (all.length > 0) report(name, all);
  }
  console.log(`\nA photo: ${Math.round(median(times))} ms, the first ${Math.round(times[0] ?? 0)} ms. ${machineLine()}`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}
