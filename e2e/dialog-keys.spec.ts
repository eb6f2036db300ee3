import { expect, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, openOneSlot, slot } from './steps.ts';

test('one Escape closes a dialog, even with the mouse resting on a button whose name shows; the focus goes back', async ({ page }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const photo = page.getByRole('dialog', { name: 'Editar foto' });
  await photo.getByRole('button', { name: 'Texto' }).click();
  const text = page.getByRole('dialog', { name: 'Agregar texto' });
  await expect(text.getByRole('textbox', { name: 'Tu texto' })).toBeFocused();
  await text.getByRole('button', { name: 'Cerrar ventana' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(slot(page, 1)).toBeFocused();
});
