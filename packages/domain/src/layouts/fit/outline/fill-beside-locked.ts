import { itemAt } from '../../../units/item-at.ts';
import type { ShapeCuts } from './read-shapes.ts';

/** Moves photos into the cells of removed photos where a locked neighbour prevents closing the gap. Returns null if none is available. */
export function fillBesideLocked(
  cuts: ShapeCuts,
  placed: (number | null)[],
  isLocked: (photo: number | null) => boolean,
): readonly (number | null)[] | null {
  const placesIn = (part: ShapeCuts): readonly number[] =>
    typeof part === 'number' ? [part] : [...placesIn(part.first), ...placesIn(part.second)];
  const hasLock = (part: ShapeCuts) => placesIn(part).some((place) => isLocked(placed[place] ?? null));
  const isEmpty = (part: ShapeCuts) => placesIn(part).every((place) => placed[place] === null);
  const fill = (part: ShapeCuts): boolean => {
    if (typeof part === 'number') return true;
    for (const [own, other] of [
      [part.first, part.second],
      [part.second, part.first],
    ] as const) {
      if (!isEmpty(own) || !hasLock(other)) continue;
      const donor = findDonor(cuts, hasLock, (place) => (placed[place] ?? null) !== null);
      if (donor === null) return false;
      placed[itemAt(placesIn(own), 0)] = placed[donor] as number;
      placed[donor] = null;
    }
    return fill(part.first) && fill(part.second);
  };
  return fill(cuts) ? placed : null;
}

/** A cell with a photo whose neighbour in the tree is not locked and can close the gap. */
function findDonor(part: ShapeCuts, hasLock: (part: ShapeCuts) => boolean, isFull: (place: number) => boolean): number | null {
  if (typeof part === 'number') return null;
  const { first, second } = part;
  if (typeof first === 'number' && isFull(first) && !hasLock(part)) return first;
  if (typeof second === 'number' && isFull(second) && !hasLock(part)) return second;
  return findDonor(second, hasLock, isFull) ?? findDonor(first, hasLock, isFull);
}
