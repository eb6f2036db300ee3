import type { SizeCm } from '../geometry/rect.ts';
import type { MaterialCode } from './material.ts';

/** What one material costs: a base for every piece and an amount for its area, cents. */
export interface MaterialPrice {
  readonly baseCents: number;
  readonly perSquareMetreCents: number;
}

/** A shop's price list; a material that is missing is not sold by area (tiles have their own rule). */
export interface PriceList {
  /** ISO 4217, e.g. 'EUR'. */
  readonly currency: string;
  readonly materials: Readonly<Partial<Record<MaterialCode, MaterialPrice>>>;
}

/** The price of one piece, whole cents; null when the material is not on the list. The trim counts, not the bleed. */
export function priceCents(list: PriceList, { width, height }: SizeCm, material: MaterialCode): number | null {
  const price = list.materials[material];
  if (!price) return null;
  return Math.round(price.baseCents + (price.perSquareMetreCents * width * height) / 10_000);
}

/** Cents as an amount with two decimals and a comma: 11250 → '112,50'. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
