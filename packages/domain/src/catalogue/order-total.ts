import { vatWithin } from './vat.ts';

/** The amounts that a buyer pays, with VAT, whole cents. */
export interface OrderTotal {
  readonly goodsCents: number;
  readonly deliveryCents: number;
  /** VAT included in the total of goods and delivery. */
  readonly vatCents: number;
  readonly totalCents: number;
}

/**
 * The total of an order. VAT is computed once, from the sum, to avoid adding up rounding errors.
 *
 *     21 %:  1300 + 495 = 1795, of which 1795 × 21 / 121 = 311.5 → 312 are VAT
 *
 * @param goodsCents     price of all pieces, with VAT
 * @param deliveryCents  with VAT
 * @param vatRate        hundredths of a percent
 */
export function orderTotal(goodsCents: number, deliveryCents: number, vatRate: number): OrderTotal {
  const totalCents = goodsCents + deliveryCents;
  return { goodsCents, deliveryCents, vatCents: vatWithin(totalCents, vatRate), totalCents };
}
