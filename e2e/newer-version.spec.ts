import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const CODE_OF_SIZES = '**/assets/SizeAndAdjustScreen-*.js';
const ASKING = 'El servidor no responde. Lo intentaremos de nuevo en unos segundos.';

const firstDesign = (page: Page) => page.getByRole('main').getByRole('link', { name: /Aria/ });

test('a chunk that fails to load leaves the screen unchanged, and is loaded when the server answers again', async ({ page, context }) => {
  await page.goto('/htmlapp/');
  await expect(firstDesign(page)).toBeVisible();
  await context.setOffline(true);
  await firstDesign(page).click();
  await expect(page.getByText(ASKING)).toBeVisible();
  await expect(firstDesign(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await expect(page.getByText(ASKING)).toBeHidden();
  const { height } = (await page.getByRole('button', { name: 'Comienza ahora' }).boundingBox()) ?? { height: 0 };
  expect(height, 'its styles came as well').toBeGreaterThan(40);
});

test('after a deployment of a newer version the page reloads at its target', async ({ page }) => {
  await page.goto('/htmlapp/');
  await expect(firstDesign(page)).toBeVisible();
  let isOld = true;
  await page.route(CODE_OF_SIZES, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  const reloaded = page.waitForEvent('framenavigated', () => {
    isOld = false;
    return true;
  });
  await firstDesign(page).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
});

test('a chunk that still fails to load is reported as an error', async ({ page }) => {
  await page.goto('/htmlapp/');
  await page.route(CODE_OF_SIZES, (route) => route.fulfill({ status: 404 }));
  await firstDesign(page).click();
  await expect(page).toHaveURL(/error=/);
});
