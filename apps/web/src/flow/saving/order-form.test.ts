import { orderRequest } from '@muro/api';
import type { Locale } from '@muro/texts';
import { describe, expect, it } from 'vitest';
import { isBlocked, offerOf, stepQuantity, typeQuantity } from './cart-line.ts';
import { type OrderFields, orderErrors, orderRequestOf, prefilledFields } from './order-form.ts';

const DRAFT = {
  collageid: 7,
  version: 3,
  templateid: '12',
  design: 'Alle gelijk',
  width: 50,
  height: 40,
  material: '',
  materials: [
    { material: 'POSTER', priceCents: 1250, withdrawal: 'none' as const, picture: '/p?material=POSTER', isWhole: true },
    { material: 'PLEXI', priceCents: 9900, withdrawal: 'none' as const, picture: '/p?material=PLEXI', isWhole: false },
  ],
  currency: 'EUR',
  isVatIncluded: true,
  vatRate: 2100,
  shop: { name: 'Muro', isTrial: true, asksInvoiceAddress: false },
  terms: '',
  countries: null,
  delivery: [{ id: 'parcel', name: 'Pakket', days: { from: 3, to: 5 }, costs: [{ to: null, upToCm: null, cents: 0 }] }],
  isFinished: true,
  picture: '/api/collages/7/picture',
};

const lines = (material = 'POSTER', quantity = 2) => [{ draft: DRAFT, line: 1, material, quantity }];
/** Cart lines in a shop that asks for an invoice address. */
const invoiced = () => lines().map((line) => ({ ...line, draft: { ...DRAFT, shop: { ...DRAFT.shop, asksInvoiceAddress: true } } }));

const FILLED: OrderFields = {
  name: ' Ana ',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.com',
  delivery: '',
  hasInvoice: false,
  invoicename: '',
  invoicestreet: '',
  invoicepostcode: '',
  invoicecity: '',
  invoicecountry: '',
};

describe('order form', () => {
  it('accepts the warnings that were shown, each once', () => {
    const [line] = lines();
    const draftWith = (...warnings: ('low-resolution' | 'photo-twice')[]) => ({
      ...{ line: 1, material: 'POSTER', quantity: 1 },
      draft: { ...DRAFT, materials: DRAFT.materials.map((offer) => ({ ...offer, warnings })) },
    });
    expect(line && orderRequestOf([line], FILLED).acceptedwarnings).toBeUndefined();
    const cart = [draftWith('low-resolution'), draftWith('low-resolution', 'photo-twice')];
    expect(orderRequestOf(cart, FILLED).acceptedwarnings).toBe('low-resolution,photo-twice');
  });

  it('reports what is missing, field by field', () => {
    expect(orderErrors(lines(''), prefilledFields(DRAFT, { email: '', earlier: null }, 'es'), 'es')).toEqual({
      name: 'required',
      street: 'required',
      postcode: 'required',
      city: 'required',
      country: 'required',
      email: 'required',
      material: 'cartMaterialMissing',
    });
    expect(orderErrors(lines(), { ...FILLED, name: '   ' }, 'es')).toEqual({ name: 'required' });
    expect(orderErrors(lines(), FILLED, 'es')).toEqual({});
  });

  it('recognises an e-mail address', () => {
    for (const email of ['ana', 'ana@', 'ana@host', 'a na@host.es', 'ana@host..es', 'ana@host,es.es', 'ana;bea@host.es', 'ana>@host.es'])
      expect(orderErrors(lines(), { ...FILLED, email }, 'es')).toEqual({ email: 'cartEmailWrong' });
  });

  it('keeps the quantity between 1 and 99', () => {
    expect([stepQuantity(1, -1), stepQuantity(98, 1), stepQuantity(99, 1)]).toEqual([1, 99, 99]);
    expect(['3', '0', '100', 'x', ''].map((text) => typeQuantity(5, text))).toEqual([3, 5, 5, 5, 5]);
  });

  it('a collage shows its product on its material, and whether it can be ordered', () => {
    const [plexiLine] = lines('PLEXI');
    const [unchosenLine] = lines('');
    expect(plexiLine && [offerOf(plexiLine)?.priceCents, isBlocked(plexiLine)]).toEqual([9900, true]);
    expect(unchosenLine && [offerOf(unchosenLine), isBlocked(unchosenLine)]).toEqual([null, false]);
    expect(isBlocked({ draft: { ...DRAFT, isFinished: false }, line: 1, material: '', quantity: 1 })).toBe(true);
  });

  it('orders several collages at once', () => {
    const other = { draft: { ...DRAFT, collageid: 8, version: 1 }, line: 1, material: 'PLEXI', quantity: 1 };
    const request = orderRequestOf([...lines(), other], FILLED);
    expect(request).toMatchObject({ collageid: '7', quantity: 2, agreed: { totalCents: 12400 } });
    expect(request.more).toEqual([{ collageid: '8', line: 1, version: 1, material: 'PLEXI', quantity: 1 }]);
    expect(orderRequest.safeParse(request).success).toBe(true);
  });

  it('sends the offer that was shown above the button', () => {
    const [line] = lines();
    const canvas = { ...DRAFT, collageid: 8, terms: 'other', materials: [{ ...DRAFT.materials[0], withdrawal: '14 days' as const }] };
    const request = orderRequestOf([...lines(), { ...line, draft: canvas } as typeof line & object], FILLED);
    expect(request.agreed).toEqual({
      lines: [
        { priceCents: 1250, withdrawal: 'none' },
        { priceCents: 1250, withdrawal: '14 days' },
      ],
      currency: 'EUR',
      delivery: { name: 'Pakket', days: { from: 3, to: 5 } },
      deliveryCents: 0,
      isVatIncluded: true,
      vatRate: 2100,
      vatCents: 868,
      totalCents: 5000,
      terms: '',
    });
    expect(orderRequestOf(lines(''), FILLED)).not.toHaveProperty('agreed');
  });

  it('sends what the server accepts, without stray spaces', () => {
    const request = orderRequestOf(lines(), FILLED);
    expect(request).toMatchObject({ collageid: '7', version: 3, material: 'POSTER', quantity: 2, name: 'Ana' });
    expect(orderRequest.safeParse(request).success).toBe(true);
    expect(Object.keys(request).filter((key) => key.startsWith('invoice'))).toEqual([]);
    const invoiceFields = {
      hasInvoice: true,
      invoicename: ' Wand SL',
      invoicestreet: 'B 2',
      invoicepostcode: '08001',
      invoicecity: 'Barcelona',
    };
    const complete = { ...FILLED, ...invoiceFields, invoicecountry: 'España' };
    const { agreed, ...sent } = orderRequestOf(invoiced(), complete);
    expect(sent).toEqual({
      collageid: '7',
      line: 1,
      version: 3,
      material: 'POSTER',
      quantity: 2,
      name: 'Ana',
      street: 'Calle Mayor 1',
      postcode: '28013',
      city: 'Madrid',
      country: 'España',
      email: 'ana@example.com',
      delivery: 'parcel',
      invoicename: 'Wand SL',
      invoicestreet: 'B 2',
      invoicepostcode: '08001',
      invoicecity: 'Barcelona',
      invoicecountry: 'España',
    });
    expect(agreed?.totalCents).toBe(2500);
    expect(orderErrors(invoiced(), { ...FILLED, ...invoiceFields }, 'es')).toEqual({ invoicecountry: 'required' });
    // The shop no longer asks for one.
    expect(orderRequestOf(lines(), complete)).not.toHaveProperty('invoicename');
    expect(orderErrors(lines(), { ...FILLED, ...invoiceFields }, 'es')).toEqual({});
  });
});

const EARLIER = {
  name: 'Ana García',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.com',
  invoice: { name: 'Muebles SL', street: 'Gran Vía 2', postcode: '28013', city: 'Madrid', country: 'ES' },
};
/** A newly registered buyer. */
const NEW = { email: 'ana@example.net', earlier: null };
const RETURNING = { email: 'ana@example.net', earlier: EARLIER };
const shop = (asksInvoiceAddress: boolean) => ({ asksInvoiceAddress });

describe('the initial fields of an order', () => {
  it('is empty for a new buyer, but for the account’s e-mail address and the only country there is', () => {
    expect(prefilledFields({ countries: null, shop: shop(true) }, NEW, 'es')).toMatchObject({
      name: '',
      country: '',
      email: 'ana@example.net',
      hasInvoice: false,
    });
    expect(prefilledFields({ countries: ['FR'], shop: shop(true) }, { email: '', earlier: null }, 'es')).toMatchObject({
      name: '',
      country: 'FR',
      email: '',
    });
  });

  it('has the address of the previous order for a returning buyer, and the invoice address if the shop requires it', () => {
    const fields = prefilledFields({ countries: ['ES', 'PT'], shop: shop(true) }, RETURNING, 'es');
    expect(fields).toMatchObject({
      name: 'Ana García',
      country: 'ES',
      email: 'ana@example.com',
      hasInvoice: true,
      invoicename: 'Muebles SL',
    });
    expect(prefilledFields({ countries: null, shop: shop(false) }, RETURNING, 'es')).toMatchObject({
      country: 'España',
      hasInvoice: false,
      invoicename: '',
    });
  });

  it('[WALL-30] presets the country of the language for a first order, if the shop delivers there', () => {
    const presets = (countries: string[], locale: Locale) => prefilledFields({ countries, shop: shop(false) }, NEW, locale).country;
    expect(presets(['PT', 'ES', 'NL'], 'es')).toBe('ES');
    expect(presets(['PT', 'ES', 'NL'], 'nl')).toBe('NL');
    expect(presets(['PT', 'ES', 'NL'], 'de')).toBe('');
  });

  it('leaves the country empty if the shop does not deliver there', () => {
    expect(prefilledFields({ countries: ['DE', 'AT'], shop: shop(false) }, RETURNING, 'es')).toMatchObject({ city: 'Madrid', country: '' });
    expect(prefilledFields({ countries: ['DE'], shop: shop(false) }, RETURNING, 'es')).toMatchObject({ country: 'DE' });
  });
});
