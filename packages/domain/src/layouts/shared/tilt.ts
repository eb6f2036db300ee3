import type { SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';

/** Tilts of piles and playful layouts, used in turn, degrees. [GEN-COMMON-13] */
export const TILT_CYCLE = [-4, 0, 2, -2, 3, -2, 3, 1] as const;

/** Side above which the tilt is reduced, since it looks stronger on larger photos. [GEN-PILE-07] [GEN-BSPLIT-06] */
const FULL_TILT_SIDE: Cm = 10;

/** The tilt of photo `index` (from 0), degrees. */
export function tiltOf(index: number, cycle: readonly number[] = TILT_CYCLE): number {
  return itemAt(cycle, index % cycle.length);
}

/** Reduces a tilt for large cells: angle × 10 / longer side above 10 cm. [GEN-PILE-08] */
export function reduceTilt(tiltDeg: number, { width, height }: SizeCm): number {
  return tiltDeg * Math.min(1, FULL_TILT_SIDE / Math.max(width, height)) + 0;
}
