import type { SizeCm } from '../geometry/rect.ts';
import { addVat, type VatRule } from './vat.ts';

/** Cost of a delivery method to some countries, for pieces up to a size. */
export interface DeliveryCost {
  /** ISO 3166 codes, such as 'ES'; null for all countries. */
  readonly to: readonly string[] | null;
  /** Longest side of the largest piece, cm; null without a limit. */
  readonly upToCm: number | null;
  readonly cents: number;
}

/** A way of delivery. */
export interface DeliveryMethod {
  readonly id: string;
  /** Working days from the order to the delivery. */
  readonly days: { readonly from: number; readonly to: number };
  /** The first matching row is the cost. */
  readonly costs: readonly DeliveryCost[];
}

/** Delivery costs as buyers pay them: adds VAT if the shop states them without. */
export function grossCosts(costs: readonly DeliveryCost[], { rate, isIncluded }: VatRule): readonly DeliveryCost[] {
  return isIncluded ? costs : costs.map((cost) => ({ ...cost, cents: addVat(cost.cents, rate) }));
}

/**
 * Cost of delivering these pieces together to a country, by their largest side.
 *
 * @param country  ISO 3166 code, such as 'ES'
 * @returns whole cents; null if the method does not deliver them there
 */
export function deliveryCents({ costs }: Pick<DeliveryMethod, 'costs'>, country: string, pieces: readonly SizeCm[]): number | null {
  const longest = Math.max(0, ...pieces.map(({ width, height }) => Math.max(width, height)));
  const fits = ({ to, upToCm }: DeliveryCost) => (to === null || to.includes(country)) && (upToCm === null || longest <= upToCm);
  return costs.find(fits)?.cents ?? null;
}
