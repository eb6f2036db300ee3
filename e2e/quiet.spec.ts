import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { fill, newName, openOneSlot, saveToNewAccount, slot } from './steps.ts';
import { test } from './test.ts';

test.use({ findsSubjects: true });

/** Records all errors and failed requests of a page in order. */
function collectProblems(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that a navigation aborts are not failures.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

test('[ROLE-01] [ROLE-03] the happy path from the list to the cart causes no error and no failed request', async ({ page }) => {
  const complaints = collectProblems(page);
  await page.goto('/');
  await expect(page.locator('a[href$="/104"]')).toBeVisible();
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Girar' }).click();
  await page.getByRole('button', { name: 'Listo' }).click();
  const number = await saveToNewAccount(page, newName('paz'));
  await page.reload();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg, .*calidad/);
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await expect(page.getByRole('button', { name: 'Pedido con obligación de pago' })).toBeVisible();
  expect(complaints).toEqual([]);
});
