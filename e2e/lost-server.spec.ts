import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { registerAccount } from './register-account.ts';
import { fill, newName, openFourSlots, PASSWORD } from './steps.ts';
import { test } from './test.ts';

/** Time for which a save is retried automatically. */
const A_MINUTE_MS = 60_000;
const STILL_TRYING = 'El servidor todavía no responde. Lo seguimos intentando.';
const LOST = 'El servidor no responde. Tu collage sigue aquí y las fotos que ya han llegado no se enviarán de nuevo.';

/** Advances the page's clock, so that automatic retries end at the next failure. */
async function skipMinute(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const { now } = performance;
    performance.now = () => now.call(performance) + ms;
  }, A_MINUTE_MS);
}

test('[SDLG-31] [SDLG-33] a save with a lost answer loses nothing and is stored once', { tag: '@smoke' }, async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await registerAccount(page.request, newName('mar'), PASSWORD);
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) arrived.push(response.url());
  });
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.route('**/api/save*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save();
  await expect(page.getByText(STILL_TRYING)).toBeVisible({ timeout: 60_000 });
  await skipMinute(page);
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Volver al collage' }).click();
  await expect(page.getByText('Usadas: 4 de 4')).toBeVisible();
  await page.unroute('**/api/save*');
  // Read during the transfer: after a navigation the answers are not available.
  const answers: unknown[] = [];
  await page.route('**/api/save*', async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  await save();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  // Subjects that were found meanwhile may be saved later as a separate version.
  expect(answers[0]).toMatchObject({ version: 1 });
  expect(arrived).toHaveLength(4);
});
