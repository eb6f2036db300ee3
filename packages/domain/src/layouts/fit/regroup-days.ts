import { itemAt } from '../../units/item-at.ts';
import type { Cuts } from './read-cuts.ts';

/** Marks a part with photos of several days. */
const SEVERAL = -1;

/**
 * Returns an equivalent arrangement whose first cuts separate days, where the order of cuts is free: of three parts side by side any two
 * may be cut off first.
 *
 *     (a | b1) | b2   →   a | (b1 | b2)      for b1 and b2 of one day
 *
 * @param dayOf  day of each photo, a whole number from 0
 */
export function regroupDays(cuts: Cuts, dayOf: readonly number[]): Cuts {
  if (typeof cuts === 'number') return cuts;
  const { cut } = cuts;
  const parts = partsIn(cuts, cut).map((part) => regroupDays(part, dayOf));
  const join = (parts: readonly Cuts[]): Cuts => parts.slice(1).reduce((first, second) => ({ cut, first, second }), itemAt(parts, 0));
  const days: Cuts[][] = [];
  let dayBefore = SEVERAL;
  for (const part of parts) {
    const day = dayIn(part, dayOf);
    if (day !== SEVERAL && day === dayBefore) days.at(-1)?.push(part);
    else days.push([part]);
    dayBefore = day;
  }
  return join(days.map(join));
}

/** Parts that lie side by side, or above each other, in their order. */
function partsIn(part: Cuts, cut: number): readonly Cuts[] {
  return typeof part === 'number' || part.cut !== cut ? [part] : [...partsIn(part.first, cut), ...partsIn(part.second, cut)];
}

function dayIn(part: Cuts, dayOf: readonly number[]): number {
  if (typeof part === 'number') return itemAt(dayOf, part);
  const day = dayIn(part.first, dayOf);
  return day === dayIn(part.second, dayOf) ? day : SEVERAL;
}
