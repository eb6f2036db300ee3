import { copyFile, mkdtemp, readFile, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { holidayPhotos as manyHolidayPhotos } from '../holiday-photos.ts';
import { openFileChooser } from '../open-file-chooser.ts';
import { printedSheet } from './printed-sheet.ts';

/** A file that the test page creates. */
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

/** Moves the mouse (in `steps`), turns its wheel, presses or releases its button. Points are in the test's frame, px. */
const mouse: BrowserCommand<[act: 'move' | 'down' | 'up' | 'wheel', at?: MouseAt]> = async ({ page }, act, { x, y, steps = 1 } = STILL) => {
  if (act === 'move') await page.mouse.move(x, y, { steps });
  else if (act === 'wheel') await page.mouse.wheel(x, y);
  else await page.mouse[act]();
};

type Page = Parameters<BrowserCommand<[]>>[0]['page'];

/** Runs an action that opens the file chooser, and chooses files: by path, or created by the test. */
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
/** Opens the file chooser by pressing a key on the focused element. */
const chooseFilesByKey: BrowserCommand<[key: string, files: readonly (string | MadeFile)[]]> = ({ page }, key, files) =>
  chooseIn(page, () => page.keyboard.press(key), files);

/** Returns the paths of `count` holiday photos. */
const holidayPhotos: BrowserCommand<[count: number]> = (_context, count) => manyHolidayPhotos(count);

/** Returns the path of a copy of the file, with the same name and the given modification time. */
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

/** Emulates system preferences; an empty object resets them. */
const preferMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light', ...media });

/** Signs out by deleting the cookies. */
const clearCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies();

/** Resets account, preferences and mouse. The mouse moves to a corner, since a pointer that rests on a control never enters it in the next test. */
const forgetPerson: BrowserCommand<[]> = async (browser) => {
  await clearCookies(browser);
  await preferMedia(browser, {});
  await mouse(browser, 'move');
};

/** CDP session per page; touches belong to the session that started them. */
const fingers = new WeakMap<Page, Promise<CDPSession>>();

interface Spot {
  readonly x: number;
  readonly y: number;
}

function fingersOn({ page, context }: Parameters<BrowserCommand<[]>>[0]): Promise<CDPSession> {
  const session = fingers.get(page) ?? context.newCDPSession(page);
  fingers.set(page, session);
  return session;
}

/** Sets the fingers on the screen, none to two; points are in the test's frame, px. */
const touch: BrowserCommand<[type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]]> = async (browser, type, points) => {
  const session = await fingersOn(browser);
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ id, x, y })) });
};

/** Taps a point of the test's frame, px. Both events are sent at once: a busy page answers the first late, and the tap would be a long press. */
const tapScreen: BrowserCommand<[point: Spot]> = async (browser, { x, y }) => {
  const session = await fingersOn(browser);
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ id: 0, x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
};

/** Returns the processor time of the process of the test's page and its workers, seconds. */
const pageSeconds: BrowserCommand<[]> = async ({ context, page }) => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const processTime = metrics.find(({ name }) => name === 'ProcessTime');
  if (!processTime) throw new Error('Expected the metric ProcessTime of Chromium but received none');
  return processTime.value;
};

/** Browser commands for component tests: keyboard, mouse, touch, file chooser, preferences and prints. */
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
  tapScreen,
  pageSeconds,
  printedSheet,
};
