import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { fileOf } from './photo-kinds.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

/** List of designs with the user's photos, best first. */
export const filledCards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('[aria-hidden] canvas') });

/** Returns the card of a design by the text about its photos. */
export function cardOf(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('link', { name });
}

/** Expects almost no placeholder pixels on the canvas. */
export async function expectFilled(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate(waitingShare)).toBeLessThan(0.01);
}

/** Share of placeholder pixels in a canvas, or in the first canvas of an object; 1 until there is one. */
function waitingShare(element: Element): number {
  const canvas = element instanceof HTMLCanvasElement ? element : element.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let placeholderPixels = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset] === 0xd0 && data[offset + 1] === 0xc4 && data[offset + 2] === 0xb0) placeholderPixels += 1;
  }
  return data.length === 0 ? 1 : (4 * placeholderPixels) / data.length;
}

/** Chooses photos by the first button of the list. */
export async function startWith(page: Page, files: readonly string[], choose = 'Elegir fotos'): Promise<void> {
  const chooser = await openFileChooser(page, () => page.getByRole('button', { name: choose }).click());
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([...files]);
}

/** Returns a recompressed copy of a picture, as messengers send it. */
export async function recompress(path: string): Promise<string> {
  return fileOf('again.jpg', await sharp(path).rotate().resize(1000).jpeg({ quality: 60 }).toBuffer());
}
