/** How a shop's prices stand to VAT. */
export interface VatRule {
  /** Hundredths of a percent: 2100 is 21 %, 550 is 5.5 %. */
  readonly rate: number;
  /** It is in the prices; otherwise it is added to them. */
  readonly isIncluded: boolean;
}

/** What a buyer pays, whole cents. */
export interface OrderTotal {
  readonly goodsCents: number;
  readonly deliveryCents: number;
  /** VAT in the total, of goods and delivery alike. */
  readonly vatCents: number;
  readonly totalCents: number;
}

const WHOLE = 10_000;

/**
 * The total of an order. VAT is computed once, of the sum, so that no roundings add up.
 *
 *     included, 21 %:  (1300 + 495) × 21 / 121 = 311.5 → 312 of 1795
 *     added, 21 %:     (1300 + 495) × 21 / 100 = 376.95 → 377, so 2172
 */
export function orderTotal(goodsCents: number, deliveryCents: number, { rate, isIncluded }: VatRule): OrderTotal {
  const sum = goodsCents + deliveryCents;
  const vatCents = Math.round((sum * rate) / (isIncluded ? WHOLE + rate : WHOLE));
  return { goodsCents, deliveryCents, vatCents, totalCents: isIncluded ? sum : sum + vatCents };
}
