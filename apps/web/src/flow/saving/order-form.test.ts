import { orderRequest } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { NO_INVOICE } from './invoice-address.ts';
import { emptyFields, type OrderFields } from './order-fields.ts';
import { offerOn, orderErrors, orderRequestOf, stepQuantity, typeQuantity } from './order-form.ts';

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
  countries: null,
  delivery: [{ id: 'parcel', name: 'Pakket', days: { from: 3, to: 5 }, costs: [{ to: null, upToCm: null, cents: 0 }] }],
  isFinished: true,
  picture: '/api/collages/7/picture',
};

const FILLED: OrderFields = {
  material: 'POSTER',
  quantity: 2,
  name: ' Ana ',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.com',
  delivery: '',
  hasInvoice: false,
  ...NO_INVOICE,
};

describe('order form', () => {
  it('says what is missing, field by field', () => {
    expect(orderErrors(DRAFT, emptyFields(DRAFT), 'es')).toEqual({
      name: 'required',
      street: 'required',
      postcode: 'required',
      city: 'required',
      country: 'required',
      email: 'required',
      material: 'cartMaterialMissing',
    });
    expect(orderErrors(DRAFT, { ...FILLED, name: '   ' }, 'es')).toEqual({ name: 'required' });
    expect(orderErrors(DRAFT, FILLED, 'es')).toEqual({});
  });

  it('knows an e-mail address when it sees one', () => {
    for (const email of ['ana', 'ana@', 'ana@host', 'a na@host.es', 'ana@host..es'])
      expect(orderErrors(DRAFT, { ...FILLED, email }, 'es')).toEqual({ email: 'cartEmailWrong' });
  });

  it('takes the material of the collage, or the only one there is', () => {
    expect(emptyFields({ ...DRAFT, material: 'PLEXI' }).material).toBe('PLEXI');
    expect(emptyFields({ ...DRAFT, materials: DRAFT.materials.slice(0, 1) }).material).toBe('POSTER');
    expect(emptyFields(DRAFT).material).toBe('');
  });

  it('keeps the quantity between 1 and 99', () => {
    expect([stepQuantity(1, -1), stepQuantity(98, 1), stepQuantity(99, 1)]).toEqual([1, 99, 99]);
    expect(['3', '0', '100', 'x', ''].map((text) => typeQuantity(5, text))).toEqual([3, 5, 5, 5, 5]);
  });

  it('shows the price of the chosen material', () => {
    expect([offerOn(DRAFT, 'PLEXI')?.priceCents, offerOn(DRAFT, '')]).toEqual([9900, null]);
  });

  it('asks for what the server takes, without stray spaces', () => {
    const request = orderRequestOf(DRAFT, FILLED);
    expect(request).toMatchObject({ collageid: '7', version: 3, material: 'POSTER', quantity: 2, name: 'Ana' });
    expect(orderRequest.safeParse(request).success).toBe(true);
    expect(Object.keys(request).filter((key) => key.startsWith('invoice'))).toEqual([]);
    const elsewhere = {
      hasInvoice: true,
      invoicename: ' Wand SL',
      invoicestreet: 'B 2',
      invoicepostcode: '08001',
      invoicecity: 'Barcelona',
    };
    const invoiced = orderRequestOf(DRAFT, { ...FILLED, ...elsewhere, invoicecountry: 'España' });
    expect(invoiced).toMatchObject({ invoicename: 'Wand SL', invoicecity: 'Barcelona', city: 'Madrid' });
    expect(orderErrors(DRAFT, { ...FILLED, ...elsewhere }, 'es')).toEqual({ invoicecountry: 'required' });
  });
});
