import type { CartAnswer } from '@muro/api';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { place, products, thanksHeading } from './order-steps.ts';
import { type ShopServer, startShopServer } from './shop-server.ts';
import { fill, newName, openFourSlots, saveToNewAccount } from './steps.ts';
import { test } from './test.ts';

/* Rights of a buyer after an order, in a shop with a withdrawal term for canvas. */

const TAKES_BACK = { '"CANVAS2CM": "none"': '"CANVAS2CM": "14 days"' };
const EMAIL = 'ana@example.org';
const ADDRESS = { name: 'Ana García', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: EMAIL };

let server: ShopServer;
test.beforeAll(async () => {
  server = await startShopServer(TAKES_BACK);
});
test.afterAll(() => server.stop());

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: server.url, locale: 'es-ES' })).newPage();

async function chooseProduct(page: Page, nth: number, name: string): Promise<void> {
  await products(page).nth(nth).getByText(name, { exact: true }).click();
}

/** Expects delivery, total and VAT as minimum prices before a country is chosen, and as prices then. */
async function expectSums(page: Page, labels: readonly string[], from: string): Promise<void> {
  for (const label of labels)
    await expect(page.getByText(label, { exact: true }).last().locator('xpath=following-sibling::dd[1]')).toHaveText(
      new RegExp(`^${from}\\d`),
    );
}

/** Waits for the end of a fade. */
const borderOf = (field: Locator) =>
  field.evaluate(async (input) => {
    await Promise.all(input.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(input).borderColor;
  });

/** Copies a collage. */
async function copyOf(page: Page, collage: string): Promise<string> {
  const answer = await page.request.post('/account/collages?lang=es', { form: { collage, do: 'copy' }, maxRedirects: 0 });
  return new URL(answer.headers().location ?? '', server.url).searchParams.get('collage') ?? '';
}

async function materialsInCart(page: Page): Promise<string[]> {
  const answer = (await (await page.request.get('/api/cart')).json()) as CartAnswer;
  return answer.lines.map(({ material }) => material);
}

const state = (page: Page) => page.getByRole('region', { name: 'Estado de tu pedido' }).getByRole('status');

/** Returns a URL in a mail, decoded from quoted-printable; empty if there is none. */
const linkIn = (mail: string, address: RegExp) => address.exec(mail)?.[0].replace('=3D', '=') ?? '';

test('two collages in one order: withdrawal from one by the link in the mail, cancellation in time and too late', {
  tag: '@smoke',
}, async ({ browser }) => {
  const page = await newPage(browser);
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const first = await saveToNewAccount(page, newName('ley'));
  const second = await copyOf(page, first);
  for (const [nth, collage] of [first, second].entries()) {
    await page.goto(`/cart/fromApp?collageid=${collage}`);
    await expect(page.getByRole('img', { name: 'Tu collage' })).toHaveCount(nth + 1);
  }
  const stored = page.waitForResponse((response) => response.url().includes('/api/cart') && response.request().method() !== 'GET');
  await chooseProduct(page, 0, 'Lienzo, bastidor de 2 cm');
  await stored;
  await chooseProduct(page, 1, 'Póster');
  // A choice is stored even if the page is left at once.
  await page.goto('/account?lang=es');
  await expect.poll(() => materialsInCart(page)).toEqual(['CANVAS2CM', 'POSTER']);
  await page.goto('/cart/fromApp');
  await expect(page.getByRole('button', { name: /^Quitar: / })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Quitar: .* \(2\)$/ })).toHaveCount(1);
  // The shop does not deliver to the country of this language, so none is preset.
  await page.goto('/cart/fromApp?lang=de');
  await expectSums(page, ['Versand', 'Gesamtbetrag', 'davon 21 % MwSt.'], 'ab ');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const land = page.getByRole('button', { name: /Land/ });
  await expect(land).toHaveAttribute('aria-invalid', 'true');
  await expect(land).toHaveCSS('border-color', await borderOf(page.getByLabel('Ort', { exact: true })));
  await page.goto('/cart/fromApp?lang=es');
  const country = page.getByRole('button', { name: /País/ });
  await expect(country).toContainText('España');
  await page.getByLabel('Nombre y apellidos').fill(ADDRESS.name);
  await page.getByLabel('Calle y número').fill(ADDRESS.street);
  await page.getByLabel('Código postal').fill(ADDRESS.postcode);
  await page.getByLabel('Población').fill(ADDRESS.city);
  await expect(country).not.toHaveAttribute('aria-invalid');
  await expectSums(page, ['Entrega', 'Total', 'IVA (21 %) incluido'], '');
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await expect(page.getByText('Entregamos en estos países: España, Portugal y Francia.')).toBeVisible();
  await expect(page.getByText('Por factura')).toBeVisible();
  await expect(
    page.getByText(/Póster\): Es un producto personalizado, hecho expresamente para ti.*Lienzo[^)]*\): Puedes desistir/),
  ).toBeVisible();
  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();

  // A returning visitor checks the address.
  await page.goto(`/cart/fromApp?collageid=${first}`);
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue(ADDRESS.name);
  await expect(page.getByRole('button', { name: /País/ })).toContainText('España');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(EMAIL);

  // Mails about an order wait until the buyer confirms the address by its link.
  const confirmLink = () => linkIn(server.mailTo(EMAIL, 'email/confirm'), /\/account\/email\/confirm\?lang=3Des#[\w-]+/);
  await expect.poll(confirmLink).not.toBe('');
  await page.goto(confirmLink());
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();

  const guest = await newPage(browser);
  const link = () => linkIn(server.mailTo(EMAIL, 'order?lang'), /\/order\?lang=3Des#\S{43}/);
  await expect.poll(link).not.toBe('');
  await guest.setViewportSize({ width: 320, height: 700 });
  await guest.goto(link());
  await guest.getByText('Desistir del contrato aquí').click();
  await expect(guest.getByRole('checkbox')).toHaveCount(1);
  await expect(guest.getByRole('checkbox', { name: /Lienzo/ })).toBeChecked();
  await expectAccessible(guest, 'withdrawing');
  const { inner, scroll } = await guest.evaluate(() => ({ inner: window.innerWidth, scroll: document.documentElement.scrollWidth }));
  expect(scroll).toBeLessThanOrEqual(inner);
  await guest.getByRole('button', { name: 'Confirmar desistimiento' }).click();
  await expect(guest.getByText(/^Desistimiento del .*Lienzo/)).toBeVisible();
  await expect(guest.getByText('Desistir del contrato aquí')).toHaveCount(0);
  await expect.poll(() => server.mailTo(EMAIL, 'Recepci=C3=B3n_de_tu_desistimiento')).not.toBe('');

  const order = async () => {
    const lines = { collageid: first, version: 1, material: 'POSTER', quantity: 1 };
    return (await (await page.request.post('/api/orders?lang=es', { data: { ...lines, ...ADDRESS } })).json()) as {
      readonly id: number;
      readonly cancellableUntil: string | null;
    };
  };
  await page.goto(`/order?lang=es&id=${(await order()).id}`);
  await page.getByText('Cancelar el pedido').click();
  await page.getByRole('button', { name: 'Cancelar definitivamente' }).click();
  await expect(state(page)).toContainText('Cancelado. Este pedido no se imprimirá.');

  server.write({ ...TAKES_BACK, '"graceMinutes": 30': '"graceMinutes": 0' });
  let lateOrder = await order();
  await expect
    .poll(async () => {
      lateOrder = await order();
      return lateOrder.cancellableUntil;
    })
    .toBe(null);
  await page.goto(`/order?lang=es&id=${lateOrder.id}`);
  await expect(state(page)).toContainText(/archivo de impresión/, { timeout: 60_000 });
  await expect(page.getByText('Cancelar el pedido')).toHaveCount(0);
  const refused = await page.request.post(`/order/cancel?lang=es&id=${lateOrder.id}`, { data: {} });
  expect(refused.status()).toBe(409);
});
