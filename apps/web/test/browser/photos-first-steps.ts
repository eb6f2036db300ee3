import { expect } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import type { MadeFile } from './commands.ts';

/** The designs with the person's photos, best first. */
export const filledCards = (): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByCss('[aria-hidden] canvas') });

/** A design by its name and its note on the photos. */
export const cardOf = (name: RegExp): Locator => page.getByRole('main').getByRole('link', { name });

/** Expects a canvas full of photos: hardly a pixel has the colour of a photo that is still loading. */
export async function expectFilled(picture: Locator): Promise<void> {
  await expect.poll(() => waitingShare(picture.element() as HTMLCanvasElement)).toBeLessThan(0.01);
}

function waitingShare(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let placeholderPixels = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset] === 0xd0 && data[offset + 1] === 0xc4 && data[offset + 2] === 0xb0) placeholderPixels += 1;
  }
  return data.length === 0 ? 1 : (4 * placeholderPixels) / data.length;
}

/** Chooses photos with the first button of the list. */
export async function startWith(files: readonly (string | MadeFile)[], choose = 'Elegir fotos'): Promise<void> {
  await commands.chooseFiles(page.getByRole('button', { name: choose }).selector, files);
}
