import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { fill, openOneSlot, slot } from './steps.ts';
import { test } from './test.ts';

async function openPhotoDialog(page: Page) {
  await openOneSlot(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(1));
  await changedPicture(page, empty);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar foto' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[PEDIT-01] [PEDIT-09] [PEDIT-11] [PEDIT-12] [EDIT-22] [QUAL-14] [NAV-16] zoom, rotation and drag are shown in the collage at once', {
  tag: '@smoke',
}, async ({ page }) => {
  const dialog = await openPhotoDialog(page);
  await expect(page.getByText('Editar tu foto')).toBeVisible();
  await expect(dialog.getByText(/^La calidad de impresión de esta foto es (REGULAR|RAZONABLE|BUENA|EXCELENTE)$/)).toBeVisible();
  const first = await settledPicture(page);
  // Pressed quickly: keys more than half a second apart are separate undo steps.
  await dialog.getByRole('button', { name: 'Más grande' }).click({ clickCount: 4 });
  const larger = await changedPicture(page, first);

  const surface = await dialog.getByRole('application').boundingBox();
  if (!surface) throw new RangeError('Expected the photo on the screen for dragging');
  await page.mouse.move(surface.x + surface.width / 2, surface.y + surface.height / 2);
  await page.mouse.down();
  await page.mouse.move(surface.x + surface.width / 2 - 60, surface.y + surface.height / 2 + 20, { steps: 6 });
  await page.mouse.up();
  const moved = await changedPicture(page, larger);
  await dialog.getByRole('button', { name: 'Girar' }).click();
  await changedPicture(page, moved);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, moved);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, larger);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectPicture(page, first);
});
