/** VAT rule of a shop's prices and delivery costs. Buyers always see and pay amounts with VAT. */
export interface VatRule {
  /** Hundredths of a percent: 2100 is 21 %, 550 is 5.5 %. */
  readonly rate: number;
  /** True if the amounts include VAT; otherwise it is added to each of them. */
  readonly isIncluded: boolean;
}

const WHOLE = 10_000;

/** Adds VAT to a net amount, whole cents: 835 at 1900 is 994. */
export function addVat(netCents: number, rate: number): number {
  return Math.round((netCents * (WHOLE + rate)) / WHOLE);
}

/** The VAT in a gross amount, whole cents: 1795 at 2100 contains 312. */
export function vatWithin(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (WHOLE + rate));
}
