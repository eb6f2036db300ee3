import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { newName } from './steps.ts';

test('an account is made from the sign-in of my collages, told what is wrong with it first', async ({ page }) => {
  await page.goto('/account?lang=de');
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  const username = newName('rut');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('E-Mail-Adresse').fill(`${username}@example.org`);
  await page.getByLabel('Passwort', { exact: true }).fill('mar-azul-1987');
  await page.getByLabel('Passwort wiederholen').fill('mar-azul-1988');
  await page.getByText('Ich akzeptiere die Allgemeinen Geschäftsbedingungen (AGB)').click();
  await expectAccessible(page, 'making an account');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Die beiden Passwörter stimmen nicht überein.');
  await page.getByLabel('Passwort wiederholen').fill('mar-azul-1987');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(/\/ueberblick$/);
  await expect(page.getByText(username)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/account?lang=de');
  await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' }).or(page.locator('time')).first()).toBeVisible();
  await expect(page.locator('time').first()).not.toContainText('UTC');
});
