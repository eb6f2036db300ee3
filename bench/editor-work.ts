/*
 * What somebody waits for who works on a page of 144 slots filled with photographs of 12 megapixels: a keystroke in the title
 * and in the text on a photo, undo, redo, filling and shuffling; and the memory of the tab, at one and at two device pixels
 * for each CSS pixel, with 144 photographs and with 150.
 *
 *     npm run bench editor-work        or        npx tsx bench/editor-work.ts [FOLDER]
 *
 * Without a folder the photographs are made here. Keys and presses come through the browser as a person's do; a wait goes
 * from the event to the end of the first frame after it. Needs the built server and app (`npm run build`) and a Chromium.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFilled } from './editor/contestants.ts';
import { makePhotos, photosOf } from './editor/photos.ts';
import { browserMemory } from './editor/processes.ts';
import { machineLine, median } from './machine.ts';
import { startServer } from './shared/start-server.ts';

const SLOTS = 144;
const MOST_PHOTOS = 150;
const TIMES = 5;
const WORDS = 'Summer by the sea ';
const [folderOfPhotos] = process.argv.slice(2);

/** ms from the event that `act` makes to the frame that answers it, and until so many slots show a photo. */
async function waitFor(page: Page, type: string, act: () => Promise<unknown>, count = SLOTS): Promise<readonly [number, number]> {
  const frame = page.evaluate(`benchWaits.waitOf('${type}')`) as Promise<number>;
  const shown = page.evaluate(`benchWaits.shownAfter('${type}', ${count})`) as Promise<number>;
  await act();
  return Promise.all([frame, shown]);
}

async function typeIn(page: Page, name: string): Promise<readonly number[]> {
  const field = page.getByRole('dialog').getByRole('textbox', { name });
  await field.fill('');
  const waits: number[] = [];
  for (const key of WORDS.repeat(2)) {
    const wait = page.evaluate(`benchWaits.waitOf('keydown')`) as Promise<number>;
    await field.press(key === ' ' ? 'Space' : key);
    waits.push(await wait);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(600);
  return waits;
}

async function typing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change title', exact: true }).click();
  tell('a keystroke in the title', await typeIn(page, 'Title'));
  await page.locator('[data-slot]').first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text' }).click();
  tell('a keystroke in the text on a photo', await typeIn(page, 'Your text'));
}

async function steps(page: Page): Promise<void> {
  const waits: Record<string, number[]> = {};
  const note = async (what: string, wait: Promise<readonly [number, number]>): Promise<void> => {
    const [frame, shown] = await wait;
    waits[what] = [...(waits[what] ?? []), frame];
    waits[`${what}, until all is shown`] = [...(waits[`${what}, until all is shown`] ?? []), shown];
    await page.waitForTimeout(600);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const click = (name: string) => () => page.getByRole('button', { name }).click();
  await page.locator('[data-slot]').first().focus();
  for (let time = 0; time < TIMES; time++) {
    await note('undo of filling', waitFor(page, 'keydown', press('Control+z'), 0));
    await note('redo of filling', waitFor(page, 'keydown', press('Control+y')));
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(600);
    await note('filling by shape', waitFor(page, 'pointerup', click('Fill automatically')));
    await note('shuffling', waitFor(page, 'pointerup', click('Shuffle photos')));
    await note('undo of shuffling', waitFor(page, 'keydown', press('Control+z')));
  }
  for (const [what, list] of Object.entries(waits)) tell(what, list);
}

function tell(what: string, list: readonly number[]): void {
  console.log(`| ${what} | ${median(list).toFixed(0)} | ${Math.max(...list).toFixed(0)} |`);
}

async function addMore(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  await page.waitForFunction((count) => document.querySelectorAll('li img').length >= count, MOST_PHOTOS, { timeout: 600_000 });
  await page.waitForTimeout(6000);
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const copies = join(folder, 'photos');
const photos = folderOfPhotos ? photosOf(folderOfPhotos, copies, MOST_PHOTOS) : await makePhotos(copies, MOST_PHOTOS);
const server = await startServer(join(folder, 'data'), port);
const memory: string[] = [];
for (const scale of [1, 2]) {
  const address = `http://127.0.0.1:${port}/htmlapp/`;
  const { browser, page } = await openFilled(address, photos.slice(0, SLOTS), { scale, hasTitle: true });
  const sizes = [await browserMemory(browser)];
  console.log(`At ${scale} device px for each CSS px:\n\n| wait, ms | median | longest |\n|---|---|---|`);
  await page.addScriptTag({ path: join(import.meta.dirname, 'editor/waits.js') });
  await typing(page);
  await steps(page);
  await addMore(page, photos.slice(SLOTS));
  sizes.push(await browserMemory(browser));
  const [filled, most] = sizes.map(({ tabMb, allMb }) => `${tabMb.toFixed(0)} / ${allMb.toFixed(0)}`);
  memory.push(`| ${scale} | ${filled} | ${most} |`);
  await browser.close();
}
console.log(
  '\n| device px for each CSS px | 144 slots filled: MB in the tab / in all processes of the browser | and 150 photographs |\n|---|---|---|',
);
for (const line of memory) console.log(line);
console.log(`${machineLine()}, load ${loadavg()[0]?.toFixed(1)}`);
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
