import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { addPhotos, openFourSlots, slot } from './steps.ts';
import { test } from './test.ts';

test('[CHOOSE-04] [CHOOSE-05] [CHOOSE-20] the chooser deletes, places, fills in order and closes', { tag: '@smoke' }, async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(4));
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expect(tray.getByRole('button', { name: /, sin usar$/ })).toHaveCount(4);
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await tray.getByRole('button', { name: 'Otras fuentes' }).click();
  await chooser.getByRole('button', { name: 'Eliminar holiday-01.jpg' }).click();
  await expect(chooser.getByRole('button', { name: /, sin usar$/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await slot(page, 2).click();
  await chooser.getByRole('button', { name: /^holiday-03\.jpg,/ }).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-03\.jpg/);
  await slot(page, 1).click();
  await chooser.getByRole('button', { name: 'O rellénalo en orden.' }).click();
  await expect(chooser).toHaveCount(0);
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 3)).toHaveAccessibleName(/holiday-04\.jpg/);
});
