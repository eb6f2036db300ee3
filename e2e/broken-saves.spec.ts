import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { registerAccount } from './register-account.ts';
import { addPhotos, fill, newName, openFourSlots, PASSWORD, saveToNewAccount, signIn, tile } from './steps.ts';
import { test } from './test.ts';

const openSave = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const saved = (page: Page) => page.getByText('¡Tu collage se ha guardado!');
const inAccount = (page: Page) => page.getByText(/En tu cuenta: \d+ de \d+ fotos/);

/** Records the URL of each successful upload. */
function recordUploads(page: Page): readonly string[] {
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) arrived.push(response.url());
  });
  return arrived;
}

/** Returns copies of holiday photos that a test may delete. */
async function ownCopies(count: number): Promise<{ readonly folder: string; readonly files: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-broken-'));
  const files = (await holidayPhotos(count)).map((file) => {
    const copy = join(folder, basename(file));
    copyFileSync(file, copy);
    return copy;
  });
  return { folder, files };
}

test('[F19] going offline and online again while editing, uploading and saving loses nothing and uploads nothing twice', async ({
  page,
  context,
}) => {
  await openFourSlots(page);
  const files = await holidayPhotos(4);
  await fill(page, files.slice(0, 1));
  const username = newName('mar');
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  const arrived = recordUploads(page);

  await context.setOffline(true);
  await addPhotos(page, files.slice(1));
  for (const file of files.slice(1)) await expect(tile(page, basename(file))).toBeVisible();
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expect(page.getByText('Usadas: 4 de 4')).toBeVisible();
  expect(arrived).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => arrived.length, { timeout: 90_000 }).toBe(3);
  await expect(inAccount(page)).toBeHidden({ timeout: 60_000 });

  await context.setOffline(true);
  await openSave(page);
  await expect(page.getByText(/El servidor no responde/).first()).toBeVisible({ timeout: 60_000 });
  await expect(saved(page)).toBeHidden();
  await context.setOffline(false);
  const retryButton = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect(retryButton.or(saved(page))).toBeVisible({ timeout: 60_000 });
  if (await retryButton.isVisible()) await retryButton.click();
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  expect(arrived).toHaveLength(3);
});

test('[F20] a photo that is deleted from the disk before its upload is reported, and nothing is saved', async ({ page }) => {
  const { folder, files } = await ownCopies(4);
  await openFourSlots(page);
  await fill(page, files);
  const [deletedFile = ''] = files.slice(2);
  rmSync(deletedFile);
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('/api/save') && saves.push(request.url()));
  await registerAccount(page.request, newName('ola'), PASSWORD);
  await openSave(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(basename(deletedFile))).toBeVisible({ timeout: 90_000 });
  await expect(saved(page)).toBeHidden();
  expect(saves).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('[F21] a session that expires during a long save asks to sign in, and the save continues without repeated uploads', async ({
  page,
  context,
}) => {
  await openFourSlots(page);
  const username = newName('sal');
  const files = await holidayPhotos(4);
  await fill(page, files.slice(0, 1));
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await page.route('**/api/upload*', () => undefined); // no background uploads yet
  await addPhotos(page, files.slice(1));
  for (const file of files.slice(1)) await expect(tile(page, basename(file))).toBeVisible();
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expect(page.getByText('Usadas: 4 de 4')).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.unroute('**/api/upload*');
  const arrived = recordUploads(page);
  let passed = 0;
  await page.route('**/api/upload*', async (route) => {
    passed += 1;
    if (passed === 3) {
      await expect.poll(() => arrived.length).toBeGreaterThan(0);
      await context.clearCookies();
    }
    await route.continue();
  });
  await openSave(page);
  const signInAgain = page.getByRole('dialog').getByLabel('Contraseña', { exact: true });
  await expect(signInAgain).toBeVisible({ timeout: 60_000 });
  const before = arrived.length;
  await signIn(page, username);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  expect(before).toBeGreaterThan(0);
  expect(arrived).toHaveLength(3);
});
