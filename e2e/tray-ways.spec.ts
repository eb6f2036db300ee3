import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { hasFocus, tabTo } from './keys.ts';
import { addPhotos, fill, openDesign, openFourSlots, slot, startNow, tile } from './steps.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const row = (page: Page) => tray(page).getByRole('list');
const menu = (page: Page) => page.getByRole('button', { name: 'Más para tus fotos' });

async function openWith(page: Page, count: number): Promise<void> {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(count));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

test('the wheel goes along the row of photos, there and back', async ({ page }) => {
  await openWith(page, 16);
  await row(page).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(300);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBe(0);
});

test('[CHOOSE-14] that only unused photos are shown is said above them, and taken back there', async ({ page }) => {
  await openWith(page, 2);
  await menu(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Solo las que no has usado' }).click();
  await page.keyboard.press('Escape');
  const filter = tray(page).getByRole('button', { name: 'Solo las que no has usado: Mostrar todas' });
  await expect(filter).toBeVisible();
  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(tray(page).getByText('Todas tus fotos están en tu collage.')).toBeVisible();
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(filter).toHaveCount(0);
  await expect(tile(page, 'holiday-01.jpg')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[data-tray]') !== null)).toBe(true);
});

test('[EDIT-20] a photo of the collage that is dropped on the tray leaves its space, as one step', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(2));
  const name = (await slot(page, 1).getAttribute('aria-label')) ?? '';
  const [from, to] = [await slot(page, 1).boundingBox(), await row(page).boundingBox()];
  if (!from || !to) throw new RangeError('Expected a space and the tray on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator('p', { hasText: 'Suelta para quitar la foto del collage.' })).toBeInViewport();
  await page.mouse.up();
  await expect(slot(page, 1)).toHaveAccessibleName(/^espacio 1 de 4, vacío/);
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(slot(page, 1)).toHaveAccessibleName(name);
});

test('the focus stays in the tray when several photos are deleted, by key and by button, down to the last', async ({ page }) => {
  await openWith(page, 6);
  await tile(page, 'holiday-05.jpg').focus();
  for (const key of ['Enter', 'Shift+ArrowRight', 'Delete']) await page.keyboard.press(key);
  await expect(tile(page, 'holiday-04.jpg')).toHaveCount(0);
  await expect(tile(page, 'holiday-03.jpg')).toBeFocused();
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Seleccionar varias' }).click();
  await tile(page, 'holiday-03.jpg').click();
  await tile(page, 'holiday-02.jpg').click();
  await tray(page).getByRole('button', { name: 'Eliminar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'holiday-02.jpg')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tile]') !== null)).toBe(true);
  await tray(page).getByRole('button', { name: 'Cancelar' }).click();
  await tile(page, 'holiday-06.jpg').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(tray(page).locator('[data-tile]')).toHaveCount(0);
  await expect(tray(page).getByRole('button', { name: 'Añadir fotos' })).toBeFocused();
});

test('[EDIT-21] the collage is one stop of Tab, arrows read on through spaces and title, and Tab comes back to the last', async ({
  page,
}) => {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
  await startNow(page);
  const stops = page.getByRole('toolbar', { name: 'Espacios' }).getByRole('button');
  const count = await stops.count();
  await expect(stops.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await tabTo(page, slot(page, 1));
  for (let step = 1; step < count; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Título: / })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slot(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]'))).toBe(null);
  for (let presses = 0; presses < 3 && !(await hasFocus(tray(page).getByRole('button', { name: 'Añadir fotos' }))); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(tray(page).getByRole('button', { name: 'Añadir fotos' })).toBeFocused();
  await tabTo(page, slot(page, 2), 'Shift+Tab');
});
