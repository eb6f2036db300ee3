import { commands } from 'vitest/browser';

/** A saved collage, its photos (JPEGs by file name, base64), and the size at which its printed sheet is rendered. */
interface SheetToPrint {
  readonly xml: string;
  readonly photos: Readonly<Record<string, string>>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A file made by a test. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly base64: string;
}

/** System preferences of a person. */
interface Media {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly colorScheme?: 'light' | 'dark';
}

/** A point in the test's frame, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The browser's own keyboard, mouse, touch and file chooser, operated from outside the page; see `test-support/components/commands.ts`. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses a key or a chord by its Playwright name: 'Tab', 'Shift+Tab', 'Control+z'. */
    pressKey(key: string): Promise<void>;
    typeText(text: string): Promise<void>;
    holdKey(key: string, isDown: boolean): Promise<void>;
    mouse(act: 'move' | 'down' | 'up' | 'wheel', spot?: Spot & { readonly steps?: number }): Promise<void>;
    /** Clicks the element that opens the file chooser and chooses files, by path or made by the test. */
    chooseFiles(selector: string, files: readonly (string | MadeFile)[]): Promise<void>;
    /** Opens the file chooser with a key on the focused element. */
    chooseFilesByKey(key: string, files: readonly (string | MadeFile)[]): Promise<void>;
    holidayPhotos(count: number): Promise<readonly string[]>;
    /** Returns the path of a copy of the file with the same name and this modification time, ms since 1970. */
    datedCopy(path: string, modifiedMs: number): Promise<string>;
    preferMedia(media: Media): Promise<void>;
    clearCookies(): Promise<void>;
    /** Resets account, preferences and mouse position. */
    forgetPerson(): Promise<void>;
    /** Processor time used so far by the process of the test's page and its workers, seconds. */
    pageSeconds(): Promise<number>;
    /** Prints the collage to a PDF and returns its rendered sheet as PNG, base64. */
    printedSheet(sheet: SheetToPrint): Promise<string>;
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]): Promise<void>;
    tapScreen(point: Spot): Promise<void>;
  }
}

/** The keyboard, with Playwright's API. */
export const keyboard = {
  press: (key: string) => commands.pressKey(key),
  type: (text: string) => commands.typeText(text),
  down: (key: string) => commands.holdKey(key, true),
  up: (key: string) => commands.holdKey(key, false),
};

/** The mouse, with Playwright's API. */
export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.mouse('move', { x, y, steps }),
  down: () => commands.mouse('down'),
  up: () => commands.mouse('up'),
  wheel: (x: number, y: number) => commands.mouse('wheel', { x, y }),
};
