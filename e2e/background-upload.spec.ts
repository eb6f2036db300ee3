import { expect, type Page, type Route } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { addPhotos, fill, newName, openOneSlot, saveToNewAccount, tile } from './steps.ts';
import { test } from './test.ts';

const openSave = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Signs in with a saved collage and an open editor of one slot. */
async function signedIn(page: Page, word: string): Promise<void> {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await saveToNewAccount(page, newName(word));
  await page.getByRole('button', { name: 'Seguir editando' }).click();
}

/** Lets calls reach the server and drops their answers. */
async function cutAnswers(page: Page, urlPattern: string): Promise<{ readonly count: number }> {
  const cut = { count: 0 };
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    cut.count += 1;
    void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return cut;
}

const MORE = [2, 3, 4] as const;

test('photos of a signed-in user are uploaded in the background, and saving uploads none of them again', async ({ page }) => {
  await signedIn(page, 'vela');
  const uploads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/upload') && uploads.push(request.url()));
  const files = await holidayPhotos(4);
  await addPhotos(page, files.slice(1));
  await expect.poll(() => uploads.length, { timeout: 30_000 }).toBe(MORE.length);
  await expect(page.getByText(/En tu cuenta: \d+ de \d+ fotos/)).toBeHidden({ timeout: 60_000 });
  await openSave(page);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  expect(uploads).toHaveLength(MORE.length);
});

test('a photo is not uploaded again if only the answer was lost', async ({ page }) => {
  await signedIn(page, 'faro');
  const cut = await cutAnswers(page, '*/api/upload*');
  await addPhotos(page, (await holidayPhotos(2)).slice(1));
  await expect(page.getByText('En tu cuenta: 1 de 2 fotos')).toBeVisible();
  await expect(page.getByText('En tu cuenta: 1 de 2 fotos')).toBeHidden({ timeout: 60_000 });
  expect(cut.count).toBe(1);
  await openSave(page);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});

test('uploads can be paused; a save uploads the rest', async ({ page }) => {
  await signedIn(page, 'nube');
  const delayed: Route[] = [];
  await page.route('**/api/upload*', (route) => void delayed.push(route));
  await addPhotos(page, (await holidayPhotos(3)).slice(1));
  await expect.poll(() => delayed.length).toBe(2);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('En tu cuenta: 1 de 3 fotos; las demás se enviarán cuando guardes')).toBeVisible();
  await page.unroute('**/api/upload*');
  await openSave(page);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
});

test('a photo that the server refuses is marked at its tile and can be uploaded again', async ({ page }) => {
  await signedIn(page, 'roca');
  await page.route('**/api/upload*', (route) =>
    route.fulfill({ status: 413, json: { error: 'ERROR_QUOTA', msg: 'Tu espacio está lleno.' } }),
  );
  await addPhotos(page, (await holidayPhotos(2)).slice(1));
  const resendButton = page.getByRole('button', { name: 'holiday-02.jpg no se ha enviado: Tu espacio está lleno. Enviar de nuevo' });
  await expect(resendButton).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/upload*');
  await resendButton.click();
  await expect(resendButton).toBeHidden();
  await expect(page.getByText(/En tu cuenta: \d+ de \d+ fotos/)).toBeHidden({ timeout: 60_000 });
  await expect(tile(page, 'holiday-02.jpg')).toBeVisible();
});
