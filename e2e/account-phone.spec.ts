import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { registerAccount } from './register-account.ts';
import { newName } from './steps.ts';
import { test } from './test.ts';

const NEW = 'neues-meer-2031';

/** Returns the secret in the link of the mail to this address; '' until it arrives. */
function secretFor(email: string): string {
  const folder = join(process.env.MURO_TEST_DATA ?? '', 'mail');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
  const links = texts.filter((text) => text.includes(`<${email}>`)).map((text) => /account\/reset\?lang=3Dde#(\S{43})/.exec(text)?.[1]);
  return links.find(Boolean) ?? '';
}

async function signIn(page: Page, who: string, password: string): Promise<void> {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(who);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).tap();
}

test('@phone by e-mail, through a forgotten password, to my collages, from the first screen on', async ({ page }) => {
  const username = newName('uta');
  const email = `${username}@example.org`;
  await registerAccount(page.request, username, 'altes-meer-1987');
  await page.context().clearCookies();
  await page.goto('/htmlapp/?lang=de');
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Meine Collagen' }).tap();
  await expect(page).toHaveURL(/\/ueberblick$/);
  await signIn(page, email, NEW);
  await expect(page.getByRole('alert')).toContainText('Benutzername oder Passwort falsch.');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).tap();
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link schicken' }).tap();
  await expect(page.getByText('haben wir dir eine E-Mail geschickt')).toBeVisible();
  await expect.poll(() => secretFor(email)).not.toBe('');
  await page.goto(`/account/reset?lang=de#${secretFor(email)}`);
  await page.getByLabel('Neues Passwort').fill(NEW);
  await page.getByLabel('Passwort wiederholen').fill(NEW);
  await page.getByRole('button', { name: 'Passwort speichern' }).tap();
  await expect(page.getByText('Dein Passwort wurde geändert')).toBeVisible();
  await page.getByRole('link', { name: 'Meine Collagen' }).tap();
  await signIn(page, email.toUpperCase(), NEW);
  await expect(page.getByText('Du hast noch keine Collage gespeichert.')).toBeVisible();
  await expectAccessible(page, 'my collages');
  await page.getByRole('link', { name: 'Mein Konto' }).tap();
  await expect(page.getByText(`Deine Adresse ist ${email}.`)).toBeVisible();
  await expectAccessible(page, 'my account');
  await page.getByText('Konto löschen').last().tap();
  const leaving = page.locator('form', { has: page.getByRole('button', { name: 'Endgültig löschen' }) });
  await leaving.getByLabel('Aktuelles Passwort').fill(NEW);
  await leaving.getByRole('button', { name: 'Endgültig löschen' }).tap();
  await expect(page.getByText('Dein Konto wurde mit allen Fotos und Collagen gelöscht.')).toBeVisible();
  await expect(page.getByText(username)).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  await expectAccessible(page, 'an account that is gone');
});
