import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectPicture, settledPicture } from './collage-picture.ts';
import { fill, newName, openFourSlots, saveToNewAccount, slot } from './steps.ts';
import { test } from './test.ts';

const textDialog = (page: Page) => page.getByRole('dialog', { name: 'Agregar texto' });
const photoDialog = (page: Page) => page.getByRole('dialog', { name: 'Editar foto' });
const wordsOf = (page: Page) => textDialog(page).getByRole('textbox', { name: 'Tu texto' });

test('[PTEXT-04] by keyboard: the text moves with its photo to another slot, is saved and restored', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await slot(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(photoDialog(page)).toBeVisible();
  await photoDialog(page).getByRole('button', { name: 'Texto' }).press('Enter');
  await expect(wordsOf(page)).toBeFocused();
  await page.keyboard.type('Abril');
  const dialog = textDialog(page);
  await dialog.getByRole('radio', { name: 'Franja clara' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Franja clara' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(slot(page, 1)).toBeFocused();
  await expect(slot(page, 1)).toHaveAccessibleName(/con el texto: Abril$/);

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Intercambiar/ }).press('Enter');
  await slot(page, 4).press('Enter');
  await expect(slot(page, 4)).toHaveAccessibleName(/con el texto: Abril$/);
  const picture = await settledPicture(page);
  await saveToNewAccount(page, newName('texto'));
  await page.reload();
  await expect(slot(page, 4)).toHaveAccessibleName(/calidad, con el texto: Abril$/);
  await expectPicture(page, picture);
});
