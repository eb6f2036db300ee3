import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../test-support/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const inPage = (name: string) => join(import.meta.dirname, `${name}.js`);

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the photos are shown: slots in CSS px from the top left of a square page. */
export interface Scene {
  readonly slots: readonly Slot[];
  readonly sidePx: number;
}

export type Kind = 'moved' | 'carried' | 'zoomed' | 'turned';

/** The times from frame to frame of one drag, ms, picking up and letting go included, and of the frames after it. */
export interface DragTimes {
  readonly during: readonly number[];
  readonly after: readonly number[];
}

export interface Contestant {
  readonly browser: Browser;
  readonly page: Page;
  readonly drag: (isOwnLayer: boolean, kind: Kind, from: number) => Promise<DragTimes>;
}

/** @param scale  device px per CSS px */
export async function openBrowser(scale = 1): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(chromiumOptions('--disable-dev-shm-usage', '--disable-frame-rate-limit', '--disable-gpu-vsync'));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: scale, bypassCSP: true });
  // The script runner names functions through a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  return { browser, page };
}

/** The editor, filled. Its scene is what the others have to show, too. */
export async function openMuro(address: string, photos: readonly string[], scale = 1): Promise<Contestant & { readonly scene: Scene }> {
  const { browser, page } = await openFilled(address, photos, { scale });
  await page.addScriptTag({ path: inPage('frames') });
  await page.addScriptTag({ path: inPage('muro-scene') });
  await page.evaluate('openMuro().then((drag) => { globalThis.benchDrag = drag; })');
  return { browser, page, drag: dragIn(page), scene: await sceneOf(page) };
}

/** The editor with as many slots as there are photos, all of them filled. */
export async function openFilled(address: string, photos: readonly string[], { scale = 1, hasTitle = false } = {}) {
  const { browser, page } = await openBrowser(scale);
  await openGrid(page, address, { count: photos.length, hasTitle });
  await fillGrid(page, photos);
  return { browser, page };
}

/** The editor with one slot that fills the page, and a photo in it. */
export async function openSingle(browser: Browser, address: string, photo: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  await page.goto(`${address}?lang=en#/collage/basic/104`);
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.locator('[data-slot]:not([data-empty])').waitFor();
  await page.waitForTimeout(2000);
  return page;
}

/** What each library draws on, at one place: Konva makes its own canvases. */
const CANVASES = {
  konva: '<div id="stage" style="width:fit-content"></div>',
  fabric: '<canvas id="base"></canvas><canvas id="over" style="position:absolute;top:8px;left:8px"></canvas>',
};

/** A page with nothing but the library's own canvas. */
export async function openLibrary(name: keyof typeof CANVASES, scene: Scene, photos: readonly string[], scale = 1): Promise<Contestant> {
  const { browser, page } = await openBrowser(scale);
  await page.setContent(`<input type="file" multiple hidden>${CANVASES[name]}`);
  const library = { konva: 'konva/konva.min.js', fabric: 'fabric/dist/index.min.js' }[name];
  await page.addScriptTag({ path: join(root, 'node_modules', library) });
  for (const script of ['frames', 'stage', `${name}-scene`]) await page.addScriptTag({ path: inPage(script) });
  await page.locator('input').setInputFiles([...photos]);
  const open = name === 'konva' ? 'openKonva' : 'openFabric';
  const { slots, sidePx } = scene;
  await page.evaluate(
    `${open}([...document.querySelector('input').files], ${JSON.stringify(slots)}, ${sidePx}).then((drag) => { globalThis.benchDrag = drag; })`,
  );
  return { browser, page, drag: dragIn(page) };
}

function dragIn(page: Page): Contestant['drag'] {
  return (isOwnLayer, kind, from) => page.evaluate(`benchDrag(${isOwnLayer}, '${kind}', ${from})`) as Promise<DragTimes>;
}

/** The even grid on 60 x 60 cm with twelve columns and rows, through the size screen. */
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

function sceneOf(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const slots = [...document.querySelectorAll('[data-slot]')].map((slot) => slot.getBoundingClientRect());
    const sheet = document.querySelector('[data-slot]')?.closest('[data-hung]')?.getBoundingClientRect();
    if (!sheet) throw new Error('The editor shows no page');
    return {
      sidePx: Math.round(sheet.width),
      slots: slots.map(({ x, y, width, height }) => ({ x: x - sheet.x, y: y - sheet.y, width, height })),
    };
  });
}
