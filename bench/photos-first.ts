// Measures how soon the designs are filled when a user starts with photos of 12 megapixels: the first card, all visible cards, all designs,
// and a card that scrolls into view later. `npm run bench photos-first [NUMBER] [FOLDER]`: number of photos (default 40), folder of photos.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { machineLine, median } from '../test-support/machine.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { noisePhoto } from './shared/noise-photo.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const COUNT = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 40);
/** Time that a user spends in the file chooser, ms; the app prepares work meanwhile. */
const CHOOSING_MS = 2000;
/** Time that a user looks at the first designs before scrolling, ms. */
const LOOKING_MS = 1500;
const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [4240, 2828],
  [4000, 3000],
] as const;

function paintPhoto(index: number): Promise<Buffer> {
  const [widthPx, heightPx] = SHAPES[index % SHAPES.length] as (typeof SHAPES)[number];
  return noisePhoto({ widthPx, heightPx }, { hue: index * 9 });
}

async function writePhotos(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let index = 0; index < COUNT; index++) {
    const path = join(folder, `photo-${String(index + 1).padStart(2, '0')}.jpg`);
    writeFileSync(path, await paintPhoto(index));
    files.push(path);
  }
  return files;
}

function photosIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort()
    .slice(0, COUNT)
    .map((name) => join(folder, name));
}

/** Records in every frame how many visible cards show all their photos, i.e. have no placeholder pixels. */
async function watchCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = { begin: 0, first: 0, all: 0 };
    const isFilled = (canvas: HTMLCanvasElement): boolean => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      let placeholderPixels = 0;
      for (let offset = 0; offset < data.length; offset += 4)
        if (data[offset] === 0xd0 && data[offset + 1] === 0xc4 && data[offset + 2] === 0xb0) placeholderPixels += 1;
      return data.length > 0 && (4 * placeholderPixels) / data.length < 0.005;
    };
    const isInView = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const poll = (): void => {
      const cards = [...document.querySelectorAll('main li a:has([aria-hidden])')].filter(isInView);
      const filled = cards.filter((card) => {
        const canvas = card.querySelector('canvas');
        return canvas !== null && isFilled(canvas);
      });
      if (filled.length > 0) times.first ||= performance.now();
      if (cards.length > 2 && filled.length === cards.length) times.all ||= performance.now();
      if (!times.all) setTimeout(poll, 50);
    };
    Object.assign(globalThis, { photoTimes: times, isFilled });
    document.querySelector('input[type=file]')?.addEventListener('change', () => {
      times.begin = performance.now();
      poll();
    });
  });
}

/** Scrolls to a card far below and returns the time until it is painted with its photos, ms. @param fromLast  index from the end */
async function jumpMs(page: Page, fromLast: number): Promise<number> {
  return page.evaluate(async (at) => {
    const { isFilled } = globalThis as unknown as { isFilled: (canvas: HTMLCanvasElement) => boolean };
    const card = [...document.querySelectorAll('main li a')].at(-at);
    const begin = performance.now();
    card?.scrollIntoView({ block: 'center' });
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const canvas = card?.querySelector('canvas');
      if (canvas && isFilled(canvas)) return performance.now() - begin;
    }
  }, fromLast);
}

/** Scrolls by wheel, one window height per second, and returns the same time for each card; 0 if it was painted before. */
async function wheelMs(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const cards = [...document.querySelectorAll('main li a')];
    const enteredMs = new Map<Element, number>();
    const waits = new Map<Element, number>();
    const begin = performance.now();
    for (let now = begin; now < begin + 8000; now = performance.now()) {
      window.scrollTo(0, ((now - begin) / 1000) * window.innerHeight);
      for (const card of cards) {
        const { top, bottom } = card.getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight || waits.has(card)) continue;
        const isFirst = !enteredMs.has(card);
        if (isFirst) enteredMs.set(card, now);
        if (card.querySelector('canvas')) waits.set(card, isFirst ? 0 : now - (enteredMs.get(card) as number));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...waits.values()];
  });
}

const [photoFolder] = process.argv.slice(2).filter((word) => existsSync(word));
const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const files = photoFolder ? photosIn(photoFolder) : await writePhotos(folder);
const server = await startServer(join(folder, 'data'), port);
await waitUntilIdle(server.pid as number);
const browser = await chromium.launch(chromiumOptions('--disable-dev-shm-usage'));
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
// The TypeScript runner wraps functions in a helper `__name` that the page lacks.
await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
await page.goto(`http://127.0.0.1:${port}/htmlapp/#/selection`);
await page.getByRole('button', { name: 'Choose photos' }).waitFor();
await watchCards(page);
const chooser = await openFileChooser(page, () => page.getByRole('button', { name: 'Choose photos' }).click());
await page.waitForTimeout(CHOOSING_MS);
await chooser.setFiles(files);
await page.waitForFunction(() => (globalThis as unknown as { photoTimes: { all: number } }).photoTimes.all > 0, null, { timeout: 120_000 });
const { begin, first, all } = await page.evaluate(
  () => (globalThis as unknown as { photoTimes: { begin: number; first: number; all: number } }).photoTimes,
);
await page.getByText(/^\d+ designs with your photos$/).waitFor();
const designsKnownMs = await page.evaluate(() => performance.now());
const atOnceMs = await jumpMs(page, 6);
await page.evaluate(() => window.scrollTo(0, 0));
await page.waitForTimeout(LOOKING_MS);
const readingMs = await jumpMs(page, 20);
const waits = await wheelMs(page);
await waitUntilIdle(server.pid as number);
await page.waitForTimeout(10_000);
const idleMs = await jumpMs(page, 30);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
console.log(
  `${files.length} photographs: first card filled after ${seconds(first - begin)} s, all in view after ${seconds(all - begin)} s, all designs known after ${seconds(designsKnownMs - begin)} s`,
);
console.log(
  `a card far below, jumped to: painted with its photos after ${atOnceMs.toFixed(0)} ms as soon as designs are known, ` +
    `${readingMs.toFixed(0)} ms a little later while photos are read, ${idleMs.toFixed(0)} ms when all are`,
);
console.log(
  `${waits.length} cards, scrolled to while photos are read: painted after ${median(waits).toFixed(0)} ms, at worst ${Math.max(...waits).toFixed(0)}`,
);
console.log(`Chromium ${browser.version()} without a GPU; ${machineLine()}`);
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
