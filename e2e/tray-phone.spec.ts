import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { addPhotos, openFourSlots, slot, tile } from './steps.ts';
import { test } from './test.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const picked = (page: Page) => tray(page).locator('[aria-pressed="true"]');

for (const width of [390, 320]) {
  test(`@phone [THUMB-10] the tray on a phone at ${width} px: other sources, several photos, small tiles`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openFourSlots(page);
    await addPhotos(page, await holidayPhotos(3));
    await expect(tray(page).getByRole('button', { name: /, sin usar$/ })).toHaveCount(3);
    const menu = page.getByRole('button', { name: 'Más opciones para tus fotos' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Otras fuentes' }).tap();
    const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
    await expect(chooser.getByRole('tab', { name: 'Frases' })).toBeVisible();
    const heights = await chooser.locator('[data-tile]').evaluateAll((all) => all.map((element) => element.clientHeight));
    expect(heights).toEqual([80, 80, 80]);
    await chooser.getByRole('button', { name: 'Cerrar' }).tap();
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Seleccionar varias' }).tap();
    await expect(page.getByText('Elige las fotos que quieres colocar o eliminar.')).toBeVisible();
    await tile(page, 'holiday-03.jpg').tap();
    await tile(page, 'holiday-02.jpg').tap();
    await expect(picked(page)).toHaveCount(2);
    await slot(page, 2).tap();
    await expect(slot(page, 2)).toHaveAccessibleName(/holiday-02\.jpg/);
    await expect(slot(page, 3)).toHaveAccessibleName(/holiday-03\.jpg/);
    await expect(picked(page)).toHaveCount(0);
    const { inner, scroll } = await page.evaluate(() => ({ inner: window.innerWidth, scroll: document.documentElement.scrollWidth }));
    expect(scroll).toBeLessThanOrEqual(inner);
  });
}
