import { API_LOCALES, type OrderDraftAnswer } from '@muro/api';
import { TEXTS } from '@muro/texts/all';
import { describe, expect, it } from 'vitest';
import { orderErrors, orderRequestOf, prefilledFields } from './order-form.ts';
import { lowestTotal, minimumTotal, orderSum } from './order-sum.ts';

const cost = (cents: number, to: string[] | null = null, upToCm: number | null = null) => ({ to, upToCm, cents });
const DRAFT: OrderDraftAnswer = {
  collageid: 7,
  version: 3,
  templateid: '12',
  design: 'Even',
  width: 50,
  height: 70,
  material: 'POSTER',
  materials: [{ material: 'POSTER', priceCents: 1300, withdrawal: 'none', picture: '/p', isWhole: true }],
  currency: 'EUR',
  isVatIncluded: true,
  vatRate: 2100,
  shop: { name: 'Wand', isTrial: false, asksInvoiceAddress: false },
  terms: '',
  countries: ['ES', 'PT'],
  delivery: [
    { id: 'parcel', name: 'Parcel', days: { from: 2, to: 4 }, costs: [cost(495, ['ES']), cost(100, ['PT'], 60)] },
    { id: 'express', name: 'Express', days: { from: 1, to: 1 }, costs: [cost(1995)] },
  ],
  isFinished: true,
  picture: '/p',
};
const FIELDS = {
  ...prefilledFields(DRAFT, { email: '', earlier: null }, 'es'),
  name: 'Ana',
  street: 'X 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'ES',
  email: 'a@b.es',
};
const line = (changes: object = {}) => ({ draft: { ...DRAFT, ...changes }, line: 1, material: 'POSTER', quantity: 1 });
const totalOf = (changes: object, lines = [line()]) => orderSum(lines, { ...FIELDS, ...changes })?.totalCents ?? null;

describe('the total of the cart', () => {
  it('depends on quantity, country and delivery method', () => {
    expect([totalOf({}), totalOf({}, [{ ...line(), quantity: 2 }]), totalOf({ delivery: 'express' })]).toEqual([1795, 3095, 3295]);
    expect([totalOf({ country: 'PT' }), totalOf({ country: '' }), totalOf({ country: 'FR' })]).toEqual([3295, null, null]);
  });

  it('of several collages has one delivery, by the largest of them', () => {
    const small = line({ collageid: 8, height: 40 });
    expect(totalOf({ country: 'PT' }, [small])).toBe(1400);
    expect(totalOf({ country: 'PT' }, [small, line()])).toBe(2 * 1300 + 1995);
    expect(totalOf({}, [line(), { ...small, material: '' }])).toBe(null);
  });

  it('is a minimum with the cheapest delivery until a country is chosen', () => {
    const minTotalOf = (country: string, lines = [line()]) => minimumTotal(lines, { country })?.totalCents ?? null;
    expect([minTotalOf(''), minTotalOf('', [line({ height: 40 })])]).toEqual([1795, 1400]);
    expect([minTotalOf('ES'), minTotalOf('FR'), minTotalOf('', [line({ countries: null })])]).toEqual([null, null, null]);
    expect([minTotalOf('', [line(), { ...line(), material: '' }]), minTotalOf('', [line({ delivery: [] })]), minTotalOf('', [])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[WALL-30] counts a line without a product on its cheapest material until one is chosen', () => {
    const [poster] = DRAFT.materials;
    const materials = [{ ...poster, material: 'PLEXI', priceCents: 5000 }, ...DRAFT.materials];
    const minTotalOf = (country: string, lines: Parameters<typeof lowestTotal>[0]) =>
      lowestTotal(lines, { ...FIELDS, country })?.totalCents;
    expect(minTotalOf('ES', [{ ...line({ materials }), material: '' }])).toBe(1795);
    expect(minTotalOf('ES', [{ ...line({ materials }), material: 'PLEXI' }])).toBe(5495);
    expect(minTotalOf('', [{ ...line({ materials, height: 40 }), material: '', quantity: 2 }])).toBe(2700);
    expect(minTotalOf('FR', [line({ materials })])).toBeUndefined();
  });

  it('equals the ordered price', () => {
    expect(orderRequestOf([line()], FIELDS)).toMatchObject({ delivery: 'parcel', agreed: { totalCents: 1795 }, country: 'ES' });
  });

  it('is missing if there is no delivery, which is reported', () => {
    const nowhere = [line({ delivery: DRAFT.delivery.slice(0, 1) })];
    expect(orderErrors(nowhere, { ...FIELDS, country: 'PT', postcode: '1000-001' }, 'es')).toEqual({ delivery: 'cartNoDelivery' });
    expect(orderErrors([line()], { ...FIELDS, postcode: '1012 AB' }, 'es')).toEqual({ postcode: 'cartPostcodeWrong' });
  });
});

it('the button has the label that the law requires', () => {
  expect(API_LOCALES.map((locale) => TEXTS[locale].cart.cartPlaceOrder.toLowerCase())).toEqual([
    'bestelling met betalingsverplichting',
    'order with obligation to pay',
    'zahlungspflichtig bestellen',
    'commande avec obligation de paiement',
    'ordine con obbligo di pagare',
    'pedido con obligación de pago',
  ]);
});
