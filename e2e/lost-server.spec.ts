import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, fillRegister, newName, openFourSlots } from './steps.ts';

const LOST = 'El servidor no responde. Tu collage sigue aquí y las fotos que ya han llegado no se enviarán de nuevo.';

/** Four photos in four slots, and the register form filled in. */
async function openReadyToSave(page: Page) {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await fillRegister(page, newName('mar'));
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/upload') && response.ok()) arrived.push(response.url());
  });
  return { arrived, send: () => page.getByRole('button', { name: 'Crear cuenta' }).click() };
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
}

test('[SDLG-31] [SDLG-33] [ERRP-02] uploads that are lost are told; a retry sends only what did not arrive', async ({ page }) => {
  const { arrived, send } = await openReadyToSave(page);
  let passed = 0;
  await page.route('**/api/upload*', (route) => (passed++ < 2 ? route.continue() : route.abort()));
  await send();
  await expect(page.getByText('El servidor no responde. Lo intentaremos de nuevo en unos segundos.')).toBeVisible();
  await expect(page.getByText('No se ha podido completar')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(LOST)).toBeVisible();
  expect(arrived).toHaveLength(2);
  await page.unroute('**/api/upload*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expectSaved(page);
  expect(arrived).toHaveLength(4);
});

test('[SDLG-31] [SDLG-33] a save whose answer is lost keeps everything, and is stored once', async ({ page }) => {
  const { arrived, send } = await openReadyToSave(page);
  await page.route('**/api/save*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send();
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Volver al collage' }).click();
  await expect(page.getByText('4 de 4 usadas')).toBeVisible();
  await page.unroute('**/api/save*');
  // Read on its way: when the page has gone on, its answers are gone.
  const answers: unknown[] = [];
  await page.route('**/api/save*', async (route) => {
    const response = await route.fetch();
    answers.push(await response.json());
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await expectSaved(page);
  // What was found in the photos meanwhile may be saved behind it, as a version of its own.
  expect(answers[0]).toMatchObject({ version: 1 });
  expect(arrived).toHaveLength(4);
});

test('[SDLG-21] [SDLG-31] a lost account check is told, and asked again', async ({ page }) => {
  await openFourSlots(page);
  await page.route('**/api/isAuthenticated*', (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await expect(page.getByText(LOST)).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute('**/api/isAuthenticated*');
  await page.route('**/api/isAuthenticated*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expect(dialog.getByText('Estamos verificando el estado de tu cuenta. Un momento por favor.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

test('[SDLG-27] [SDLG-28] [SDLG-29] [SDLG-30] [SDLG-44] [NAV-26] [NAV-31] [EDIT-16] a save under way shows how far it is and can be cancelled', async ({
  page,
}) => {
  const { send } = await openReadyToSave(page);
  await page.route('**/api/upload*', () => undefined);
  await send();
  await expect(page.getByRole('progressbar', { name: 'Aún necesitas guardar 4 de las 4 fotos.' })).toBeVisible();
  await expect(page.getByText('Tus fotos se están enviando.')).toBeVisible();
  await expect(page.getByText('Un momento.', { exact: true })).toHaveCount(1);
  await expect(page.locator('header').getByLabel('Cerrar ventana')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancelar el guardado' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/editar$/);
  await page.unroute('**/api/upload*');
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await expectSaved(page);
});
