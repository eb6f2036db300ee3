import { type Locator, page } from 'vitest/browser';
import { changedPicture, settledPicture } from './collage-picture.ts';
import { expectElement } from './expect-element.ts';
import { holidayPhotos } from './photos.ts';
import { fill, openOneSlot, slot } from './steps.ts';

/* The photo dialog, in Spanish. */

export const photoDialog = () => page.getByRole('dialog', { name: 'Editar foto' });

/** Opens the dialog of the photo in the first slot. */
export async function openPhotoDialog(): Promise<void> {
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(photoDialog()).toBeVisible();
}

/** Opens a page of one slot with a painted photo, and its dialog. */
export async function openOnePhoto(): Promise<Locator> {
  await openOneSlot();
  const empty = await settledPicture();
  await fill(await holidayPhotos(1));
  await changedPicture(empty);
  await openPhotoDialog();
  return photoDialog();
}
