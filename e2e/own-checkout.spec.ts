import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { type CheckoutShop, startCheckoutShop } from './checkout-shop.ts';
import { fill, newName, openFourSlots, PASSWORD, saveToNewAccount } from './steps.ts';
import { test } from './test.ts';

let both: CheckoutShop;
test.beforeAll(async () => {
  both = await startCheckoutShop();
});
test.afterAll(() => both.end());

test('[EXIT-01] [HTTP-23] a collage goes from the editor to the cart of the shop, back to the editor, and is ordered in the shop', {
  tag: '@smoke',
}, async ({ browser }) => {
  const { shop, muro } = both;
  const context = await browser.newContext({ baseURL: muro.url, locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const username = newName('mar');
  await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Ordena tu collage' }).click();

  await expect(page.getByRole('heading', { name: '¿En qué material lo imprimimos?' })).toBeVisible();
  const pictures = page.locator('main li img');
  await expect.poll(() => pictures.evaluateAll((all) => all.every((element) => (element as HTMLImageElement).naturalWidth > 0))).toBe(true);
  await expectAccessible(page, 'the choice of a material before the checkout');
  await page.getByRole('link', { name: /^Ir a la caja.*Lienzo, bastidor de 2 cm/ }).click();

  await expect(page).toHaveURL(new RegExp(`^${shop.checkoutUrl}\\?collageid=\\d+&reference=`));
  await expect(page.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
  const picture = page.locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Ändern' }).click();
  await expect(page).toHaveURL(new RegExp(`#/editar/${shop.cart[0]?.collageid}`));
  await expect(page.getByRole('button', { name: /^espacio 1 de 4, .* calidad/ })).toBeVisible();

  await page.goto(shop.checkoutUrl);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByText(/Bestellung WEB-1, bei Muro \d+/)).toBeVisible();
  await page.goto(`${muro.url}/resumen`);
  await page.getByRole('link', { name: 'Ver tu pedido' }).click();
  await expect(page.getByText('N.º de pedido de la tienda')).toBeVisible();
  await expect(page.getByText('WEB-1', { exact: true })).toBeVisible();
  await context.close();

  // From the shop's cart in another browser: sign-in, then the same collage.
  const other = await browser.newContext({ baseURL: muro.url, locale: 'es-ES' });
  const fresh = await other.newPage();
  await fresh.goto(shop.checkoutUrl);
  await fresh.getByRole('link', { name: 'Ändern' }).click();
  await expect(fresh.getByRole('heading', { name: 'Inicia sesión para abrir tu collage' })).toBeVisible();
  await expectAccessible(fresh, 'the sign-in before a collage of the shop’s cart');
  await fresh.getByLabel(/Nombre de usuario/).fill(username);
  await fresh.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await fresh.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(fresh).toHaveURL(new RegExp(`#/editar/${shop.cart[0]?.collageid}`));
  await other.close();
});
