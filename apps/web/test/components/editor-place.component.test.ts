import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, dragHint, fill, openFourSlots, slot, tile } from '../browser/steps.ts';

/** Drags from the middle of one element to the middle of another. */
async function dragElement(from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new RangeError('Expected two things on the screen for carrying');
  await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expectElement(dragHint()).toBeInViewport();
  await expectElement(page.getByRole('status').filter({ hasText: 'Arrastra la foto' })).toHaveCount(1);
  await mouse.up();
  await expectElement(dragHint()).not.toBeInViewport();
}

it('[EDST-05] [CHOOSE-16] [CHOOSE-23] [THUMB-06] [THUMB-07] photos are placed from the tray and from the chooser', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(3));
  await expectElement(page.getByText('Usadas: 0 de 3')).toBeVisible();
  await expectElement(tile('holiday-02.jpg')).toHaveAttribute('title', 'Haz clic para usar en tu collage');
  await tile('holiday-02.jpg').click();
  await slot(3).click();
  await expectElement(slot(3)).toHaveAccessibleName(/^espacio 3 de 4, holiday-02\.jpg, /);
  await expectElement(tile('holiday-02.jpg')).toHaveAccessibleName('holiday-02.jpg, usada una vez');

  await slot(2).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('button', { name: /^holiday-01\.jpg,/ }).click();
  await expectElement(chooser).toBeHidden();
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-01\.jpg/);
});

it('[EDIT-19] [EDIT-20] [EDIT-21] dragging from the tray places a photo, dragging to another slot swaps', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(2));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  await dragElement(tile('holiday-01.jpg'), slot(1));
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await dragElement(tile('holiday-02.jpg'), slot(2));
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-02\.jpg/);
  await dragElement(slot(1), slot(2));
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-01\.jpg/);
  await dragElement(slot(1), slot(4));
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
});

it('[EDIT-23] [EDST-03] [EDST-04] [WALL-26] the menu of a photo replaces, edits and deletes it; a button deletes it, too', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  await slot(1).click();
  const menu = page.getByRole('menu', { name: '¿Qué quieres hacer con esta foto??' });
  await expectElement(menu.getByRole('menuitem')).toHaveText([
    'Reemplazar',
    'Editar',
    'Eliminar',
    'Mostrar la foto entera',
    'Intercambiar con otro espacio',
  ]);
  await expectElement(menu).toHaveAccessibleDescription(/^La calidad de impresión de esta foto es [A-Z]+$/);
  await menu.getByRole('menuitem', { name: 'Reemplazar' }).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await chooser.getByRole('button', { name: /^holiday-04\.jpg,/ }).click();
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-04\.jpg, .*usada 2 veces/);

  await slot(1).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
  await keyboard.press('Escape');

  await slot(1).click();
  await menu.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expectElement(slot(1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await slot(2).hover();
  await page.getByRole('button', { name: 'Quitar la foto del espacio 2' }).click();
  await expectElement(slot(2)).toHaveAccessibleName(/^espacio 2 de 4, vacío/);
});

it('[EDIT-21] undo and redo step through placing, swapping and deleting, and the picture is updated', async () => {
  await openFourSlots();
  const empty = await settledPicture();
  await fill(await holidayPhotos(4));
  const filled = await changedPicture(empty);
  const names = () => page.getByCss('[data-slot]').evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')));
  const before = await names();
  await dragElement(slot(1), slot(4));
  await expect.poll(names).not.toEqual(before);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(names).toEqual(before);
  await expectPicture(filled);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(slot(1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect.poll(names).toEqual(before);
});
