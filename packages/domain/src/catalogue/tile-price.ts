import { formatPrice } from './price.ts';

/** Panels of a tile design: the N of its size line and its price. [SIZE-18] */
export function panelCount(columns: number, rows: number): number {
  return columns * rows;
}

/**
 * The price text of a tile design. The template holds the unit price as its first number outside the markers;
 * [TOTAL] becomes the number of panels and [TOTAL2] the price of all, two decimals and a comma.
 *
 *     '[TOTAL] paneles x 12,50 = [TOTAL2] €' with 9  →  '9 paneles x 12,50 = 112,50 €'
 *
 * @returns the text; markers of a price without a unit price stay as they are
 * @see [PRICE-03 … PRICE-06]
 */
export function tilePriceText(template: string, count: number): string {
  const text = template.replaceAll('[TOTAL]', String(count));
  const unitCents = unitPriceCents(template);
  return unitCents === null ? text : text.replaceAll('[TOTAL2]', formatPrice(unitCents * count));
}

/** The unit price inside a tile price template, cents; null when it names none. [PRICE-06] */
export function unitPriceCents(template: string): number | null {
  const bare = template.replaceAll(/\[TOTAL2?\]/g, '');
  const decimal = /\d+[.,]\d+/.exec(bare);
  return decimal ? Math.round(Number(decimal[0].replace(',', '.')) * 100) : null;
}
