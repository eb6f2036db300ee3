import type { PricesAnswer } from '@muro/api';

/** The price of one piece as it is shown. */
export interface PiecePrice {
  readonly cents: number;
  readonly currency: string;
  /** No material is chosen yet: the cheapest one costs this. */
  readonly isFrom: boolean;
}

/** Returns the price on a material, or from which on a piece costs where no material is chosen; null where there is no price. */
export function piecePrice({ currency, prices }: PricesAnswer, material: string): PiecePrice | null {
  const offered = material === '' ? prices : prices.filter((price) => price.material === material);
  if (offered.length === 0) return null;
  const cents = Math.min(...offered.map(({ priceCents }) => priceCents));
  return { cents, currency, isFrom: offered.some(({ priceCents }) => priceCents !== cents) };
}
