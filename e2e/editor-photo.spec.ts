import { expect, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, openOneSlot, slot } from './steps.ts';

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

test('[PEDIT-01] [PEDIT-09] [PEDIT-11] [PEDIT-12] [EDIT-22] [QUAL-14] [NAV-16] zoom, turn and drag show in the collage at once', async ({
  page,
}) => {
  const dialog = await openPhotoDialog(page);
  await expect(page.getByText('Editar tu foto')).toBeVisible();
  await expect(dialog.getByText(/^La calidad de impresión de esta foto es (REGULAR|RAZONABLE|BUENA|EXCELENTE)$/)).toBeVisible();
  const first = await settledPicture(page);
  for (let times = 0; times < 4; times++) await dialog.getByRole('button', { name: 'Más grande' }).click();
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

test('[PEDIT-11] [EDST-03] [NAV-27] [NAV-30] the photo dialog closes by Escape, its cross and the bar, back to the collage', async ({
  page,
}) => {
  const dialog = await openPhotoDialog(page);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Rellenar/editar tu collage')).toBeVisible();
});
