// Measures how fast the editor reads chosen photos: time to the first tray picture and to all of them, and blocking of the main thread.
// `npm run bench read-photos [FOLDER]`: repeats the photos of the folder until there are 150, each with a unique comment in its header;
// without a folder 150 photos are generated. The screens are those of the product.
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { machineLine } from '../test-support/machine.ts';
import { noisePhoto } from './shared/noise-photo.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const COUNT = 150;

/** Returns the source pictures: those of a folder, or twelve generated ones of 12 megapixels. */
async function sourcePictures(folder: string | undefined): Promise<Buffer[]> {
  if (!folder)
    return Promise.all(Array.from({ length: 12 }, (_, index) => noisePhoto({ widthPx: 4000, heightPx: 3000 }, { hue: index * 30 })));
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

function writePhotos(pictures: readonly Buffer[], folder: string): { files: string[]; bytes: number } {
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  const files = Array.from({ length: COUNT }, (_, index) => {
    const picture = pictures[index % pictures.length] as Buffer;
    const content = Buffer.from(`picture ${index}`);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, content.length + 2]), content]);
    const path = join(folder, `photo-${String(index + 1).padStart(3, '0')}.jpg`);
    const photo = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
    bytes += photo.length;
    writeFileSync(path, photo);
    return path;
  });
  return { files, bytes };
}

interface Reading {
  readonly firstMs: number;
  readonly sixMs: number;
  readonly allMs: number;
  /** Longest periods in which the main thread was blocked, ms. */
  readonly pausesMs: readonly number[];
  readonly longestFrameMs: number;
}

/** Observes the page after files are chosen: appearance of tray pictures and blocking of the main thread. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = { begin: 0, first: 0, six: 0, all: 0, pauses: [] as number[], frame: 0 };
    Object.assign(globalThis, { photoTimes: times });
    const input = document.querySelector('input[type=file]');
    input?.addEventListener('change', () => {
      times.begin = performance.now();
      let last = times.begin;
      const tick = (now: number) => {
        times.frame = Math.max(times.frame, now - last);
        last = now;
        if (!times.all) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (times.begin && !times.all) times.pauses.push(entry.duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const count = document.querySelectorAll('li img').length;
      if (count > 0) times.first ||= performance.now();
      if (count >= 6) times.six ||= performance.now();
      if (count >= 150) times.all ||= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function readAll(page: Page, files: readonly string[]): Promise<Reading> {
  await watchPage(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  await page.waitForFunction(() => (globalThis as unknown as { photoTimes: { all: number } }).photoTimes.all > 0, null, {
    timeout: 300_000,
  });
  const times = await page.evaluate(
    () =>
      (globalThis as unknown as { photoTimes: { begin: number; first: number; six: number; all: number; pauses: number[]; frame: number } })
        .photoTimes,
  );
  const { begin, first, six, all, pauses, frame } = times;
  return { firstMs: first - begin, sixMs: six - begin, allMs: all - begin, pausesMs: pauses, longestFrameMs: frame };
}

const [photoFolder] = process.argv.slice(2).filter((word) => existsSync(word));
const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const pictures = await sourcePictures(photoFolder);
const { files, bytes } = writePhotos(pictures, join(folder, 'photos'));
const server = await startServer(join(folder, 'data'), port);
await waitUntilIdle(server.pid as number);
const browser = await chromium.launch(chromiumOptions('--disable-dev-shm-usage'));
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
// The TypeScript runner wraps functions in a helper `__name` that the page lacks.
await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
await page.goto(`http://127.0.0.1:${port}/htmlapp/?lang=en#/collage/basic/101`);
await page.getByRole('button', { name: 'Start now' }).click();
await page.locator('[data-slot]').first().waitFor();
const { firstMs, sixMs, allMs, pausesMs, longestFrameMs } = await readAll(page, files);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
console.log(`${COUNT} photographs of ${pictures.length} (${(bytes / 1e6).toFixed(0)} MB) chosen at once`);
console.log(
  `tray pictures: first ${seconds(firstMs)} s, six ${seconds(sixMs)} s, all ${seconds(allMs)} s: ${(COUNT / (allMs / 1000)).toFixed(1)} a second`,
);
console.log(
  `main thread: longest pause ${Math.max(0, ...pausesMs).toFixed(0)} ms, ${pausesMs.length} above 50 ms; longest frame ${longestFrameMs.toFixed(0)} ms`,
);
console.log(`Chromium ${browser.version()} without a GPU; ${machineLine()}`);
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
