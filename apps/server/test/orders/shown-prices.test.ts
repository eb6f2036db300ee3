import type { CartAnswer, CustomXmlAnswer, OrderAnswer, OrderDraftAnswer, PricesAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

/* A poster of 50 x 40 cm costs 13.00 in the price list, a canvas 33.00; a parcel costs 4.95 in the shop's file. */

const [TRIAL_PARCEL] = TRIAL_SHOP.delivery;
const shopWith = (vat: ShopData['vat']): ShopData => ({
  ...TRIAL_SHOP,
  isTrial: false,
  countries: ['DE'],
  delivery: TRIAL_PARCEL ? [{ ...TRIAL_PARCEL, costs: [{ to: null, upToCm: null, cents: 495 }] }] : [],
  vat,
});

describe('every price that a buyer sees is the price they pay', () => {
  const shop = { data: shopWith({ rate: 1900, isIncluded: false }), refresh: () => Promise.resolve() };
  let test: TestApp;
  let ana: Visitor;
  let saved: SaveAnswer;

  beforeAll(async () => {
    test = await openTestApp('pglite', { shop });
    ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    const xml = collageXml({ photos, material: '' });
    saved = (await ana.form('/api/save', { collagexml: xml, templateid: 'even-50x40' })).json();
  });
  beforeEach(async () => void (await test.database.db.execute(sql`update print_jobs set state = 'done'`)));
  afterAll(() => test.close());

  const listText = async () => (await ana.send({ url: '/api/list?lang=en' })).body;
  const customText = async () =>
    (await ana.form('/api/customXml?lang=en', { width: '50', height: '40', templateId: 'even' })).json<CustomXmlAnswer>().description;
  const draft = async () => (await ana.send({ url: `/api/orders/draft?lang=en&collageid=${saved.collageid}` })).json<OrderDraftAnswer>();

  it.each([
    { vat: { rate: 1900, isIncluded: true }, poster: 1300, canvas: 3300, delivery: 495 },
    { vat: { rate: 1900, isIncluded: false }, poster: 1547, canvas: 3927, delivery: 589 },
    { vat: { rate: 550, isIncluded: false }, poster: 1372, canvas: 3482, delivery: 522 },
  ])('with VAT $vat', async ({ vat, poster, canvas, delivery }) => {
    shop.data = shopWith(vat);
    const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
    for (const text of [await listText(), await customText()]) {
      expect(text).toContain(`Poster: ${euros(poster)}`);
      expect(text).toContain(euros(canvas));
      expect(text).toContain('(incl. VAT)');
    }
    const offer = (
      await ana.send({ url: '/api/prices?templateid=even&childtemplateid=even-50x40&width=50&height=40' })
    ).json<PricesAnswer>();
    expect(offer).toMatchObject({ currency: 'EUR', prices: [{ priceCents: poster }, { priceCents: canvas }] });
    const sale = await draft();
    expect(sale.materials.map(({ priceCents }) => priceCents)).toEqual(expect.arrayContaining([poster, canvas]));
    expect(sale.delivery[0]?.costs[0]?.cents).toBe(delivery);
    expect(sale.isVatIncluded).toBe(true);
    const cart = (await ana.post('/api/cart', { collageid: String(saved.collageid), material: 'POSTER', quantity: 2 })).json<CartAnswer>();
    expect(cart.lines[0]?.draft.materials.find(({ material }) => material === 'POSTER')?.priceCents).toBe(poster);
    const line = { collageid: saved.collageid, version: saved.version, material: 'POSTER', quantity: 2 };
    const placed = (await ana.post('/api/orders', { ...ADDRESS, ...line, country: 'DE', postcode: '10115' })).json<OrderAnswer>();
    const totalCents = 2 * poster + delivery;
    expect(placed).toMatchObject({ priceCents: poster, deliveryCents: delivery, totalCents, vatRate: vat.rate });
    expect(placed.vatCents).toBe(Math.round((totalCents * vat.rate) / (10_000 + vat.rate)));
  });

  it('does not mention VAT if the shop charges none', async () => {
    shop.data = shopWith({ rate: 0, isIncluded: true });
    expect(await listText()).toContain('Poster: €13.00');
    expect(await listText()).not.toContain('VAT');
  });
});
