import type { MaterialCode } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { priceOn, priceParts } from './price-parts.ts';

const NAMES: Readonly<Partial<Record<MaterialCode, string>>> = { POSTER: 'Póster', CANVAS2CM: 'Lienzo', PLEXI: 'Lienzo brillante' };
const partsOf = (html: string) => priceParts(html, ['', 'POSTER', 'CANVAS2CM', 'PLEXI'], (code) => NAMES[code] ?? code);

describe('the parts of a price text', () => {
  const parts = partsOf(
    '<b>Precios</b> (IVA incl.)<br>Póster: 1.019,17\u00a0€<br/>Lienzo\u00a0: 49,10&nbsp;€<br>Lienzo brillante: 77,60 €',
  );

  it('[PRICE-01] [WALL-18] each material has its price, and the heading stands above them', () => {
    expect(parts.head).toBe('Precios (IVA incl.)');
    expect([...parts.byMaterial]).toEqual([
      ['POSTER', '1.019,17\u00a0€'],
      ['CANVAS2CM', '49,10\u00a0€'],
      ['PLEXI', '77,60 €'],
    ]);
  });

  it('[WALL-16] returns the price in the chosen material; without a material the lowest price, marked as the lowest', () => {
    expect(priceOn(parts, 'PLEXI')).toEqual({ amount: '77,60 €', note: '', isFrom: false });
    expect(priceOn(parts, '')).toEqual({ amount: '49,10\u00a0€', note: '', isFrom: true });
    expect(priceOn(parts, 'DIBOND')).toBeNull();
  });

  it('[PRICE-02] tiles: the total, and how it is computed', () => {
    const tiles = partsOf('<b>Precios</b><br>10 × 14,95 € = 149,50 €');
    expect(priceOn(tiles, '')).toEqual({ amount: '149,50 €', note: '10 × 14,95 €', isFrom: false });
  });

  it('returns no price for a text that does not list prices by material', () => {
    expect(priceOn(partsOf('Un ritmo y más'), 'POSTER')).toBeNull();
    expect(priceOn(partsOf('Desde 10 €<br>hasta 20 €'), '')).toBeNull();
  });
});
