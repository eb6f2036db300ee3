import { formatPrice } from './price.ts';

/** Number of panels of a tile design, for its size line and price. [SIZE-18] */
export function panelCount(columns: number, rows: number): number {
  return columns * rows;
}

/** Formats a total: cents (hundredths) with a number of decimals. */
export type WriteAmount = (cents: number, decimals: number) => string;

const asSpecified: WriteAmount = (cents, decimals) => (decimals === 0 ? String(cents / 100) : formatPrice(cents));

/**
 * The price text of a tile design. The template contains the unit price as its first number outside the markers; [TOTAL] becomes the
 * number of panels and [TOTAL2] the total price. Each line of a template may contain its own unit price.
 *
 *     '[TOTAL] paneles x 12,50 = [TOTAL2] €' with 9  →  '9 paneles x 12,50 = 112,50 €'
 *
 * @param write  formats the total in the language of the text; two decimals and a comma by default
 * @returns the text; a total without a unit price is '…'
 * @see [PRICE-03 … PRICE-06]
 */
export function tilePriceText(template: string, count: number, write = asSpecified): string {
  const common = unitPrice(template);
  const total = (line: string) => {
    const unit = unitPrice(line) ?? common;
    return unit === null ? '…' : write(unit.cents * count, unit.decimals);
  };
  return template
    .split(/(<br\s*\/?>)/i)
    .map((line) => line.replaceAll('[TOTAL]', String(count)).replaceAll('[TOTAL2]', () => total(line)))
    .join('');
}

/** The unit price inside a tile price template, hundredths; null without one. [PRICE-06] */
export function unitPriceCents(template: string): number | null {
  return unitPrice(template)?.cents ?? null;
}

/** Both patterns start only at the first digit of a number: trying each digit of a long number would take quadratic time. */
const DECIMAL = /(?<!\d)\d+[.,]\d+/;
const BESIDE_MONEY = /(?:\p{Sc}|\b[A-Z]{3})\s*(\d+)|(?<!\d)(\d+)\s*(?:\p{Sc}|[A-Z]{3}\b)/u;

/** The first number with decimals, else the first next to a currency symbol or code; other numbers may be sizes. */
function unitPrice(template: string): { readonly cents: number; readonly decimals: number } | null {
  const withoutTotals = template.replaceAll(/\[TOTAL2?\]/g, '');
  const decimal = DECIMAL.exec(withoutTotals)?.[0];
  if (decimal !== undefined) return { cents: Math.round(Number(decimal.replace(',', '.')) * 100), decimals: 2 };
  const [, before, after] = BESIDE_MONEY.exec(withoutTotals) ?? [];
  const wholeAmount = before ?? after;
  return wholeAmount === undefined ? null : { cents: Number(wholeAmount) * 100, decimals: 0 };
}
