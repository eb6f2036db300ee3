import { type AccountView, PATHS } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, ok } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

const ANA: AccountView = {
  page: 'account',
  name: 'ana',
  email: 'ana@example.org',
  isEmailConfirmed: true,
  sessions: [
    { handle: 'aa', agent: 'Firefox, Linux', seenAt: '2026-11-26T10:00:00.000Z', isThis: true },
    { handle: 'bb', agent: '', seenAt: '2026-11-20T10:00:00.000Z', isThis: false },
  ],
  factor: null,
};

/** The calls of this page answer JSON and are not part of the public API. */
const ANY = { response: { 200: z.looseObject({ message: z.string() }) } };

it('the page shows address, devices and data of the account; a wrong password is reported at its form', async () => {
  await openPage(ANA, 'en');
  await expectPartAccessible('#root');
  expect(document.title).toMatch(/^My account – /);
  await expectElement(page.getByText('Your address is ana@example.org.')).toBeVisible();
  await expectElement(page.getByText('Firefox, Linux (this device)')).toBeVisible();
  await expectElement(page.getByText('Unknown device', { exact: true })).toBeVisible();
  await expectElement(page.getByText('Last used: 20 November 2026')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change address' });
  await change.click();
  await expectElement(page.getByLabelText('New e-mail address')).toBeFocused();
  await page.getByLabelText('New e-mail address').fill('ana@new.example');
  const current = page.getByLabelText('Current password').first();
  await current.fill('я'.repeat(70));
  const changeEmail = answer(PATHS.ownEmail, ANY, () => ok({ message: 'The current password is wrong.' }));
  await change.click();
  await expectElement(page.getByText('The current password is wrong.')).toBeVisible();
  expect(changeEmail.requests.map(({ fields }) => fields)).toEqual([
    { email: 'ana@new.example', current: expect.stringMatching(/^[\w+/=]{200,}$/), nonce: expect.any(String) },
  ]);
  changeEmail.stop();
  answer(PATHS.ownEmail, ANY, () => ok({ message: '' }));
  await change.click();
  await expectElement(page.getByText('We have sent a link to both addresses. They work for half an hour.')).toBeVisible();
  await expectElement(page.getByLabelText('New e-mail address')).toHaveCount(0);
});

it('a code is requested as soon as the account requires one, and then with every change', async () => {
  await openPage(ANA, 'en');
  const codes = page.getByLabelText('Code of your app, or a recovery code');
  await expectElement(codes).toHaveCount(0);
  answer(PATHS.ownPassword, ANY, () => ok({ message: 'Enter the code.', field: 'code' }));
  await page.getByLabelText('New password', { exact: true }).fill('mar-azul-2031');
  await page.getByLabelText('Repeat password').fill('mar-azul-2031');
  await page.getByLabelText('Current password').nth(1).fill('mar-azul-1987');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectElement(codes).toHaveAccessibleDescription('Enter the code.');
  await expectElement(codes).toBeFocused();
  await openPage({ ...ANA, factor: { since: '2026-11-26T10:00:00.000Z', codesLeft: 2 } }, 'en');
  await expectElement(codes.first()).toBeVisible();
  await expectElement(codes.nth(1)).toBeVisible();
  await expectElement(page.getByText('Recovery codes left: 2 of 10. Make new ones before the last is used')).toBeVisible();
});

it('after the account is deleted its page shows only that', async () => {
  await openPage(ANA, 'de');
  await page.getByText('Konto löschen').last().click();
  await page.getByLabelText('Aktuelles Passwort').last().fill('mar-azul-1987');
  const printed = answer(PATHS.leaveAccount, ANY, () => ok({ message: 'Noch nicht gedruckt: Bestellung 7.' }));
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expectElement(page.getByText('Noch nicht gedruckt: Bestellung 7.')).toBeVisible();
  printed.stop();
  answer(PATHS.leaveAccount, ANY, () => ok({ message: '' }));
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expectElement(page.getByText('Dein Konto wurde mit allen Fotos und Collagen gelöscht.')).toBeVisible();
  await expectElement(page.getByCss('form')).toHaveCount(0);
  await expectPartAccessible('#root');
});
