import { type OrderPageAnswer, PATHS } from '@muro/api';
import { LOCALES, loadOrderTexts } from '@muro/texts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, ok, refused } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

/** One hour from now: no deadline of these orders passes during the tests. */
const LATER = new Date(Date.now() + 3_600_000).toISOString();

const ORDER: OrderPageAnswer = {
  ...{ id: 17, shopNumber: null, createdAt: '2026-11-26T10:00:00.000Z', state: 'received', reason: '', payment: 'to-be-paid' },
  ...{ isHeld: false, parcels: [], currency: 'EUR', deliveryCents: 695, vatCents: 346, vatRate: 2100, isVatIncluded: true },
  lines: [
    {
      ...{ design: 'Even', width: 50, height: 40, material: 'POSTER', quantity: 1, priceCents: 1300 },
      ...{ withdrawal: 'none', withdrawnAt: null, canWithdraw: false },
    },
  ],
  totalCents: 1995,
  delivery: { id: 'parcel', name: 'Paket', days: { from: 3, to: 5 } },
  address: { name: 'Ana García', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES' },
  invoice: null,
  again: [{ name: '', address: '/cart/fromApp?again=17&lang=de' }],
  ...{ withdrawUntil: null, changeableUntil: null, isByLink: true },
};

const LINE = ORDER.lines[0] as OrderPageAnswer['lines'][number];
const CANVAS = { ...LINE, material: 'CANVAS2CM', withdrawal: '14 days', canWithdraw: true } as const;

/** The calls of this page answer JSON and are not part of the public API. */
const ANY = { response: Object.fromEntries([200, 401, 404, 409, 422, 429, 503].map((status) => [status, z.any()])) };

/** The order on the server. */
let shownOrder = ORDER;

const shows = (order: OrderPageAnswer) => {
  shownOrder = order;
  return answer(PATHS.orderPageView, ANY, () => ok(shownOrder));
};
/** Makes the server apply a change. */
const showOrder = (order: OrderPageAnswer) => {
  shownOrder = order;
  return ok(order);
};
const picture = () => answer(PATHS.orderPagePicture, ANY, () => ok('picture'));

const textsOf = (css: string) =>
  page
    .getByCss(css)
    .elements()
    .map(({ textContent }) => textContent);

async function openOrder(order: OrderPageAnswer, locale: Parameters<typeof openPage>[1] = 'de') {
  window.history.replaceState(null, '', '#secret');
  const orderRequests = shows(order);
  picture();
  await openPage({ page: 'order' }, locale);
  await expectElement(page.getByText('17', { exact: true })).toBeVisible();
  return orderRequests;
}

afterEach(() => window.history.replaceState(null, '', window.location.pathname));

it('shows the agreed facts, the stages and the picture, visually and to a screen reader', async () => {
  const order: OrderPageAnswer = {
    ...ORDER,
    ...{ state: 'sent', payment: 'paid', shopNumber: 'WEB-1', parcels: [{ carrier: 'DHL', code: 'PK1', url: 'https://dhl.example/PK1' }] },
    ...{ lines: [LINE, { ...LINE, material: 'CANVAS2CM', quantity: 2 }], totalCents: 4595 },
    invoice: { name: 'Casa GmbH', street: 'Ring 2', postcode: '10115', city: 'Berlin', country: 'DE' },
  };
  await openOrder(order);
  await expectPartAccessible('#root');
  expect(document.title).toMatch(/^Deine Bestellung – /);
  const state = page.getByRole('region', { name: 'Bestellstatus' });
  await expectElement(state.getByRole('status')).toHaveText(/^Versandt\. Deine Bestellung ist unterwegs\.Bezahlt.*Paket: DHL, PK1$/);
  await expectElement(state.getByRole('link', { name: 'PK1' })).toHaveAttribute('href', 'https://dhl.example/PK1');
  expect(textsOf('ol[aria-hidden="true"] li')).toEqual(['Eingegangen', 'In Vorbereitung', 'Druckbereit', 'Versandt']);
  const facts = page
    .getByCss('dl > div')
    .elements()
    .map((row) => ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent?.replaceAll('\u00a0', ' ')));
  expect(facts).toEqual([
    ['Bestellung', '17'],
    ['Bestellnummer des Shops', 'WEB-1'],
    ['Datum', expect.stringMatching(/^26\. November 2026/)],
    ['Produkt', '1 × Even, 50 x 40 cm, Poster: 13,00 €\n2 × Even, 50 x 40 cm, Leinwand, Keilrahmen 2 cm: 26,00 €'],
    ['Preis', '39,00 €'],
    ['Versand', '6,95 €'],
    ['Gesamtbetrag', '45,95 €'],
    ['Enthaltene MwSt. (21 %)', '3,46 €'],
    ['Zahlung', 'An der Kasse des Shops'],
    ['Lieferadresse', 'Ana García\nCalle Mayor 1\n28013 Madrid\nSpanien'],
    ['Versandart', 'Paket, 3–5 Werktage'],
    ['Rechnungsadresse', 'Casa GmbH\nRing 2\n10115 Berlin\nDeutschland'],
  ]);
  await expectElement(page.getByRole('link', { name: 'Noch einmal bestellen' })).toHaveAttribute('href', '/cart/fromApp?again=17&lang=de');
  await expectElement(page.getByRole('img')).toHaveCount(2);
  await expectElement(page.getByRole('img').first()).toHaveAttribute('alt', '1 × Even, 50 x 40 cm, Poster');
  expect(textsOf('h1, h2')).toEqual(['Deine Bestellung', 'Bestellstatus', 'Was du bestellt hast']);
});

it('polls the order while it is open, reports a missing answer, and sends the link’s secret only in a header', async () => {
  const first = await openOrder(ORDER, 'en');
  const state = page.getByRole('region', { name: 'Order status' }).getByRole('status');
  await expectElement(state).toHaveText('Received. We are about to prepare your collage for printing.');
  first.stop();
  const lost = answer(PATHS.orderPageView, ANY, () => 'lost');
  await expectElement(page.getByText('No connection. The page will try again automatically.')).toBeVisible();
  await expectElement(state).toHaveText(/^Received/);
  lost.stop();
  shows({ ...ORDER, state: 'failed', reason: 'A photo of the collage is missing or damaged.', isHeld: true });
  await expectElement(state).toHaveText(
    'Something went wrong. A photo of the collage is missing or damaged. The print shop has put the order on hold.',
  );
  await expectElement(page.getByText(/^No connection/)).toHaveCount(0);
  await expectElement(page.getByCss('ol[aria-hidden="true"]')).toHaveCount(0);
});

it('a temporarily unavailable picture is requested again', async () => {
  window.history.replaceState(null, '', '#secret');
  shows(ORDER);
  let tries = 0;
  answer(PATHS.orderPagePicture, ANY, () => {
    tries += 1;
    return tries === 1 ? refused('ERROR_STORE_AWAY', 'Not now') : ok('picture');
  });
  await openPage({ page: 'order' }, 'en');
  await expectElement(page.getByRole('img', { name: '1 × Even, 50 x 40 cm, Poster' })).toHaveCount(1);
  expect(tries).toBe(2);
});

it('a link that no longer works, and an order without a session, lead to the sign-in', async () => {
  const notFound = answer(PATHS.orderPageView, ANY, () => refused('ERROR_NOT_FOUND', 'no'));
  await openPage({ page: 'order' }, 'de');
  await expectElement(page.getByRole('status').getByText(/^Dieser Link funktioniert nicht/)).toBeVisible();
  await expectPartAccessible('#root');
  notFound.stop();
  window.history.replaceState(null, '', '?id=17');
  answer(PATHS.orderPageView, ANY, () => refused('ERROR_NOT_SIGNED_IN', 'no'));
  await openPage({ page: 'order' }, 'de');
  await expectElement(page.getByText('Melde dich an, um diese Bestellung zu sehen.')).toBeVisible();
  await expectElement(page.getByRole('link', { name: 'Anmelden', exact: true })).toHaveAttribute('href', '/ueberblick?order=17');
});

it('the address is changed with the form of the cart, by a person who knows the e-mail address', async () => {
  await openOrder({ ...ORDER, changeableUntil: LATER }, 'de');
  await page.getByText('Adresse ändern').click();
  await expectElement(page.getByLabelText('Straße und Hausnummer')).toHaveValue('Calle Mayor 1');
  await expectElement(page.getByText('Das Land bleibt Spanien, weil der Preis davon abhängt.')).toBeVisible();
  await expectElement(page.getByLabelText('Land')).toHaveCount(0);
  await expectPartAccessible('#root');
  const fold = page.getByRole('group').filter({ hasText: 'Adresse speichern' });
  const email = fold.getByLabelText('E-Mail-Adresse der Bestellung, zur Bestätigung');
  await page.getByLabelText('Straße und Hausnummer').fill(' ');
  const save = page.getByRole('button', { name: 'Adresse speichern' });
  await save.click();
  await expectElement(page.getByLabelText('Straße und Hausnummer')).toBeFocused();
  await expectElement(page.getByCss('[aria-invalid="true"]')).toHaveCount(2);
  await page.getByLabelText('Straße und Hausnummer').fill('Gran Vía 2');
  await email.fill('wer@example.org');
  const refusal = answer(PATHS.orderPageAddress, ANY, () => refused('ERROR_ORDER_EMAIL', 'Das ist nicht die Adresse.', { field: 'email' }));
  await save.click();
  await expectElement(email).toHaveAccessibleDescription('Das ist nicht die Adresse.');
  await expectElement(email).toBeFocused();
  refusal.stop();
  const address = { ...ORDER.address, street: 'Gran Vía 2' };
  const saved = answer(PATHS.orderPageAddress, ANY, () => showOrder({ ...ORDER, address, changeableUntil: LATER }));
  await email.fill('ana@example.org');
  await save.click();
  await expectElement(page.getByText('Die neue Adresse ist gespeichert.')).toBeVisible();
  await expectElement(page.getByText(/^Ana García\s+Gran Vía 2/)).toBeVisible();
  await expectElement(page.getByText('Adresse ändern')).toBeFocused();
  const { country: _, ...sent } = address;
  expect(saved.requests.map(({ fields }) => fields)).toEqual([{ ...sent, email: 'ana@example.org' }]);
});

it('its owner cancels it without another question, and can replace the link at any time', async () => {
  await openOrder({ ...ORDER, changeableUntil: LATER, isByLink: false }, 'en');
  await page.getByText('Cancel the order', { exact: true }).click();
  await expectElement(page.getByLabelText('E-mail address of the order, to confirm')).toHaveCount(0);
  const cancelled: OrderPageAnswer = { ...ORDER, state: 'cancelled', isByLink: false };
  answer(PATHS.orderPageCancel, ANY, () => showOrder(cancelled));
  await page.getByRole('button', { name: 'Cancel order now' }).click();
  await expectElement(page.getByRole('region', { name: 'Order status' }).getByRole('status')).toHaveText(
    'Cancelled. This order is not printed.',
  );
  await expectElement(page.getByText('Cancel the order', { exact: true })).toHaveCount(0);
  answer(PATHS.orderPageLink, ANY, () => ok(cancelled));
  await page.getByText('Replace the link').first().click();
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await expectElement(page.getByText('The earlier links no longer work.')).toBeVisible();
});

it('a withdrawal takes two steps, asks only the legally required questions, and offers only collages with a right of withdrawal', async () => {
  const lines = [LINE, CANVAS, { ...CANVAS, quantity: 2 }, { ...CANVAS, canWithdraw: false, withdrawnAt: '2026-11-27T10:00:00.000Z' }];
  await openOrder({ ...ORDER, lines, withdrawUntil: '2026-12-10' });
  await expectElement(
    page.getByText(/bis zum Ablauf des 10\. Dezember 2026.*nach deinen Vorgaben angefertigt.*: 1 × Even, 50 x 40 cm, Poster/),
  ).toBeVisible();
  await expectElement(page.getByText(/^Widerrufen am 27\. November 2026.*1 × Even, 50 x 40 cm, Leinwand/)).toBeVisible();
  await page.getByText('Vertrag widerrufen', { exact: true }).click();
  const boxes = page.getByRole('checkbox');
  await expectElement(boxes).toHaveCount(2);
  await expectElement(page.getByLabelText('Name', { exact: true })).toHaveValue('Ana García');
  await expectElement(page.getByLabelText('E-Mail-Adresse der Bestellung, zur Bestätigung')).toHaveCount(0);
  await expectPartAccessible('#root');
  const confirm = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await page
    .getByText(/^1 × .*Leinwand/)
    .last()
    .click();
  await page
    .getByText(/^2 × .*Leinwand/)
    .last()
    .click();
  await confirm.click();
  await expectElement(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  await page
    .getByText(/^2 × .*Leinwand/)
    .last()
    .click();
  const stated = answer(PATHS.orderPageWithdraw, ANY, () => showOrder({ ...ORDER, lines }));
  await page.getByLabelText('Auch an eine andere E-Mail-Adresse (freiwillig)').fill('mama@example.org');
  await confirm.click();
  await expectElement(page.getByText('Dein Widerruf ist eingegangen. Die Eingangsbestätigung kommt per E-Mail.')).toBeVisible();
  expect(stated.requests.map(({ fields }) => fields)).toEqual([{ lines: '3', name: 'Ana García', email: 'mama@example.org' }]);
});

it('the two buttons of a withdrawal have the legal labels in six languages', async () => {
  for (const locale of LOCALES) {
    const { withdrawalHere, withdrawalConfirm } = await loadOrderTexts(locale);
    await openOrder({ ...ORDER, lines: [CANVAS] }, locale);
    await page.getByText(withdrawalHere, { exact: true }).click();
    await expectElement(page.getByRole('button', { name: withdrawalConfirm, exact: true })).toBeVisible();
    if (locale === 'de') expect([withdrawalHere, withdrawalConfirm]).toEqual(['Vertrag widerrufen', 'Widerruf bestätigen']);
  }
});
