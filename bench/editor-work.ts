/*
 * Measures the input latency of the editor with 144 slots filled with photos of 12 megapixels: a keystroke in the title and in the text
 * of a photo, undo, redo, filling and shuffling. Also measures the memory of the tab, at device pixel ratios 1 and 2, with 144 and with
 * 150 photos. Then a keystroke in a long text on a photo that fills the page.
 *
 *     npm run bench editor-work        or        npx tsx bench/editor-work.ts [FOLDER]
 *
 * Without a folder the photos are generated. Keys and clicks go through the browser like those of a user; a wait lasts from the event to
 * the end of the next frame. Work is the processor time of the main thread until then, without the wait for the frame; it is traced in a
 * separate round. Needs the built server and app (`npm run build`) and a Chromium.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { machineLine, median } from '../test-support/machine.ts';
import { openFilled, openSingle, waitUntilSubjectsFound } from './editor/filled-editor.ts';
import { workOfSteps } from './editor/main-thread.ts';
import { makePhotos, photosOf } from './editor/photos.ts';
import { browserMemory } from './editor/processes.ts';
import { startServer } from './shared/start-server.ts';

const SLOTS = 144;
const MAX_PHOTOS = 150;
const TIMES = 5;
const TRACED_TIMES = 3;
const WORDS = 'Summer by the sea ';
const [folderOfPhotos] = process.argv.slice(2);

interface At {
  readonly browser: Browser;
  readonly page: Page;
}

/** Runs `act` and returns two times from its event, ms: to the frame that shows the result, and until `count` slots show a photo. */
async function waitFor(page: Page, type: string, act: () => Promise<unknown>, count = SLOTS): Promise<readonly [number, number]> {
  const frame = page.evaluate(`benchWaits.waitOf('${type}')`) as Promise<number>;
  const allShownMs = page.evaluate(`benchWaits.shownAfter('${type}', ${count})`) as Promise<number>;
  // Keys and clicks take another path into the page and must not overtake the calls above.
  await page.evaluate('0');
  await act();
  return Promise.all([frame, allShownMs]);
}

/** Fills the dialog's field with `begin`, then types `keys`, each a single letter. */
async function typeIn(
  spot: At,
  step: string,
  { name, begin, keys }: { name: string; begin: string; keys: readonly string[] },
): Promise<void> {
  const { browser, page } = spot;
  const field = page.getByRole('dialog').getByRole('textbox', { name });
  const start = async (): Promise<void> => {
    await field.fill(begin);
    await page.keyboard.press('End');
    await page.waitForTimeout(600);
  };
  await start();
  const waits: number[] = [];
  for (const key of keys) {
    const wait = page.evaluate(`benchWaits.waitOf('keydown', 'input')`) as Promise<number>;
    await page.evaluate('0');
    await page.keyboard.press(key);
    waits.push(await wait);
  }
  await start();
  const work = await workOfSteps(browser, page, 'input', async (mark) => {
    for (const key of keys) {
      await mark();
      await page.keyboard.press(key);
      await page.waitForTimeout(80);
    }
  });
  printRow(step, waits, work);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(600);
}

async function openText(page: Page): Promise<void> {
  await page.locator('[data-slot]').first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text' }).click();
}

const lettersOf = (text: string): readonly string[] => [...text].map((letter) => (letter === ' ' ? 'Space' : letter));

async function typing(spot: At): Promise<void> {
  const { page } = spot;
  const keys = lettersOf(WORDS.repeat(2));
  await page.getByRole('button', { name: 'Change title', exact: true }).click();
  await typeIn(spot, 'a keystroke in the title', { name: 'Title', begin: '', keys });
  await typeIn(spot, 'in a title that fills its band', { name: 'Title', begin: await longestTitle(page), keys: lastLetters });
  await closeDialog(page);
  await openText(page);
  await typeIn(spot, 'in the text on a photo', { name: 'Your text', begin: '', keys });
  await closeDialog(page);
}

/** Alternately deletes and types the last letter. */
const lastLetters = Array.from({ length: 36 }, (_, index) => (index % 2 === 0 ? 'Backspace' : 's'));

/** Returns a title of as many words as fit its band. */
async function longestTitle(page: Page): Promise<string> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await field.fill('');
  for (let wordCount = 30; wordCount > 0; wordCount--) {
    await field.fill(WORDS.repeat(wordCount).trim());
    if ((await field.inputValue()) !== '') break;
  }
  return field.inputValue();
}

/** Returns a function that clicks a button. Its position is looked up once, because that takes longer than many steps. */
function clickOn(page: Page, name: string): () => Promise<void> {
  let box: { x: number; y: number; width: number; height: number } | null = null;
  return async () => {
    box ??= await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error(`There is no button '${name}'`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
}

async function steps({ browser, page }: At): Promise<void> {
  const press = (key: string) => () => page.keyboard.press(key);
  const fill = clickOn(page, 'Fill automatically');
  const shuffle = clickOn(page, 'Shuffle photos');
  const waits: Record<string, number[]> = {};
  const work: Record<string, readonly number[]> = {};
  const round: readonly { step: string; type: string; act: () => Promise<unknown>; count?: number; after?: () => Promise<unknown> }[] = [
    { step: 'undo of filling', type: 'keydown', act: press('Control+z'), count: 0 },
    { step: 'redo of filling', type: 'keydown', act: press('Control+y'), after: press('Control+z') },
    { step: 'filling by shape', type: 'pointerup', act: fill },
    { step: 'shuffling', type: 'pointerup', act: shuffle },
    { step: 'undo of shuffling', type: 'keydown', act: press('Control+z') },
  ];
  await page.locator('[data-slot]').first().focus();
  for (let time = 0; time < TIMES; time++) {
    for (const { step, type, act, count = SLOTS, after } of round) {
      const [frame, allShownMs] = await waitFor(page, type, act, count);
      waits[step] = [...(waits[step] ?? []), frame];
      waits[`${step}, until all is shown`] = [...(waits[`${step}, until all is shown`] ?? []), allShownMs];
      await page.waitForTimeout(600);
      await after?.();
      await page.waitForTimeout(600);
    }
  }
  for (let time = 0; time < TRACED_TIMES; time++) {
    for (const { step, type, act, after } of round) {
      const workMs = await workOfSteps(browser, page, type, async (mark) => {
        await mark();
        await act();
        await page.waitForTimeout(600);
      });
      work[step] = [...(work[step] ?? []), ...workMs];
      await after?.();
      await page.waitForTimeout(600);
    }
  }
  for (const [step, list] of Object.entries(waits)) printRow(step, list, work[step] ?? []);
}

function printRow(step: string, waits: readonly number[], work: readonly number[]): void {
  const figures = [waits, work].map((list) => (list.length === 0 ? '' : `${median(list).toFixed(0)} / ${Math.max(...list).toFixed(0)}`));
  console.log(`| ${step} | ${figures.join(' | ')} |`);
}

/** Measures typing in a text of nine hundred letters on a photo that fills the page. */
async function longText(browser: Browser, address: string, photo: string): Promise<void> {
  const page = await openSingle(browser, address, photo);
  await page.addScriptTag({ path: join(import.meta.dirname, 'editor/waits.js') });
  await openText(page);
  const begin = WORDS.repeat(50);
  await typeIn({ browser, page }, 'in a text of 900 letters on a photo', { name: 'Your text', begin, keys: lettersOf(WORDS.repeat(2)) });
  await page.close();
}

async function addMore(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  await page.waitForFunction((count) => document.querySelectorAll('li img').length >= count, MAX_PHOTOS, { timeout: 600_000 });
  await page.waitForTimeout(6000);
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const copies = join(folder, 'photos');
const photos = folderOfPhotos ? photosOf(folderOfPhotos, copies, MAX_PHOTOS) : await makePhotos(copies, MAX_PHOTOS);
const server = await startServer(join(folder, 'data'), port);
const memory: string[] = [];
for (const scale of [1, 2]) {
  const address = `http://127.0.0.1:${port}/htmlapp/`;
  const { browser, page } = await openFilled(address, photos.slice(0, SLOTS), { scale, hasTitle: true });
  await waitUntilSubjectsFound(page);
  const sizes = [await browserMemory(browser)];
  console.log(`At ${scale} device px for each CSS px:\n\n| ms, median / longest | wait | work |\n|---|---|---|`);
  await page.addScriptTag({ path: join(import.meta.dirname, 'editor/waits.js') });
  await typing({ browser, page });
  await steps({ browser, page });
  await addMore(page, photos.slice(SLOTS));
  await waitUntilSubjectsFound(page);
  sizes.push(await browserMemory(browser));
  const [filled, atMost] = sizes.map(({ tabMb, allMb }) => `${tabMb.toFixed(0)} / ${allMb.toFixed(0)}`);
  memory.push(`| ${scale} | ${filled} | ${atMost} |`);
  await longText(browser, address, photos[0] ?? '');
  await browser.close();
}
console.log(
  '\n| device px for each CSS px | 144 slots filled: MB in the tab / in all processes of the browser | and 150 photographs |\n|---|---|---|',
);
for (const line of memory) console.log(line);
console.log(machineLine());
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
