import type { SizeCm } from '../geometry/rect.ts';
import { memoizeByValue } from '../units/memoize.ts';
import type { MaterialCode } from './material.ts';
import { panelsIn } from './panels.ts';
import { addVat } from './vat.ts';

/** Price of a material: a base per piece and an amount per area, cents. */
export interface AreaPrice {
  readonly baseCents: number;
  readonly perSquareMetreCents: number;
}

/** Price per panel, cents. */
export interface PanelPrice {
  readonly perPanelCents: number;
}

/** A shop's price list; materials that are missing are not sold. Cents are the smallest unit of the currency. */
export interface PriceList {
  /** ISO 4217, e.g. 'EUR'. */
  readonly currency: string;
  /** True if the prices of the list include VAT. */
  readonly isVatIncluded: boolean;
  /** VAT rate that is added to the price of each piece and panel, hundredths of a percent; absent if buyers pay the amounts of the list. */
  readonly addedVatRate?: number;
  readonly materials: Readonly<Partial<Record<MaterialCode, AreaPrice | PanelPrice>>>;
}

/**
 * The price that a buyer pays for one piece, whole cents. Based on the trim without bleed; for panels, on their number. Added VAT is
 * rounded per piece or panel, so that a displayed price times a quantity is exactly the price of that quantity.
 *
 * @returns null if the material is not on the list, or the size is not a whole number of panels
 */
export function priceCents(list: PriceList, size: SizeCm, material: MaterialCode): number | null {
  const price = list.materials[material];
  if (!price) return null;
  if ('perPanelCents' in price) return (panelCents(list, material) ?? 0) * panelsIn(size) || null;
  return addVat(Math.round(price.baseCents + (price.perSquareMetreCents * size.width * size.height) / 10_000), list.addedVatRate ?? 0);
}

/** The price that a buyer pays for one panel, whole cents; null if the material is not sold by the panel. */
export function panelCents(list: PriceList, material: MaterialCode): number | null {
  const price = list.materials[material];
  return price && 'perPanelCents' in price ? addVat(price.perPanelCents, list.addedVatRate ?? 0) : null;
}

/** Converts cents to units of their currency: 1250 'EUR' is 12.5, 1250 'JPY' is 1250. */
export function toAmount(cents: number, currency: string): number {
  return cents / centsInUnit(currency);
}

/** Converts an amount to cents: 12.5 'EUR' is 1250. */
export function toCents(amount: number, currency: string): number {
  return Math.round(amount * centsInUnit(currency));
}

/** Formats cents as a plain number for tables: 1250 'EUR' is '12.50', 1250 'JPY' is '1250'. */
export function formatAmount(cents: number, currency: string): string {
  return toAmount(cents, currency).toFixed(decimalsOf(currency));
}

const centsInUnit = (currency: string) => 10 ** decimalsOf(currency);

/** Memoised: creating a formatter takes a hundred times as long as using one, and every price needs the decimals. */
const decimalsOf = memoizeByValue(
  (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** Formats cents as an amount with two decimals and a comma: 11250 → '112,50'. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
