import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { fill, newName, openOneSlot, saveToNewAccount, signIn } from './steps.ts';
import { test } from './test.ts';

test('[ROLE-02] [ROLE-04] [SDLG-24] an expired session asks to sign in, and the save continues', { tag: '@smoke' }, async ({ page }) => {
  const username = newName('eva');
  await openOneSlot(page);
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await fill(page, await holidayPhotos(1));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(dialog.getByLabel('Nombre de usuario')).toHaveValue(username);
  await expect(dialog.getByRole('button', { name: 'Regístrate gratis' })).toHaveCount(0);
  await signIn(page, username);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});
