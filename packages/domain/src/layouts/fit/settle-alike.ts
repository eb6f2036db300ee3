import { assign } from '../../units/assignment.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes } from './geometry.ts';
import { farFromHome, type Home } from './stay.ts';
import { takePlaces } from './take-places.ts';

/** Distances are compared to a millionth of a mean side. */
const WHOLE = 1e6;
/** A photo that moves farther than this, in mean sides, is seen to have moved; the fewer, the better, and then the nearer. */
const SEEN = 0.5;
const PRICE_OF_SEEN = 100;

/**
 * Gives the places of one shape and size to the photos that were nearest to them: nothing else changes. A row in which each
 * photo has moved up by one is a photo that went from its end to its beginning, as far as anybody can see.
 */
export function settleAlike({ trees, ground, alike }: FitJob, home: Home): void {
  const places = emptyPlaces(trees);
  fillBoxes(trees, ground.boxes, places);
  const cost = (photo: number, place: number): number => {
    const far = farFromHome(places, place, home, photo);
    return Math.round(WHOLE * (far > SEEN ? far + PRICE_OF_SEEN : far));
  };
  for (const group of alike) {
    const costs = Float64Array.from(group.flatMap((photo) => group.map((place) => cost(photo, place))));
    const columnOf = assign(costs, group.length, group.length) ?? [];
    takePlaces(
      trees,
      group,
      Array.from(columnOf, (column) => itemAt(group, column)),
    );
  }
}
