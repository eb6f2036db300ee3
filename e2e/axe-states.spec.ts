import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './account.ts';
import { chooseProduct, fillAddress, place } from './order-steps.ts';
import { slot } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('@phone WCAG: a list and a design that cannot be loaded', async ({ page }) => {
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

test('@phone [NAV-14] [NAV-15] [NAV-18] WCAG: sign-in page, the cart, the cart of another account, an order without an answer', async ({
  page,
  context,
  ownCollage: { number, email },
}) => {
  await page.goto('/cart/fromApp?collageid=987654321');
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos este collage' })).toBeVisible();
  await expectAccessible(page, 'a collage that is not there');
  await page.goto(`/htmlapp/#/editar/${number}`);
  await expect(slot(page, 4)).toHaveAccessibleName(/calidad/);
  const editorTitle = await page.title();
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await expect(place(page)).toBeVisible();
  await expectStructure(page);
  await expect.poll(() => page.title()).not.toBe(editorTitle);
  await place(page).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
  await expectAccessible(page, 'cart, wrong');
  await chooseProduct(page, 'Póster');
  await expectAccessible(page, 'product chosen');
  await fillAddress(page, email);
  await page.route('**/api/orders*', (route) => route.abort());
  await place(page).click();
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
  await expectAccessible(page, 'no answer');
  await page.goto('/cart/fromApp?collageid=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'another collage that is not there');
  await context.clearCookies();
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'cart, signed out');
  await page.goto(`/htmlapp/#/editar/${number}`);
  await expect(page.getByRole('dialog').getByLabel('Nombre de usuario')).toBeVisible();
  await expectAccessible(page, 'sign in to edit');
  await expect(slot(page, 1)).toHaveCount(0);
});

/** Expects one banner, one main landmark, one h1 and no skipped heading level. */
async function expectStructure(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(leaps, `${levels}`).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
}
