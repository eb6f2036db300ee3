import type { PhotosFit } from '@muro/domain';

/** Cost weights, relative to 1 for cropping every photo away: for photos that are left out, and for slots that stay empty. */
const COST = { leftOut: 0.5, empty: 2 } as const;

/** Returns a cost of fitting photos into a design, to compare designs: 0 if all photos fit uncropped. */
export function photosCost({ places, loss }: PhotosFit, photos: number): number {
  const leftOut = Math.max(0, photos - places) / photos;
  const empty = places === 0 ? 1 : Math.max(0, places - photos) / places;
  return loss + COST.leftOut * leftOut + COST.empty * empty;
}
