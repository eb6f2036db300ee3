import { LOCALES as ALL_LOCALES, type App, LOCALE_NAMES, type Locale, loadAppTexts, translator } from '@muro/texts';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import * as look from './in-page.ts';

/** All languages, the default language first. */
const LOCALES = [...ALL_LOCALES].sort((a, b) => Number(b === 'es') - Number(a === 'es'));

/** Texts of one language by key. */
export type Words = ReturnType<typeof translator<App>>;

/** Breakpoints of the page: all languages are checked on both sides of each. */
const BREAKPOINTS_PX = [360, 380, 400, 430, 480, 550, 600, 640, 700, 830, 1000, 1100, 1180, 1200, 1300, 1400, 1500, 1600];
const BREAKPOINT_SIDES_PX = BREAKPOINTS_PX.flatMap((edge) => [edge - 1, edge]);
const WIDEST_PX = 1600;
/** Below this width every width is checked in one of the six languages, above it every fourth width. */
const NARROW_PX = 720;
const STEP_PX = LOCALES.length;
const WIDE_STEP_PX = 4 * STEP_PX;
/** Step with large text and in landscape on a phone, px; in addition to the breakpoints. */
const LARGE_STEP_PX = 37;
const LANDSCAPE_STEP_PX = 97;

/** A state of the app to check in every language. */
interface State {
  /** Selector that is present in the state in every language. */
  readonly visible: Locator;
  /** Restores parts of the state that a change of the language closes. */
  readonly open?: (words: Words) => Promise<unknown>;
  readonly close?: () => Promise<unknown>;
}

/** The app in an iframe, whose width can be changed cheaply. */
export interface Walker {
  readonly app: Frame;
  /** Checks the current state in six languages, from 320 to 1600 px, with doubled text size, and in landscape. */
  check(name: string, state: State): Promise<void>;
  /** Resets the frame to its initial width and to Spanish. */
  reset(): Promise<void>;
}

const FRAME = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } iframe { border: 0 }</style>
<iframe name="app" src="/htmlapp/" style="width: ${WIDEST_PX}px; height: 800px"></iframe>`;

export async function openWalker(page: Page): Promise<Walker> {
  await page.addInitScript(`${Object.values(look).join(';')}; Object.assign(window, { walkWidths, settled });`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/walk', (route) => route.fulfill({ contentType: 'text/html', body: FRAME }));
  await page.goto('/walk');
  const app = page.frame('app');
  if (!app) throw new Error('Expected the app in its frame');
  await expect(app.getByRole('link').first()).toBeVisible();
  const reset = async (): Promise<void> => {
    await resize(app, WIDEST_PX);
    await setLanguage(app, 'es');
  };
  return {
    app,
    reset,
    check: async (name, { visible, open, close }) => {
      for (const [index, locale] of LOCALES.entries()) {
        await resize(app, WIDEST_PX);
        await setLanguage(app, locale);
        await open?.(translator<App>(locale, await loadAppTexts(locale)));
        await expect(visible, `${name}, ${locale}`).toBeVisible();
        expect.soft(await walkAll(app, index), `${name}, ${locale}`).toEqual([]);
        await resize(app, WIDEST_PX);
        await close?.();
      }
      await reset();
    },
  };
}

/** @param localeIndex  index of the language */
async function walkAll(app: Frame, localeIndex: number): Promise<readonly string[]> {
  const usual = {
    stepsPx: [...range(320 + localeIndex, NARROW_PX, STEP_PX), ...range(NARROW_PX + 4 * localeIndex, WIDEST_PX, WIDE_STEP_PX)],
    breakpointsPx: BREAKPOINT_SIDES_PX,
    redrawsPx: [400, 550],
    heightPx: 800,
    textPercent: 100,
  };
  const large = {
    ...usual,
    stepsPx: range(320, WIDEST_PX, LARGE_STEP_PX),
    breakpointsPx: [400, 640, 1280, 1600],
    redrawsPx: [800, 1100],
    textPercent: 200,
  };
  const landscape = { ...usual, stepsPx: range(560, 950, LANDSCAPE_STEP_PX), breakpointsPx: [667, 844, 932], redrawsPx: [], heightPx: 375 };
  const walk = (how: look.Walk) => app.evaluate((walk) => (window as unknown as typeof look).walkWidths(walk), how);
  const found = [];
  for (const [name, how] of Object.entries({ usual, large, landscape }))
    found.push(...(await walk(how)).map((fault) => `${name}: ${fault}`));
  return found;
}

/** Returns the steps from `first` up to `last`, which is omitted if no step hits it. */
function range(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

async function resize(app: Frame, localeIndex: number): Promise<void> {
  await app.evaluate(async (px) => {
    Object.assign((window.frameElement as HTMLIFrameElement).style, { width: `${px}px`, height: '800px' });
    await (window as unknown as typeof look).settled();
  }, localeIndex);
}

/**
 * Chooses the language in its menu with a synthetic click, as assistive technology does: a click without a pointer does not count as a
 * click outside an open dialog, which would close it.
 */
async function setLanguage(app: Frame, locale: Locale): Promise<void> {
  if ((await app.locator('html').getAttribute('lang')) === locale) return;
  await app.locator('header button[aria-haspopup="menu"]').first().dispatchEvent('click');
  await app.getByRole('menuitemradio', { name: LOCALE_NAMES[locale], exact: true }).dispatchEvent('click');
  await expect(app.locator('html')).toHaveAttribute('lang', locale);
  await expect(app.getByRole('menuitemradio')).toHaveCount(0);
}
