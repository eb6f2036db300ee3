import { describe, expect, it } from 'vitest';
import { type DeliveryMethod, deliveryCents } from './delivery.ts';
import { orderTotal } from './order-total.ts';

describe('the total of an order', () => {
  it.each([
    [
      { rate: 2100, isIncluded: true },
      { vatCents: 312, totalCents: 1795 },
    ],
    [
      { rate: 2100, isIncluded: false },
      { vatCents: 377, totalCents: 2172 },
    ],
    [
      { rate: 550, isIncluded: false },
      { vatCents: 99, totalCents: 1894 },
    ],
    [
      { rate: 0, isIncluded: true },
      { vatCents: 0, totalCents: 1795 },
    ],
  ])('with VAT %o', (vat, expected) => {
    expect(orderTotal(1300, 495, vat)).toEqual({ goodsCents: 1300, deliveryCents: 495, ...expected });
  });
});

describe('delivery', () => {
  const parcel: DeliveryMethod = {
    id: 'parcel',
    days: { from: 2, to: 4 },
    costs: [
      { to: ['ES', 'PT'], upToCm: 60, cents: 495 },
      { to: ['ES'], upToCm: null, cents: 995 },
      { to: null, upToCm: 60, cents: 1495 },
    ],
  };
  const cents = (country: string, ...sides: number[]) =>
    deliveryCents(
      parcel,
      country,
      sides.map((side) => ({ width: 20, height: side })),
    );

  it('costs by country and by the largest piece', () => {
    expect([cents('ES', 30, 60), cents('ES', 30, 60.5), cents('PT', 60), cents('FR', 60)]).toEqual([495, 995, 495, 1495]);
  });

  it('of a piece that is too long for a country there is none', () => {
    expect([cents('PT', 61), cents('FR', 61)]).toEqual([null, null]);
  });
});
