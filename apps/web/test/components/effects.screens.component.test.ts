import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { changedPicture, type Samples, settledPicture } from '../browser/collage-picture.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { SCREEN } from '../browser/screens.ts';
import { fill, openOneSlot, slot } from '../browser/steps.ts';

/** Opens the photo dialog of the first slot; returns it with the current picture of the page. */
async function openPhotoDialog(): Promise<readonly [Locator, Samples]> {
  await openOneSlot();
  const empty = await settledPicture();
  await fill(await holidayPhotos(1));
  const plain = await changedPicture(empty);
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await expectElement(dialog).toBeVisible();
  return [dialog, plain];
}

it(`[FX-01] [FX-04] the last effect can be reached and chosen (${SCREEN.name})`, async () => {
  const [dialog, plain] = await openPhotoDialog();
  await dialog.getByRole('button', { name: 'Efectos' }).click();
  const last = dialog.getByText('Vintage', { exact: true });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expectElement(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Vintage');
  await changedPicture(plain);
  await expectElement(dialog.getByRole('button', { name: 'Editar', exact: true })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expectElement(dialog).toBeHidden();
});
