import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { fillAddress, place, product } from './order-steps.ts';
import { fill, newName, openOneSlot, saveToNewAccount, slot } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('@phone WCAG: a list and a design that do not come', async ({ page }) => {
  await page.goto('/htmlapp/#/collage/basico/99999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'a design that is not there');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'a page that is not there');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/htmlapp/#/eleccion');
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the list did not come');
});

test('@phone WCAG: sign in to go on, the cart of others, an order that nobody answered', async ({ page, context }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  const number = await saveToNewAccount(page, newName('axe'));
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await product(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'products');
  await page.getByRole('option', { name: 'Póster' }).click();
  await fillAddress(page, 'ana@example.org');
  await page.route('**/api/orders*', (route) => route.abort());
  await place(page).click();
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
  await expectAccessible(page, 'nobody answered');
  await page.goto('/cart/fromApp?collageid=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'a collage that is not there');
  await context.clearCookies();
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'cart, signed out');
  await page.goto(`/htmlapp/#/editar/${number}`);
  await expect(page.getByRole('dialog').getByLabel('Nombre de usuario')).toBeVisible();
  await expectAccessible(page, 'sign in to edit');
  await expect(slot(page, 1)).toHaveCount(0);
});
