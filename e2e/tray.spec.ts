import { copyFileSync, utimesSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from './steps.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const tiles = (page: Page) => tray(page).getByRole('button', { name: /, (sin usar|usada)/ });
const shownNames = (page: Page) => tiles(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(',')[0]));
const picked = (page: Page) => tray(page).locator('[aria-pressed="true"]');

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Más para tus fotos' }).click();
  const item = page.getByRole('menu').getByText(entry, { exact: true });
  await item.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function openWithPhotos(page: Page, count: number): Promise<readonly string[]> {
  await openFourSlots(page);
  const files = await holidayPhotos(count);
  await addPhotos(page, files);
  await expect(tiles(page)).toHaveCount(count);
  return files;
}

test('[CHOOSE-14] the tray is sorted by adding, name or date taken, and shows only unused photos on request', async ({ page }) => {
  await openFourSlots(page);
  const takenOn = [20, 30, 10];
  const [first = '', second = '', third = ''] = (await holidayPhotos(3)).map((photo, at) => {
    const file = test.info().outputPath(basename(photo));
    copyFileSync(photo, file);
    utimesSync(file, new Date(2026, 5, takenOn[at]), new Date(2026, 5, takenOn[at]));
    return file;
  });
  await addPhotos(page, [second, third, first]);
  await expect.poll(() => shownNames(page)).toEqual(['holiday-01.jpg', 'holiday-03.jpg', 'holiday-02.jpg']);
  await chooseInMenu(page, 'Por nombre');
  await expect.poll(() => shownNames(page)).toEqual(['holiday-01.jpg', 'holiday-02.jpg', 'holiday-03.jpg']);
  await chooseInMenu(page, 'Por fecha de la foto');
  await expect.poll(() => shownNames(page)).toEqual(['holiday-03.jpg', 'holiday-01.jpg', 'holiday-02.jpg']);

  await tile(page, 'holiday-01.jpg').click();
  await slot(page, 1).click();
  await chooseInMenu(page, 'Solo las que no has usado');
  await expect.poll(() => shownNames(page)).toEqual(['holiday-03.jpg', 'holiday-02.jpg']);
  await page.getByRole('button', { name: 'Completar por orden' }).click();
  await expect(page.getByText('Todas tus fotos están en tu collage.')).toBeVisible();
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-03\.jpg/);
  await expect(slot(page, 3)).toHaveAccessibleName(/holiday-02\.jpg/);
});

test('[CHOOSE-15] [CHOOSE-21] [THUMB-01] [THUMB-02] [THUMB-08] removing says when photos were placed, and undo brings all back in one step', async ({
  page,
}) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await expect(tray(page).getByRole('button', { name: 'Eliminar holiday-02.jpg' })).toBeAttached();
  await tile(page, 'holiday-04.jpg').click();
  await tile(page, 'holiday-03.jpg').click({ modifiers: ['ControlOrMeta'] });
  await expect(picked(page)).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Se han eliminado 2 fotos de tu collage; sus espacios están vacíos.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^espacio \d de 4, vacío/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click();
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^espacio \d de 4, vacío/ })).toHaveCount(0);
  await expect(page.getByText('Se han eliminado 2 fotos de tu collage')).toHaveCount(0);
});

test('the tray by keyboard: one stop of Tab, arrows, ranges, everything, Delete', async ({ page }) => {
  await openWithPhotos(page, 4);
  await page.getByRole('button', { name: 'Más fuentes' }).focus();
  await page.keyboard.press('Tab');
  await expect(tile(page, 'holiday-04.jpg')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tray(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(tile(page, 'holiday-04.jpg')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'holiday-03.jpg')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(tile(page, 'holiday-02.jpg')).toBeFocused();
  await expect(picked(page)).toHaveCount(2);
  await expect(page.getByText('Elige un espacio para la primera de 2 fotos')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(picked(page)).toHaveCount(3);
  await page.keyboard.press('Control+a');
  await expect(picked(page)).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(picked(page)).toHaveCount(0);
  await expect(tile(page, 'holiday-01.jpg')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(3);
  await expect(tile(page, 'holiday-03.jpg')).toBeFocused();
});

test('[THUMB-03] a tile says that its photo is loading, and its name; the focus goes from its delete button to the picture', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/photo-worker/, async (route) => {
    await held;
    await route.continue();
  });
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(1));
  await expect(tray(page).getByText('La carga puede tardar unos segundos.')).toBeVisible();
  await expect(tray(page).getByText('holiday-01.jpg')).toBeVisible();
  await tray(page)
    .getByRole('button', { name: /holiday-01\.jpg/ })
    .focus();
  release();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expect(tile(page, 'holiday-01.jpg')).toBeFocused();
});

test('[THUMB-05] [THUMB-09] a photo stored on its side stands upright in its tile, which is 100 px high in the chooser', async ({
  page,
}) => {
  await openFourSlots(page);
  const [, second = '', , , fifth = ''] = await holidayPhotos(5);
  await addPhotos(page, [second, fifth]);
  await expect(tiles(page)).toHaveCount(2);
  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  const shapeOf = (name: string) =>
    chooser
      .getByRole('button', { name: new RegExp(`^${name},`) })
      .locator('img')
      .evaluate(({ naturalWidth, naturalHeight, clientHeight }: HTMLImageElement) => [
        Math.sign(naturalHeight - naturalWidth),
        clientHeight,
      ]);
  // The second stands as it is stored; the fifth is wider than high, and was stored on its side.
  await expect.poll(() => shapeOf('holiday-02.jpg')).toEqual([1, 100]);
  await expect.poll(() => shapeOf('holiday-05.jpg')).toEqual([-1, 100]);
});

test('[CHOOSE-04] [CHOOSE-05] [CHOOSE-20] the chooser deletes, places, fills in order and closes', async ({ page }) => {
  await openWithPhotos(page, 4);
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await tray(page).getByRole('button', { name: 'Más fuentes' }).click();
  await chooser.getByRole('button', { name: 'Eliminar holiday-01.jpg' }).click();
  await expect(chooser.getByRole('button', { name: /, sin usar$/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await slot(page, 2).click();
  await chooser.getByRole('button', { name: /^holiday-03\.jpg,/ }).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-03\.jpg/);
  await slot(page, 1).click();
  await chooser.getByRole('button', { name: 'complétalo por orden.' }).click();
  await expect(chooser).toHaveCount(0);
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 3)).toHaveAccessibleName(/holiday-04\.jpg/);
});
