import { copyFile, mkdtemp, readFile, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { holidayPhotos as manyHolidayPhotos } from '../holiday-photos.ts';
import { openFileChooser } from '../open-file-chooser.ts';

/** A file that is made in the test's own page. */
interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly base64: string;
}

interface MouseAt {
  readonly x: number;
  readonly y: number;
  readonly steps?: number;
}

const STILL: MouseAt = { x: 0, y: 0 };

/** Presses a key or a chord as Playwright names it: 'Tab', 'Shift+Tab', 'Control+z'. */
const pressKey: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.press(key);
const typeText: BrowserCommand<[text: string]> = ({ page }, text) => page.keyboard.type(text);
const holdKey: BrowserCommand<[key: string, isDown: boolean]> = ({ page }, key, isDown) =>
  isDown ? page.keyboard.down(key) : page.keyboard.up(key);

/** Moves the mouse (in so many steps), turns its wheel, presses or lifts its button. Points are those of the test's frame, px. */
const mouse: BrowserCommand<[act: 'move' | 'down' | 'up' | 'wheel', at?: MouseAt]> = async ({ page }, act, { x, y, steps = 1 } = STILL) => {
  if (act === 'move') await page.mouse.move(x, y, { steps });
  else if (act === 'wheel') await page.mouse.wheel(x, y);
  else await page.mouse[act]();
};

type Page = Parameters<BrowserCommand<[]>>[0]['page'];

/** Does what opens the browser's file chooser, and chooses there: files by their paths, or made by the test. */
async function chooseIn(page: Page, open: () => Promise<void>, files: readonly (string | MadeFile)[]): Promise<void> {
  const chooser = await openFileChooser(page, open);
  const payloads = files.map(async (file) =>
    typeof file === 'string'
      ? { name: basename(file), mimeType: 'image/jpeg', buffer: await readFile(file) }
      : { ...file, buffer: Buffer.from(file.base64, 'base64') },
  );
  const isMixed = files.some((file) => typeof file !== 'string');
  await chooser.setFiles(isMixed ? await Promise.all(payloads) : (files as string[]));
}

const chooseFiles: BrowserCommand<[selector: string, files: readonly (string | MadeFile)[]]> = ({ page, iframe }, selector, files) =>
  chooseIn(page, () => iframe.locator(selector).click(), files);
/** By a key on what has the focus. */
const chooseFilesByKey: BrowserCommand<[key: string, files: readonly (string | MadeFile)[]]> = ({ page }, key, files) =>
  chooseIn(page, () => page.keyboard.press(key), files);

/** Paths of so many photos as a person brings them home. */
const holidayPhotos: BrowserCommand<[count: number]> = (_context, count) => manyHolidayPhotos(count);

/** Path of a copy of the file, of the same name, that was last changed at that moment. */
const datedCopy: BrowserCommand<[path: string, modifiedMs: number]> = async (_context, path, modifiedMs) => {
  const copy = join(await mkdtemp(join(dirname(path), 'dated-')), basename(path));
  await copyFile(path, copy);
  await utimes(copy, modifiedMs / 1000, modifiedMs / 1000);
  return copy;
};

interface Media {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly colorScheme?: 'light' | 'dark';
}

/** What the person's system prefers; an empty object takes all back. */
const preferMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light', ...media });

/** Nobody is signed in any more. */
const clearCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies();

/** Takes back account and preferences, and the mouse to a corner: a pointer that rests on a control of the next test never enters it. */
const forgetPerson: BrowserCommand<[]> = async (browser) => {
  await clearCookies(browser);
  await preferMedia(browser, {});
  await mouse(browser, 'move');
};

/** The fingers of a page belong to the session that put them down. */
const fingers = new WeakMap<Page, Promise<CDPSession>>();

/** The fingers that are on the screen now, from none to two; points are those of the test's frame, px. */
const touch: BrowserCommand<[type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]]> = async (
  { page, context },
  type,
  points,
) => {
  const session = fingers.get(page) ?? context.newCDPSession(page);
  fingers.set(page, session);
  await (await session).send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ id, x, y })) });
};

/** Processor time of the process that runs the test's page and its workers so far, seconds. */
const pageSeconds: BrowserCommand<[]> = async ({ context, page }) => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const processTime = metrics.find(({ name }) => name === 'ProcessTime');
  if (!processTime) throw new Error('Expected the metric ProcessTime of Chromium but received none');
  return processTime.value;
};

/** What the browser's keyboard and mouse, its file chooser and its preferences do for a component test. */
export const commands = {
  pressKey,
  typeText,
  holdKey,
  mouse,
  chooseFiles,
  chooseFilesByKey,
  holidayPhotos,
  datedCopy,
  preferMedia,
  clearCookies,
  forgetPerson,
  touch,
  pageSeconds,
};
