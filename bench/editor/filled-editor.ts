import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../test-support/chromium.mjs';

/** Time without the worker that finds subjects after which it has ended, s; it starts two seconds after the photos. */
const REST_SECONDS = 5;

const inPage = (name: string) => join(import.meta.dirname, `${name}.js`);

export type Kind = 'moved' | 'carried' | 'zoomed' | 'turned';

/** Frame times of one drag including pick-up and release, and of the frames after it, ms. */
export interface DragTimes {
  readonly during: readonly number[];
  readonly after: readonly number[];
}

export interface FilledEditor {
  readonly browser: Browser;
  readonly page: Page;
  /** Drags the photo of the slot with this index. */
  readonly drag: (kind: Kind, from: number) => Promise<DragTimes>;
}

/**
 * Opens a browser with a profile on the disk, as people have: a private window keeps the stored draft, and so all chosen photos, in memory.
 *
 * @param scale  device pixel ratio
 */
async function openBrowser(scale = 1): Promise<{ browser: Browser; page: Page }> {
  const profile = mkdtempSync(join(tmpdir(), 'muro-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions('--disable-dev-shm-usage', '--disable-frame-rate-limit', '--disable-gpu-vsync'),
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: scale,
    bypassCSP: true,
  });
  const [browser, page] = [context.browser(), context.pages()[0]];
  if (!browser || !page) throw new Error('Expected the browser to have a window');
  browser.once('disconnected', () => rmSync(profile, { recursive: true, force: true }));
  // The TypeScript runner wraps functions in a helper `__name` that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  return { browser, page };
}

/** Waits until the subjects of all photos have been found: their worker takes a core, and 150 MB until it ends. */
export async function waitUntilSubjectsFound(page: Page): Promise<void> {
  const isRunning = () => page.workers().some((worker) => worker.url().includes('subject-worker'));
  for (let restSeconds = 0; restSeconds < REST_SECONDS; restSeconds = isRunning() ? 0 : restSeconds + 1) await page.waitForTimeout(1000);
}

/** Opens a filled editor and loads the drag driver into the page. */
export async function openEditor(address: string, photos: readonly string[], scale = 1): Promise<FilledEditor> {
  const { browser, page } = await openFilled(address, photos, { scale });
  for (const script of ['frames', 'muro-scene']) await page.addScriptTag({ path: inPage(script) });
  return { browser, page, drag: (kind, from) => page.evaluate(`benchDrag('${kind}', ${from})`) as Promise<DragTimes> };
}

/** Opens the editor with as many slots as photos, all filled. */
export async function openFilled(address: string, photos: readonly string[], { scale = 1, hasTitle = false } = {}) {
  const { browser, page } = await openBrowser(scale);
  await openGrid(page, address, { count: photos.length, hasTitle });
  await fillGrid(page, photos);
  return { browser, page };
}

/** Opens the editor with one slot that fills the page and contains a photo. */
export async function openSingle(browser: Browser, address: string, photo: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  await page.goto(`${address}?lang=en#/collage/basic/104`);
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.locator('[data-slot]:not([data-empty])').waitFor();
  await page.waitForTimeout(2000);
  return page;
}

/** Opens the even grid on 60 x 60 cm with twelve columns and rows, through the size screen. */
async function openGrid(
  page: Page,
  address: string,
  { count, hasTitle }: { readonly count: number; readonly hasTitle: boolean },
): Promise<void> {
  await page.goto(`${address}?lang=en#/collage/basic/101`);
  await page.getByRole('button', { name: /50 x 40 cm/ }).click();
  await page.getByRole('option', { name: '60 x 60 cm' }).click();
  for (const name of ['Columns', 'Rows']) {
    const field = page.getByLabel(name, { exact: true }).last();
    for (let step = 0; step < 12; step++) await field.press('ArrowUp');
  }
  if (hasTitle) await page.getByRole('group', { name: 'Text' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.waitForFunction((slots) => document.querySelectorAll('[data-slot]').length === slots, count);
}

async function fillGrid(page: Page, photos: readonly string[]): Promise<void> {
  const begin = Date.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...photos]);
  await page.waitForFunction((count) => document.querySelectorAll('li img').length >= count, photos.length, { timeout: 600_000 });
  const read = Date.now();
  await page.getByRole('button', { name: 'Fill automatically' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('[data-slot]:not([data-empty])').length === count, photos.length);
  const filled = Date.now();
  console.log(
    `Muro: ${photos.length} photographs chosen, ${((read - begin) / 1000).toFixed(1)} s until all are shown, ${filled - read} ms to fill`,
  );
  await page.waitForTimeout(6000);
}
