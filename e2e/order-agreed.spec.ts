import type { OrdersAnswer } from '@muro/api';
import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { chooseProduct, place, thanksHeading } from './order-steps.ts';
import { type ShopServer, startShopServer } from './shop-server.ts';
import { fill, newName, openFourSlots, saveToNewAccount } from './steps.ts';
import { test } from './test.ts';

/* The shop changes its terms between the cart and the click: the agreed terms are kept, or the buyer must agree again. */

const TAKES_BACK = { '"CANVAS2CM": "none"': '"CANVAS2CM": "14 days"' };
const ADDRESS = { 'Nombre y apellidos': 'Ana García', 'Calle y número': 'Calle Mayor 1', 'Código postal': '28013', Población: 'Madrid' };

let server: ShopServer;
test.beforeAll(async () => {
  server = await startShopServer(TAKES_BACK);
});
test.afterAll(() => server.stop());

test('changed withdrawal, delivery time and terms are shown before the order is placed', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url, locale: 'es-ES' })).newPage();
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const collage = await saveToNewAccount(page, newName('trato'));
  await page.goto(`/cart/fromApp?collageid=${collage}`);
  await chooseProduct(page, 'Lienzo, bastidor de 2 cm');
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: /País/ }).click();
  await page.getByRole('option', { name: 'España' }).click();
  await page.getByLabel('Correo electrónico').fill('ana@example.org');
  await expect(page.getByText('Puedes desistir del contrato')).toBeVisible();
  await expect(page.getByText('Paquete, 3–5 días laborables')).toBeVisible();

  const draft = async () => (await (await page.request.get(`/api/orders/draft?lang=es&collageid=${collage}`)).json()) as object;
  const shownDraft = JSON.stringify(await draft());
  server.write({});
  await expect.poll(async () => JSON.stringify(await draft())).not.toBe(shownDraft);
  await place(page).click();
  await expect(page.getByText('El derecho de desistimiento ha cambiado mientras tanto.')).toBeVisible();
  await expect(
    page.getByText('Es un producto personalizado, hecho expresamente para ti: no se aplica el derecho de desistimiento.'),
  ).toBeVisible();
  await expect(page.getByText('Puedes desistir del contrato')).toHaveCount(0);

  const withoutRight = JSON.stringify(await draft());
  server.write({ '"to": 5 }': '"to": 9 }' });
  await expect.poll(async () => JSON.stringify(await draft())).not.toBe(withoutRight);
  await place(page).click();
  await expect(page.getByText('La entrega ha cambiado mientras tanto.')).toBeVisible();
  await expect(page.getByText('Paquete, 3–9 días laborables')).toBeVisible();

  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByText('Paket, 3–9 Werktage')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADDRESS['Nombre y apellidos']);
  await page.getByRole('button', { name: /^Sprache/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByText('Paquete, 3–9 días laborables')).toBeVisible();

  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  const { orders } = (await (await page.request.get('/api/orders')).json()) as OrdersAnswer;
  expect(orders[0]).toMatchObject({
    lines: [{ withdrawal: 'none', quantity: 1 }],
    delivery: { name: 'Paquete', days: { from: 3, to: 9 } },
  });
});
