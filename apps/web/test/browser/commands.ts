import { commands } from 'vitest/browser';

/** A file that a test makes itself. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly base64: string;
}

/** What a person's system prefers. */
interface Media {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly colorScheme?: 'light' | 'dark';
}

/** A point of the test's frame, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The browser's own keyboard, mouse, fingers and file chooser, worked from outside the page; see `test-support/components/commands.ts`. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A key or a chord as Playwright names it: 'Tab', 'Shift+Tab', 'Control+z'. */
    pressKey(key: string): Promise<void>;
    typeText(text: string): Promise<void>;
    holdKey(key: string, isDown: boolean): Promise<void>;
    mouse(act: 'move' | 'down' | 'up' | 'wheel', at?: Spot & { readonly steps?: number }): Promise<void>;
    /** Clicks what opens the file chooser, and chooses there: files by their paths, or made by the test. */
    chooseFiles(selector: string, files: readonly (string | MadeFile)[]): Promise<void>;
    /** The same by a key on what has the focus. */
    chooseFilesByKey(key: string, files: readonly (string | MadeFile)[]): Promise<void>;
    holidayPhotos(count: number): Promise<readonly string[]>;
    /** Path of a copy of the file, of the same name, that was last changed at that moment, ms since 1970. */
    datedCopy(path: string, modifiedMs: number): Promise<string>;
    preferMedia(media: Media): Promise<void>;
    clearCookies(): Promise<void>;
    /** Takes back account, preferences and where the mouse is. */
    forgetPerson(): Promise<void>;
    /** Processor time of the process that runs the test's page and its workers so far, seconds. */
    pageSeconds(): Promise<number>;
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]): Promise<void>;
  }
}

/** The keyboard, as Playwright has it. */
export const keyboard = {
  press: (key: string) => commands.pressKey(key),
  type: (text: string) => commands.typeText(text),
  down: (key: string) => commands.holdKey(key, true),
  up: (key: string) => commands.holdKey(key, false),
};

/** The mouse, as Playwright has it. */
export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.mouse('move', { x, y, steps }),
  down: () => commands.mouse('down'),
  up: () => commands.mouse('up'),
  wheel: (x: number, y: number) => commands.mouse('wheel', { x, y }),
};
