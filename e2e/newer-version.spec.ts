import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const SIZE_SCREEN_CODE = '**/assets/SizeAndAdjustScreen-*.js';
const SERVER_UNREACHABLE = 'El servidor no responde. Lo intentaremos de nuevo en unos segundos.';

const firstDesign = (page: Page) => page.getByRole('main').getByRole('link', { name: /Aria/ });

test('a chunk that fails to load leaves the screen unchanged, and is loaded when the server answers again', async ({ page, context }) => {
  // The list loads the code ahead: on a fast machine before the connection is lost.
  let isLost = true;
  await page.route(SIZE_SCREEN_CODE, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/htmlapp/');
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
  await context.setOffline(true);
  await firstDesign(page).click();
  await expect(page.getByText(SERVER_UNREACHABLE)).toBeVisible();
  await expect(firstDesign(page)).toBeVisible();
  isLost = false;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await expect(page.getByText(SERVER_UNREACHABLE)).toBeHidden();
  const { height } = (await page.getByRole('button', { name: 'Comienza ahora' }).boundingBox()) ?? { height: 0 };
  expect(height, 'its style sheet was loaded, too').toBeGreaterThan(40);
});

test('after a deployment of a newer version the page reloads at its target', async ({ page }) => {
  let isOld = true;
  await page.route(SIZE_SCREEN_CODE, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/htmlapp/');
  await expect(firstDesign(page)).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated', () => {
    isOld = false;
    return true;
  });
  await firstDesign(page).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
});

test('a chunk that still fails to load is reported as an error', async ({ page }) => {
  await page.route(SIZE_SCREEN_CODE, (route) => route.fulfill({ status: 404 }));
  await page.goto('/htmlapp/');
  await firstDesign(page).click();
  await expect(page).toHaveURL(/error=/);
});
