import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { mouse } from './commands.ts';
import { expectElement } from './expect-element.ts';
import { openPhotoDialog, photoDialog } from './photo-dialog-steps.ts';
import { holidayPhotos } from './photos.ts';
import { fill, openOneSlot } from './steps.ts';

/* Text on a photo, in Spanish. */

export const LONG = 'Una frase\n'.repeat(80);
export const STOPPED = 'No cabe más texto en esta foto.';

export const textDialog = () => page.getByRole('dialog', { name: 'Agregar texto' });
export const wordsOf = () => textDialog().getByRole('textbox', { name: 'Tu texto' });
/** The slot whose photo has this text. */
export const slotWithText = (text: string) => page.getByRole('button', { name: `con el texto: ${text}`, exact: false });

export async function openTextDialog(): Promise<Locator> {
  await openPhotoDialog();
  await photoDialog().getByRole('button', { name: 'Texto' }).click();
  await expectElement(wordsOf()).toBeFocused();
  await expectElement(photoDialog()).toBeHidden();
  // Moves the mouse away: the tooltip of a button under it would be the first thing that Escape closes.
  await mouse.move(2, 2);
  return textDialog();
}

function previewOf(dialog: Locator): Promise<string> {
  return dialog
    .getByRole('img', { name: /^Vista previa de la foto/ })
    .getByCss('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Returns the preview once it has stayed the same for several polls. */
async function settledPreview(dialog: Locator): Promise<string> {
  let last = '';
  let equalPolls = 0;
  const countEqualPolls = async (): Promise<number> => {
    const current = await previewOf(dialog);
    equalPolls = current === last ? equalPolls + 1 : 0;
    last = current;
    return equalPolls;
  };
  await expect.poll(countEqualPolls, { message: 'the preview stops changing', interval: 250 }).toBeGreaterThan(2);
  return last;
}

/** Runs an action and waits until the preview shows it. */
export async function changesPreview(dialog: Locator, what: string, change: () => Promise<unknown>): Promise<void> {
  const before = await settledPreview(dialog);
  await change();
  await expect.poll(() => previewOf(dialog), { message: `${what} shows in the preview` }).not.toBe(before);
}

export async function oneFilledSlot(): Promise<void> {
  await openOneSlot();
  await fill(await holidayPhotos(1));
}
