import type { PricesAnswer } from '@muro/api';

/** The displayed price of one piece. */
export interface PiecePrice {
  readonly cents: number;
  readonly currency: string;
  /** True if it is the price of the cheapest material ('from'), because none is chosen. */
  readonly isFrom: boolean;
}

/** Returns the price on a material, or the lowest price if no material is chosen; null if there is no price. */
export function piecePrice({ currency, prices }: PricesAnswer, material: string): PiecePrice | null {
  const offered = material === '' ? prices : prices.filter((price) => price.material === material);
  if (offered.length === 0) return null;
  const cents = Math.min(...offered.map(({ priceCents }) => priceCents));
  return { cents, currency, isFrom: offered.some(({ priceCents }) => priceCents !== cents) };
}
