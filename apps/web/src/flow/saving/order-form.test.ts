import { orderRequest } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { emptyFields, type OrderFields, orderErrors, orderRequestOf, stepQuantity, typeQuantity, unitPriceCents } from './order-form.ts';

const DRAFT = {
  collageid: 7,
  version: 3,
  templateid: '12',
  design: 'Alle gelijk',
  width: 50,
  height: 40,
  material: '',
  materials: [
    { material: 'POSTER', priceCents: 1250 },
    { material: 'PLEXI', priceCents: 9900 },
  ],
  currency: 'EUR',
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
};

describe('order form', () => {
  it('says what is missing, field by field', () => {
    expect(orderErrors(emptyFields(DRAFT))).toEqual({
      name: 'cartRequired',
      street: 'cartRequired',
      postcode: 'cartRequired',
      city: 'cartRequired',
      country: 'cartRequired',
      email: 'cartRequired',
      material: 'cartMaterialMissing',
    });
    expect(orderErrors({ ...FILLED, name: '   ' })).toEqual({ name: 'cartRequired' });
    expect(orderErrors(FILLED)).toEqual({});
  });

  it('knows an e-mail address when it sees one', () => {
    for (const email of ['ana', 'ana@', 'ana@host', 'a na@host.es', 'ana@host..es'])
      expect(orderErrors({ ...FILLED, email })).toEqual({ email: 'cartEmailWrong' });
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
    expect([unitPriceCents(DRAFT, 'PLEXI'), unitPriceCents(DRAFT, '')]).toEqual([9900, null]);
  });

  it('asks for what the server takes, without stray spaces', () => {
    const request = orderRequestOf(DRAFT, FILLED);
    expect(request).toMatchObject({ collageid: '7', version: 3, material: 'POSTER', quantity: 2, name: 'Ana' });
    expect(orderRequest.safeParse(request).success).toBe(true);
  });
});
