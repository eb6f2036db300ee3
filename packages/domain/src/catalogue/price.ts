import type { SizeCm } from '../geometry/rect.ts';
import { memoizeByValue } from '../units/memoize.ts';
import type { MaterialCode } from './material.ts';
import { panelsIn } from './panels.ts';
import { addVat } from './vat.ts';

/** What a material costs: a base for every piece and an amount for its area, cents. */
export interface AreaPrice {
  readonly baseCents: number;
  readonly perSquareMetreCents: number;
}

/** What panels cost: each the same, cents. */
export interface PanelPrice {
  readonly perPanelCents: number;
}

/** A shop's price list; a material that is missing is not sold. Cents are the smallest unit of the currency. */
export interface PriceList {
  /** ISO 4217, e.g. 'EUR'. */
  readonly currency: string;
  /** The list says that VAT is in its prices. */
  readonly isVatIncluded: boolean;
  /** Added to the price of each piece and panel, hundredths of a percent; without it buyers pay the amounts of the list. */
  readonly addedVatRate?: number;
  readonly materials: Readonly<Partial<Record<MaterialCode, AreaPrice | PanelPrice>>>;
}

/**
 * The price that a buyer pays for one piece, whole cents. The trim counts, not the bleed; for panels their number, which the trim
 * tells. Added VAT is rounded per piece, for panels per panel, so that a shown price times a quantity is what that many cost.
 *
 * @returns null when the material is not on the list, and for panels of a size that no panels make
 */
export function priceCents(list: PriceList, size: SizeCm, material: MaterialCode): number | null {
  const price = list.materials[material];
  if (!price) return null;
  if ('perPanelCents' in price) return (panelCents(list, material) ?? 0) * panelsIn(size) || null;
  return addVat(Math.round(price.baseCents + (price.perSquareMetreCents * size.width * size.height) / 10_000), list.addedVatRate ?? 0);
}

/** The price that a buyer pays for one panel, whole cents; null when the material is not sold by the panel. */
export function panelCents(list: PriceList, material: MaterialCode): number | null {
  const price = list.materials[material];
  return price && 'perPanelCents' in price ? addVat(price.perPanelCents, list.addedVatRate ?? 0) : null;
}

/** Cents in the whole units of their currency, as they are written: 1250 'EUR' is 12.5, 1250 'JPY' is 1250. */
export function amountOf(cents: number, currency: string): number {
  return cents / centsInUnit(currency);
}

/** The other way round: 12.5 'EUR' is 1250. */
export function centsOf(amount: number, currency: string): number {
  return Math.round(amount * centsInUnit(currency));
}

/** Cents as a number for tables: 1250 'EUR' is '12.50', 1250 'JPY' is '1250'. */
export function amountText(cents: number, currency: string): string {
  return amountOf(cents, currency).toFixed(decimalsOf(currency));
}

const centsInUnit = (currency: string) => 10 ** decimalsOf(currency);

/** Making a formatter takes a hundred times as long as asking one, and every price asks. */
const decimalsOf = memoizeByValue(
  (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** Cents as an amount with two decimals and a comma: 11250 → '112,50'. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
