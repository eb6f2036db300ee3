import { describe, expect, it } from 'vitest';
import { formatAmount, formatPrice, type PriceList, priceCents, toAmount } from './price.ts';
import { panelCount, tilePriceText, unitPriceCents } from './tile-price.ts';

describe('tile price', () => {
  it.each([
    [9, '12.50', '9', '112,50'],
    [100, '7.95', '100', '795,00'],
    [9, '12,50', '9', '112,50'],
  ])('[PRICE-03] [PRICE-04] [PRICE-05] [PRICE-06] %d panels at %s', (count, unit, total, price) => {
    expect(tilePriceText(`[TOTAL] x ${unit} = [TOTAL2], [TOTAL] / [TOTAL2]`, count)).toBe(
      `${total} x ${unit} = ${price}, ${total} / ${price}`,
    );
  });

  it('[PRICE-06] finds the first decimal number, not a size or a marker', () => {
    expect(unitPriceCents('[TOTAL2] = [TOTAL] paneles de 18 x 18 cm, 9,95 € (antes 11,95 €)')).toBe(995);
    expect(unitPriceCents('[TOTAL] paneles de 18 x 18 cm')).toBeNull();
    expect(tilePriceText('[TOTAL]: [TOTAL2]', 4)).toBe('4: …');
    expect(tilePriceText('[TOTAL] de 18 x 18 cm, 15 € = [TOTAL2] €', 4)).toBe('4 de 18 x 18 cm, 15 € = 60 €');
  });

  it('[PRICE-05] prices each line separately, in the notation of the language', () => {
    const text = '<b>Prices</b><br>Tiles: [TOTAL] x €14.95 = €[TOTAL2]<br>Fixed: [TOTAL] x €16.50 = €[TOTAL2]';
    const write = (cents: number) => (cents / 100).toFixed(2);
    expect(tilePriceText(text, 8, write)).toBe('<b>Prices</b><br>Tiles: 8 x €14.95 = €119.60<br>Fixed: 8 x €16.50 = €132.00');
  });

  it('[SIZE-18] [PRICE-03] counts columns times rows', () => {
    expect(panelCount(3, 3)).toBe(9);
  });
});

describe('price list', () => {
  const list: PriceList = {
    currency: 'EUR',
    isVatIncluded: true,
    materials: { POSTER: { baseCents: 500, perSquareMetreCents: 4000 }, DIBOND: { baseCents: 1995, perSquareMetreCents: 9999 } },
  };

  it('adds a base price and a price for the area of the trim', () => {
    expect(priceCents(list, { width: 50, height: 40 }, 'POSTER')).toBe(1300);
    expect(priceCents(list, { width: 33.5, height: 47 }, 'DIBOND'), '3569.34 cents').toBe(3569);
    expect(priceCents(list, { width: 34, height: 47 }, 'DIBOND'), '3592.84 cents').toBe(3593);
    expect(priceCents(list, { width: 50, height: 40 }, 'PLEXI')).toBeNull();
  });

  it('converts cents to units of their currency', () => {
    expect([toAmount(1250, 'EUR'), toAmount(1250, 'JPY'), toAmount(1250, 'KWD')]).toEqual([12.5, 1250, 1.25]);
    expect([formatAmount(1250, 'EUR'), formatAmount(1250, 'JPY'), formatAmount(1250, 'KWD')]).toEqual(['12.50', '1250', '1.250']);
  });

  it('writes two decimals and a comma', () => {
    expect([0, 5, 1300, 123456].map(formatPrice)).toEqual(['0,00', '0,05', '13,00', '1234,56']);
  });
});

it('[PRICE-03] prices each panel the same; a size that is not a whole number of panels has no price', () => {
  const list: PriceList = { currency: 'EUR', isVatIncluded: true, materials: { TILES: { perPanelCents: 1495 } } };
  expect(priceCents(list, { width: 77.6, height: 38.8 }, 'TILES')).toBe(8 * 1495);
  expect(priceCents(list, { width: 50, height: 40 }, 'TILES')).toBeNull();
});
