import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { registerAccount } from './register-account.ts';
import { fill, newName, openFourSlots, PASSWORD } from './steps.ts';

/** For so long a save is tried again by itself before it asks the person. */
const A_MINUTE_MS = 60_000;
const STILL_TRYING = 'El servidor todavía no responde. Lo seguimos intentando.';
const LOST = 'El servidor no responde. Tu collage sigue aquí y las fotos que ya han llegado no se enviarán de nuevo.';

/** The page's clock goes on at once; what it tries again by itself is given up at the next failure. */
async function skipMinute(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const { now } = performance;
    performance.now = () => now.call(performance) + ms;
  }, A_MINUTE_MS);
}

test('[SDLG-31] [SDLG-33] a save whose answer is lost keeps everything, and is stored once', { tag: '@smoke' }, async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await registerAccount(page.request, newName('mar'), PASSWORD);
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) arrived.push(response.url());
  });
  const save = () => page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
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
  // Read on its way: when the page has gone on, its answers are gone.
  const answers: unknown[] = [];
  await page.route('**/api/save*', async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  await save();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  // What was found in the photos meanwhile may be saved behind it, as a version of its own.
  expect(answers[0]).toMatchObject({ version: 1 });
  expect(arrived).toHaveLength(4);
});
