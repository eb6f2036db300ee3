import { expect, it } from 'vitest';
import { piecePrice } from './piece-price.ts';

const OFFER = {
  currency: 'EUR',
  prices: [
    { material: 'CANVAS2CM', priceCents: 3300 },
    { material: 'POSTER', priceCents: 1300 },
  ],
};

it('is the price of the material, or the lowest one if none is chosen', () => {
  expect(piecePrice(OFFER, 'CANVAS2CM')).toEqual({ cents: 3300, currency: 'EUR', isFrom: false });
  expect(piecePrice(OFFER, '')).toEqual({ cents: 1300, currency: 'EUR', isFrom: true });
  expect(piecePrice({ ...OFFER, prices: OFFER.prices.slice(1) }, '')).toEqual({ cents: 1300, currency: 'EUR', isFrom: false });
});

it('is absent if the material is not sold', () => {
  expect([piecePrice(OFFER, 'PLEXI'), piecePrice({ ...OFFER, prices: [] }, '')]).toEqual([null, null]);
});
