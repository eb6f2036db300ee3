import { describe, expect, it } from 'vitest';
import { type DeliveryMethod, deliveryCents, grossCosts } from './delivery.ts';
import { orderTotal } from './order-total.ts';
import { type PriceList, priceCents } from './price.ts';

describe('the total of an order', () => {
  it.each([
    [2100, 312],
    [550, 94],
    [0, 0],
  ])('contains VAT at %i', (rate, vatCents) => {
    expect(orderTotal(1300, 495, rate)).toEqual({ goodsCents: 1300, deliveryCents: 495, vatCents, totalCents: 1795 });
  });

  it('is the sum of the displayed prices, for 10,000 carts with VAT included and added', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let cart = 0; cart < 10_000; cart++) {
      const vat = { rate: random(3000), isIncluded: cart % 2 === 0 };
      const list: PriceList = {
        currency: 'EUR',
        isVatIncluded: true,
        addedVatRate: vat.isIncluded ? 0 : vat.rate,
        materials: { POSTER: { baseCents: random(3000), perSquareMetreCents: 1 + random(20_000) } },
      };
      const lines = Array.from({ length: 1 + random(5) }, () => ({
        price: priceCents(list, { width: 10 + random(130), height: 10 + random(90) }, 'POSTER') ?? Number.NaN,
        quantity: 1 + random(9),
      }));
      const [cost] = grossCosts([{ to: null, upToCm: null, cents: random(3000) }], vat);
      const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const { totalCents, vatCents } = orderTotal(goods, cost?.cents ?? Number.NaN, vat.rate);
      expect(totalCents).toBe(goods + (cost?.cents ?? 0));
      const net = totalCents - vatCents;
      expect(Math.abs(net * (1 + vat.rate / 10_000) - totalCents)).toBeLessThan(1);
    }
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

  it('depends on the country and the largest piece', () => {
    expect([cents('ES', 30, 60), cents('ES', 30, 60.5), cents('PT', 60), cents('FR', 60)]).toEqual([495, 995, 495, 1495]);
  });

  it('is not available for a piece too long for a country', () => {
    expect([cents('PT', 61), cents('FR', 61)]).toEqual([null, null]);
  });

  it('includes VAT where the shop adds it', () => {
    expect(grossCosts(parcel.costs, { rate: 1900, isIncluded: false }).map((cost) => cost.cents)).toEqual([589, 1184, 1779]);
    expect(grossCosts(parcel.costs, { rate: 1900, isIncluded: true })).toEqual(parcel.costs);
  });
});
