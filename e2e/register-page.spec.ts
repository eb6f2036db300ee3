import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { newName, openOneSlot, signIn } from './steps.ts';
import { test } from './test.ts';

test('an account is registered from the sign-in page, after validation errors', async ({ page }) => {
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
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(/Die beiden Passwörter stimmen nicht überein\./);
  await page.getByLabel('Passwort wiederholen').fill('mar-azul-1987');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(/\/ueberblick$/);
  await expect(page.getByText(username)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/account?lang=de');
  const lastUsed = page.getByText('Zuletzt verwendet:').first();
  await expect(lastUsed).toBeVisible();
  await expect(lastUsed).not.toContainText('UTC');
});

/** 70 letters, 140 bytes. */
const CYRILLIC = 'синее-море-'.repeat(7).slice(0, 70);

test('an account with a password of 70 Cyrillic letters is registered, and signs in on the page and in the designer', async ({ page }) => {
  const username = newName('olga');
  await page.goto('/account/register?lang=en');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail address').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(CYRILLIC);
  await page.getByLabel('Repeat password').fill(CYRILLIC);
  await page.getByText('I accept the general terms of use').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('Username or e-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(CYRILLIC);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You have not saved a collage yet.')).toBeVisible();
  await page.context().clearCookies();
  await openOneSlot(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Crea tu cuenta' }).getByRole('button', { name: 'Iniciar sesión' }).click();
  await signIn(page, username, CYRILLIC);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});
