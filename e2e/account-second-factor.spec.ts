import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { appCode } from '../apps/server/test/accounts/second-factor.ts';
import { expectAccessible } from './accessible.ts';
import { registerAccount } from './register-account.ts';
import { newName, PASSWORD } from './steps.ts';
import { test } from './test.ts';

/** Visible fields for a code. */
const codeField = (page: Page) => page.getByLabel('Code of your app, or a recovery code').filter({ visible: true });

/** Sets two-step verification up by keyboard. @returns the code that confirmed it, and the recovery codes */
async function setUp(page: Page): Promise<{ readonly used: string; readonly codes: readonly string[] }> {
  const part = page.locator('section[data-factor]');
  await part.getByText('Set it up').first().press('Enter');
  await part.getByLabel('Current password').fill(PASSWORD);
  await part.getByLabel('Current password').press('Enter');
  const picture = part.getByRole('img', { name: 'QR code with the key below' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const code = part.getByLabel('Code that the app shows (6 digits)');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page, 'set up');
  await code.fill('12345');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/The code is wrong/);
  await expect(code).toBeFocused();
  const key = (await part.locator('[data-key]').textContent()) ?? '';
  const used = appCode(key);
  await code.fill(used);
  await code.press('Enter');
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  return { used, codes: await part.getByRole('listitem').allTextContents() };
}

test('two-step verification is set up, required at sign-in, and switched off with a recovery code', async ({ page }) => {
  const name = newName('tess');
  await registerAccount(page.request, name, PASSWORD);
  await page.goto('/account?lang=en');
  await expect(codeField(page)).toHaveCount(0);
  const { used, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('section[data-factor]').getByRole('button', { name: 'Download' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  for (const code of codes) expect(readFileSync(await download.path(), 'utf8')).toContain(code);
  await expect(codeField(page)).toHaveCount(2); // password and address; deletion is collapsed

  await page.context().clearCookies();
  await page.goto('/overview');
  await page.getByLabel('Username or e-mail address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const code = page.getByLabel('Code of your app, or a recovery code');
  await expect(code).toBeFocused();
  await expectAccessible(page, 'code of a sign-in');
  await code.fill(used);
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/The code is wrong or was used already\./);
  await code.fill(codes[0] ?? '');
  await code.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'My account' })).toBeVisible();

  await page.goto('/account?lang=en');
  const part = page.locator('section[data-factor]');
  await expect(part).toContainText('Recovery codes left: 9 of 10.');
  await part.getByText('Switch off').first().press('Enter');
  const form = part.locator('details[open]');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByLabel('Code of your app, or a recovery code').fill(codes[1] ?? '');
  await form.getByRole('button', { name: 'Switch off' }).press('Enter');
  await expect(part.getByRole('status').filter({ hasText: 'Two-step verification is off.' })).toBeVisible();
});
