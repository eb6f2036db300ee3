import type { SizeCm } from '../geometry/rect.ts';
import { addVat, type VatRule } from './vat.ts';

/** What one way of delivery costs to some countries, for pieces up to a size. */
export interface DeliveryCost {
  /** ISO 3166 codes, as 'ES'; null: everywhere. */
  readonly to: readonly string[] | null;
  /** The longest side of the largest piece may be so long, cm; null: as long as may be. */
  readonly upToCm: number | null;
  readonly cents: number;
}

/** A way of delivery. */
export interface DeliveryMethod {
  readonly id: string;
  /** Working days from the order to the door. */
  readonly days: { readonly from: number; readonly to: number };
  /** The first line that fits is the cost. */
  readonly costs: readonly DeliveryCost[];
}

/** Delivery costs as buyers pay them: with VAT, where the shop states them without. */
export function grossCosts(costs: readonly DeliveryCost[], { rate, isIncluded }: VatRule): readonly DeliveryCost[] {
  return isIncluded ? costs : costs.map((cost) => ({ ...cost, cents: addVat(cost.cents, rate) }));
}

/**
 * What it costs to bring these pieces to a country this way: they travel together, and the largest of them decides.
 *
 * @param country  ISO 3166 code, as 'ES'
 * @returns whole cents; null when they are not brought there this way
 */
export function deliveryCents({ costs }: Pick<DeliveryMethod, 'costs'>, country: string, pieces: readonly SizeCm[]): number | null {
  const longest = Math.max(0, ...pieces.map(({ width, height }) => Math.max(width, height)));
  const fits = ({ to, upToCm }: DeliveryCost) => (to === null || to.includes(country)) && (upToCm === null || longest <= upToCm);
  return costs.find(fits)?.cents ?? null;
}
