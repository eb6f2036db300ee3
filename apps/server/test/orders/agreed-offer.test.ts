import type { AgreedOffer, OrderAnswer, OrderDraftAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collageXml } from '../collages/make-collage.ts';
import { inEveryLanguage } from '../http/in-every-language.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

/* An order has the terms that the buyer was shown; if they changed, it is refused. */

const PARCEL = {
  id: 'parcel',
  names: inEveryLanguage('Parcel', { nl: 'Pakket', de: 'Paket', fr: 'Colis', it: 'Pacco', es: 'Paquete' }),
  days: { from: 2, to: 4 },
  costs: [{ to: null, upToCm: null, cents: 495 }],
};
const SHOP: ShopData = {
  ...TRIAL_SHOP,
  isTrial: false,
  countries: ['ES'],
  delivery: [PARCEL],
  withdrawal: { POSTER: 'none', CANVAS2CM: '14 days' },
  texts: { terms: { de: '# AGB\n\nZahlen.', en: '# Terms\n\nPay.' }, privacy: {}, imprint: {} },
};
const parcel = (changes: object) => ({ ...SHOP, delivery: [{ ...PARCEL, ...changes }] });

describe.each(SMALL_AND_LARGE)('an order is what its buyer saw, on %s', (kind) => {
  const shop = { data: SHOP, refresh: () => Promise.resolve() };
  let test: TestApp;
  let ana: Visitor;
  let saved: SaveAnswer;

  const draft = async (lang: string) =>
    (await ana.send({ url: `/api/orders/draft?lang=${lang}&collageid=${saved.collageid}` })).json<OrderDraftAnswer>();
  /** Returns a poster and two canvases, as the cart shows them: 13.00 + 2 × 33.00, and 4.95 for delivery. */
  const offer = async (lang = 'de'): Promise<AgreedOffer> => {
    const { materials, currency, isVatIncluded, vatRate, terms, delivery } = await draft(lang);
    return {
      lines: materials.map(({ priceCents, withdrawal }) => ({ priceCents, withdrawal })),
      ...{ currency, isVatIncluded, vatRate, terms },
      delivery: { name: delivery[0]?.name ?? '', days: delivery[0]?.days ?? { from: 0, to: 0 } },
      ...{ deliveryCents: 495, totalCents: 8395, vatCents: 1457 },
    };
  };
  const order = (agreed: unknown, { lang = 'de', key = '' } = {}) => {
    const line = { collageid: saved.collageid, version: saved.version };
    const more = [{ ...line, material: 'CANVAS2CM', quantity: 2 }];
    const headers = key ? { 'idempotency-key': key } : {};
    const payload = { ...ADDRESS, ...line, material: 'POSTER', quantity: 1, more, agreed };
    return ana.send({ method: 'POST', url: `/api/orders?lang=${lang}`, payload, headers });
  };
  const refused = async (answer: ReturnType<typeof order>) => {
    const { error, msg } = (await answer).json();
    return [(await answer).statusCode, error, msg];
  };
  const count = async () => Number((await test.database.db.execute(sql`select count(*) as n from orders`)).rows[0]?.n);

  beforeAll(async () => {
    test = await openTestApp(kind, { shop });
    ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    const xml = collageXml({ photos, material: '' });
    saved = (await ana.form('/api/save', { collagexml: xml, templateid: 'even-50x40' })).json();
  });
  beforeEach(async () => {
    shop.data = SHOP;
    await test.database.db.execute(sql`update print_jobs set state = 'done'`);
  });
  afterAll(() => test.close());

  it('stores price, delivery, VAT, withdrawal, terms and quantity as they were shown', async () => {
    const agreed = await offer();
    const placed = (await order(agreed)).json<OrderAnswer>();
    const { deliveryCents, vatCents, vatRate, totalCents, currency, delivery, lines } = placed;
    expect({ deliveryCents, vatCents, vatRate, totalCents, currency }).toEqual({
      ...{ deliveryCents: 495, vatCents: 1457, vatRate: 2100, totalCents: 8395, currency: 'EUR' },
    });
    expect(delivery).toEqual({ id: 'parcel', name: 'Paket', days: { from: 2, to: 4 } });
    expect(lines.map(({ quantity, material, priceCents, withdrawal }) => [quantity, material, priceCents, withdrawal])).toEqual([
      [1, 'POSTER', 1300, 'none'],
      [2, 'CANVAS2CM', 3300, '14 days'],
    ]);
    const { rows } = await test.database.db.execute(sql`select terms_sha256 from orders where id = ${placed.id}`);
    expect(rows).toEqual([{ terms_sha256: agreed.terms }]);
  });

  it.each([
    ['what delivery costs', parcel({ costs: [{ to: null, upToCm: null, cents: 595 }] }), 'ERROR_TOTAL'],
    ['VAT that is in the same total', { ...SHOP, vat: { rate: 900, isIncluded: true } }, 'ERROR_TOTAL'],
    ['VAT that is added', { ...SHOP, vat: { rate: 2100, isIncluded: false } }, 'ERROR_TOTAL'],
    ['how it comes', parcel({ names: { ...PARCEL.names, de: 'Brief' } }), 'ERROR_AGREED_DELIVERY'],
    ['how and when it is delivered', parcel({ days: { from: 2, to: 9 } }), 'ERROR_AGREED_DELIVERY'],
    ['a right that is gone', { ...SHOP, withdrawal: {} }, 'ERROR_AGREED_WITHDRAWAL'],
    ['a right that came', { ...SHOP, withdrawal: { POSTER: '14 days', CANVAS2CM: '14 days' } }, 'ERROR_AGREED_WITHDRAWAL'],
    ['the terms', { ...SHOP, texts: { ...SHOP.texts, terms: { de: '# AGB\n\nBar zahlen.' } } }, 'ERROR_AGREED_TERMS'],
    ['terms that are gone', { ...SHOP, texts: { ...SHOP.texts, terms: {} } }, 'ERROR_AGREED_TERMS'],
  ] as [string, ShopData, string][])('asks again when the shop changed %s', async (_, data, expected) => {
    const [agreed, before] = [await offer(), await count()];
    shop.data = data;
    expect(await refused(order(agreed))).toEqual([409, expected, expect.stringMatching(/inzwischen geändert/)]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['price', ({ lines: [first, ...more] }) => ({ lines: [{ ...first, priceCents: 1299 }, ...more] }), 'ERROR_TOTAL'],
    [
      'prices of the same total',
      ({ lines }) => ({
        lines: [
          { ...lines[0], priceCents: 1500 },
          { ...lines[1], priceCents: 3200 },
        ],
      }),
      'ERROR_TOTAL',
    ],
    ['number of collages', ({ lines }) => ({ lines: lines.slice(1) }), 'ERROR_TOTAL'],
    ['currency', () => ({ currency: 'USD' }), 'ERROR_TOTAL'],
    ['nothing', () => ({ lines: [] }), 'ERROR_BAD_REQUEST'],
  ] as [string, (agreed: AgreedOffer) => object, string][])('does not treat another %s as agreed', async (_, changesOf, expected) => {
    const agreed = await offer();
    expect((await order({ ...agreed, ...changesOf(agreed) })).json().error).toBe(expected);
  });

  it('asks no buyer again about terms that were not shown', async () => {
    const agreed = await offer();
    const express = { ...PARCEL, id: 'express', days: { from: 1, to: 1 } };
    const terms = { ...SHOP.texts.terms, en: '# Terms\n\nPay soon.' };
    const texts = { ...SHOP.texts, terms, imprint: { de: 'Wir' } };
    shop.data = { ...SHOP, name: 'Mauer', countries: ['ES', 'PT'], delivery: [PARCEL, express], texts, graceMinutes: 9 };
    expect((await order(agreed)).statusCode).toBe(200);
    expect((await order(undefined)).statusCode).toBe(200);
  });

  it('asks again if the order is in another language than the shown terms', async () => {
    expect((await order(await offer('fr'))).json().error).toBe('ERROR_AGREED_DELIVERY');
    expect((await order(await offer('fr'), { lang: 'fr' })).json<OrderAnswer>().delivery?.name).toBe('Colis');
  });

  it.each(['nl', 'en', 'de', 'fr', 'it', 'es'])('says what has changed (%s)', async (lang) => {
    const agreed = await offer(lang);
    const messages = new Set<string>();
    for (const data of [parcel({ days: { from: 2, to: 9 } }), { ...SHOP, withdrawal: {} }, { ...SHOP, texts: TRIAL_SHOP.texts }]) {
      shop.data = data;
      messages.add((await refused(order(agreed, { lang })))[2]);
    }
    expect(messages.size).toBe(3);
    expect([...messages].every((message) => / .*\.$/.test(message))).toBe(true);
  });

  it('returns the order of the same key, even if the shop changed its offer before the repeat', async () => {
    const agreed = await offer();
    const first = (await order(agreed, { key: 'an-attempt' })).json<OrderAnswer>();
    const before = await count();
    for (const data of [
      { ...SHOP, withdrawal: {} },
      { ...SHOP, countries: ['PT'] },
      { ...SHOP, checkoutUrl: 'https://shop.example/cart' },
    ]) {
      shop.data = data;
      expect((await order(agreed, { key: 'an-attempt' })).json()).toEqual(first);
    }
    expect((await order({ ...agreed, currency: 'USD' }, { key: 'an-attempt' })).json().error).toBe('ERROR_SAME_KEY');
    expect(await count()).toBe(before);
  });
});
