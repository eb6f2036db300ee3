import { wordsInPage } from './find-in-page.ts';
import type { Tab, Wanted } from './tab.ts';
import { until } from './until.ts';

/** Actions and expectations of a user in a tab, in the Spanish build. */

export async function expectVisible(tab: Tab, wanted: Wanted): Promise<void> {
  await until(`${wanted.role} ${wanted.name}`, () => tab.has(wanted), { describePage: () => tab.evaluate(wordsInPage, null) });
}

export async function expectHidden(tab: Tab, wanted: Wanted): Promise<void> {
  await until(`no ${wanted.role} ${wanted.name}`, async () => !(await tab.has(wanted)));
}

export async function writes(tab: Tab, name: string | RegExp, text: string): Promise<void> {
  await tab.click({ role: 'field', name });
  await tab.type(text);
}

/** Returns the value of the field with this `autocomplete` token. */
export function writtenIn(tab: Tab, autocomplete: string): Promise<string | undefined> {
  return tab.evaluate((kind) => document.querySelector<HTMLInputElement>(`input[autocomplete~="${kind}"]`)?.value, autocomplete);
}

export const addressOf = (tab: Tab): Promise<string> => tab.evaluate(() => location.href, null);

/** Returns the file names of the photos in these slots. */
export function photosIn(tab: Tab, slots: readonly number[]): Promise<readonly string[]> {
  return tab.evaluate((numbers) => {
    const name = (place: number): string =>
      document.querySelector(`button[aria-label^="espacio ${place} de"]`)?.getAttribute('aria-label') ?? '';
    return numbers.map((at) => /holiday-\d+/.exec(name(at))?.[0] ?? '');
  }, slots);
}

/** Samples the painted collage so coarsely that smoothing does not matter; empty while photos are still positioned by their subjects. */
function collageOf(tab: Tab): Promise<readonly number[]> {
  return tab.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[aria-label="Tu collage"]:not([data-laying]) canvas');
    const context = new OffscreenCanvas(16, 16).getContext('2d');
    if (!canvas || !context) return [];
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, 16, 16);
    return [...context.getImageData(0, 0, 16, 16).data];
  }, null);
}

/** Returns the samples once two in a row are equal. */
export function settledCollage(tab: Tab): Promise<readonly number[]> {
  return seesChange(tab, []);
}

/** Waits until the collage differs from `before` and no longer changes; returns its samples. */
export async function seesChange(tab: Tab, before: readonly number[]): Promise<readonly number[]> {
  let last = before;
  const isSettled = async () => {
    const collage = await collageOf(tab);
    const isSame = !differs(collage, last);
    last = collage;
    return isSame && differs(collage, before) && collage;
  };
  return until('another picture of the collage', isSettled, { timeoutMs: LAYING_MS, describePage: () => tab.evaluate(stageInPage, null) });
}

/** Describes the collage for error messages: its state, size and slots. */
function stageInPage(): string {
  const stage = document.querySelector<HTMLElement>('[aria-label="Tu collage"]');
  const canvas = stage?.querySelector('canvas');
  const places = [...document.querySelectorAll('button[aria-label^="espacio "]')].map((place) => place.getAttribute('aria-label'));
  return JSON.stringify({ ...stage?.dataset, width: canvas?.width, height: canvas?.height, places });
}

export async function seesCollage(tab: Tab, wanted: readonly number[]): Promise<void> {
  await until('the collage as it was', async () => !differs(await collageOf(tab), wanted));
}

/** Timeout for face detection: six seconds on an idle machine, and ten times as long beside four journeys. */
const LAYING_MS = 180_000;
/** Difference of a sample, 0–255, that counts as visible: more than smoothing causes. */
const VISIBLE = 24;

function differs(a: readonly number[], b: readonly number[]): boolean {
  return a.length !== b.length || a.some((value, index) => Math.abs(value - (b[index] ?? 0)) > VISIBLE);
}
