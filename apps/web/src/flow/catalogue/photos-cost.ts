import type { PhotosFit } from '@muro/domain';

/** Prices, against 1 for cutting every photo away: of photos that are left out, and of places that stay empty. */
const COST = { leftOut: 0.5, empty: 2 } as const;

/** How badly photos fit into a design, to compare designs by: 0 for all of them whole. */
export function photosCost({ places, loss }: PhotosFit, photos: number): number {
  const leftOut = Math.max(0, photos - places) / photos;
  const empty = places === 0 ? 1 : Math.max(0, places - photos) / places;
  return loss + COST.leftOut * leftOut + COST.empty * empty;
}
