import { expect, type Locator, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, dragHint, fill, openFourSlots, slot, tile } from './steps.ts';

/** Presses in the middle of one thing and lets go in the middle of another. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new RangeError('Expected two things on the screen for carrying');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expect(dragHint(page)).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Arrastra la foto' })).toHaveCount(1);
  await page.mouse.up();
  await expect(dragHint(page)).not.toBeInViewport();
}

test('[EDST-05] [CHOOSE-16] [CHOOSE-23] [THUMB-06] [THUMB-07] photos are placed from the tray and from the chooser', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(3));
  await expect(page.getByText('0 de 3 usadas')).toBeVisible();
  await expect(tile(page, 'holiday-02.jpg')).toHaveAttribute('title', 'Haz clic para usar en tu collage');
  await tile(page, 'holiday-02.jpg').click();
  await slot(page, 3).click();
  await expect(slot(page, 3)).toHaveAccessibleName(/^espacio 3 de 4, holiday-02\.jpg, /);
  await expect(tile(page, 'holiday-02.jpg')).toHaveAccessibleName('holiday-02.jpg, usada una vez');

  await slot(page, 2).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('button', { name: /^holiday-01\.jpg,/ }).click();
  await expect(chooser).toBeHidden();
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-01\.jpg/);
});

test('[EDIT-19] [EDIT-20] [EDIT-21] dragging from the tray places a photo, dragging to another slot swaps', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(2));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  await carry(page, tile(page, 'holiday-01.jpg'), slot(page, 1));
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await carry(page, tile(page, 'holiday-02.jpg'), slot(page, 2));
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-02\.jpg/);
  await carry(page, slot(page, 1), slot(page, 2));
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-01\.jpg/);
  await carry(page, slot(page, 1), slot(page, 4));
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
});

test('[EDIT-23] [EDST-03] [EDST-04] the menu of a photo replaces, edits and deletes it; a button deletes it, too', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await slot(page, 1).click();
  const menu = page.getByRole('menu', { name: '¿Qué quieres hacer con esta foto??' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Reemplazar',
    'Editar',
    'Mostrar la foto entera',
    'Intercambiar con otro espacio',
    'Eliminar',
  ]);
  await menu.getByRole('menuitem', { name: 'Reemplazar' }).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('button', { name: /^holiday-04\.jpg,/ }).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-04\.jpg, .*usada 2 veces/);

  await slot(page, 1).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
  await page.keyboard.press('Escape');

  await slot(page, 1).click();
  await menu.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await slot(page, 2).hover();
  await page.getByRole('button', { name: 'Quitar la foto del espacio 2' }).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/^espacio 2 de 4, vacío/);
});

test('[EDIT-21] undo and redo go through placing, swapping and deleting, and the picture follows', async ({ page }) => {
  await openFourSlots(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(4));
  const filled = await changedPicture(page, empty);
  const names = () => page.locator('[data-slot]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const before = await names();
  await carry(page, slot(page, 1), slot(page, 4));
  await expect.poll(names).not.toEqual(before);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(names).toEqual(before);
  await expectPicture(page, filled);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(slot(page, 1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect.poll(names).toEqual(before);
});
