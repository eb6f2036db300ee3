import { isAuthenticatedCall, PATHS, registerCall, signInCodeCall } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, ok, refused } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

/** 140 bytes. */
const CYRILLIC = 'синее море '.repeat(7).slice(0, 70);

it('[SIGNIN-05] a password of 70 Cyrillic letters is within the rule, at the page as in the save window', async () => {
  await openPage({ page: 'sign-in', before: 'overview' }, 'de');
  await expectPartAccessible('#root');
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Meine Collagen');
  await expectElement(page.getByText('Melde dich an, um deine Collagen und Bestellungen zu sehen.')).toBeVisible();
  const nameField = page.getByLabelText('Benutzername oder E-Mail-Adresse');
  await expectElement(nameField).toBeFocused();
  const refusal = answer(PATHS.isAuthenticated, isAuthenticatedCall, () =>
    ok({ authenticated: 'false', error: 'wrongcredentials', msg: 'Falsch' }),
  );
  await nameField.fill('ольга');
  const password = page.getByLabelText('Passwort', { exact: true });
  await password.fill(CYRILLIC);
  await password.press('Enter');
  await expectElement(page.getByRole('alert')).toHaveText('Benutzername oder Passwort falsch.');
  await expectElement(password).toHaveValue('');
  await expectElement(password).toBeFocused();
  expect(refusal.requests).toHaveLength(1);
  expect(JSON.stringify(refusal.requests)).not.toContain('море');
  for (const [name, address] of [
    ['Passwort vergessen?', '/account/forgot?lang=de'],
    ['Konto anlegen', '/account/register?lang=de'],
    ['Eine Collage gestalten', '/htmlapp/?lang=de'],
  ] as const)
    await expectElement(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
});

it('an account with two-step verification is asked for its code on the page too', async () => {
  await openPage({ page: 'sign-in', before: 'collage' }, 'en');
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to open your collage');
  answer(PATHS.isAuthenticated, isAuthenticatedCall, () => ok({ authenticated: 'false', error: 'codeneeded', msg: 'Code', ticket: 'T1' }));
  await page.getByLabelText('Username or e-mail address').fill('ana');
  await page.getByLabelText('Password', { exact: true }).fill('mar-azul-1987');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = page.getByLabelText('Code of your app, or a recovery code');
  await expectElement(code).toBeFocused();
  await expectPartAccessible('#root');
  answer(PATHS.signInCode, signInCodeCall, () => refused('ERROR_TOO_MANY', 'Wait a quarter of an hour.'));
  await code.fill('123456');
  await code.press('Enter');
  await expectElement(page.getByRole('alert')).toHaveText('Wait a quarter of an hour.');
});

it('[REG-03] [REG-11] an account is created on a separate page, which shows the error at each field', async () => {
  await openPage({ page: 'register' }, 'de');
  await expectPartAccessible('#root');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expectElement(page.getByLabelText('Benutzername')).toBeFocused();
  await expectElement(page.getByCss('[aria-invalid="true"]')).toHaveCount(4);
  const differs = answer(PATHS.register, registerCall, () =>
    ok({ authenticated: 'false', errors: [{ field: 'password_again', message: 'Die beiden Passwörter stimmen nicht überein.' }] }),
  );
  await page.getByLabelText('Benutzername').fill('rut');
  await page.getByLabelText('E-Mail-Adresse').fill('rut@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill(CYRILLIC);
  await page.getByLabelText('Passwort wiederholen').fill(`${CYRILLIC}!`);
  await page.getByText('Ich akzeptiere die Allgemeinen Geschäftsbedingungen (AGB)').click();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expectElement(page.getByLabelText('Passwort wiederholen')).toHaveAccessibleDescription(
    'Die beiden Passwörter stimmen nicht überein.',
  );
  expect(differs.requests).toHaveLength(1);
  await expectElement(page.getByRole('link', { name: 'Ich habe schon ein Konto' })).toHaveAttribute('href', '/ueberblick');
});
