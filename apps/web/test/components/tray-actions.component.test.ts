import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { hasFocus, tabTo } from '../browser/keys.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, slot, startNow, tile } from '../browser/steps.ts';

const tray = () => page.getByRole('region', { name: 'Tus fotos' });
const row = () => tray().getByRole('list');
const menu = () => page.getByRole('button', { name: 'Más opciones para tus fotos' });

async function openWith(count: number): Promise<void> {
  await openFourSlots();
  await addPhotos(await holidayPhotos(count));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

it('the wheel scrolls the row of photos, in both directions', async () => {
  await openWith(16);
  await row().hover();
  await mouse.wheel(0, 400);
  await expect.poll(() => row().evaluate((list) => list.scrollLeft)).toBeGreaterThan(300);
  await mouse.wheel(0, -600);
  await expect.poll(() => row().evaluate((list) => list.scrollLeft)).toBe(0);
});

it('[CHOOSE-14] the filter for unused photos is shown above them, and can be cleared there', async () => {
  await openWith(2);
  await menu().click();
  await page.getByRole('menuitemcheckbox', { name: 'Solo las que no has usado' }).click();
  await keyboard.press('Escape');
  const filter = tray().getByRole('button', { name: 'Solo las que no has usado: Mostrar todas' });
  await expectElement(filter).toBeVisible();
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expectElement(tray().getByText('Todas tus fotos están en tu collage.')).toBeVisible();
  await filter.focus();
  await keyboard.press('Enter');
  await expectElement(filter).toHaveCount(0);
  await expectElement(tile('holiday-01.jpg')).toBeVisible();
  expect(document.activeElement?.closest('[data-tray]') !== null).toBe(true);
});

it('[EDIT-20] a photo of the collage dropped on the tray leaves its slot, as one undo step', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(2));
  const name = (await slot(1).getAttribute('aria-label')) ?? '';
  const [from, to] = [await slot(1).boundingBox(), await row().boundingBox()];
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + 200, to.y + to.height / 2, { steps: 8 });
  await expectElement(page.getByCss('p').filter({ hasText: 'Suelta para quitar la foto del collage.' })).toBeInViewport();
  await mouse.up();
  await expectElement(slot(1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(slot(1)).toHaveAccessibleName(name);
});

it('the focus stays in the tray when several photos are deleted, by key and by button, down to the last', async () => {
  await openWith(6);
  await tile('holiday-05.jpg').focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Delete']) await keyboard.press(key);
  await expectElement(tile('holiday-04.jpg')).toHaveCount(0);
  await expectElement(tile('holiday-03.jpg')).toBeFocused();
  await menu().click();
  await page.getByRole('menuitem', { name: 'Seleccionar varias' }).click();
  await tile('holiday-03.jpg').click();
  await tile('holiday-02.jpg').click();
  await tray().getByRole('button', { name: 'Eliminar', exact: true }).focus();
  await keyboard.press('Enter');
  await expectElement(tile('holiday-02.jpg')).toHaveCount(0);
  await expect.poll(() => document.activeElement?.closest('[data-tile]') !== null).toBe(true);
  await tray().getByRole('button', { name: 'Cancelar' }).click();
  await tile('holiday-06.jpg').focus();
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  await expectElement(tray().getByCss('[data-tile]')).toHaveCount(0);
  await expectElement(tray().getByRole('button', { name: 'Añadir fotos' })).toBeFocused();
});

it('[EDIT-21] the collage is one tab stop: arrow keys move through slots and title, and Tab returns to the last one (roving tabindex)', async () => {
  await openDesign('/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow();
  const stops = page.getByRole('toolbar', { name: 'Espacios' }).getByRole('button');
  const count = await stops.count();
  await expectElement(stops.and(page.getByCss('[tabindex="0"]'))).toHaveCount(1);
  await tabTo(slot(1));
  for (let step = 1; step < count; step++) await keyboard.press('ArrowRight');
  await expectElement(page.getByRole('button', { name: /^Título: / })).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await expectElement(slot(2)).toBeFocused();
  await keyboard.press('Tab');
  expect(document.activeElement?.closest('[role="toolbar"][aria-label="Espacios"]')).toBe(null);
  for (let presses = 0; presses < 3 && !hasFocus(tray().getByRole('button', { name: 'Añadir fotos' })); presses++) {
    await keyboard.press('Tab');
  }
  await expectElement(tray().getByRole('button', { name: 'Añadir fotos' })).toBeFocused();
  await tabTo(slot(2), 'Shift+Tab');
});
