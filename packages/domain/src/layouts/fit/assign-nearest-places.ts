import { assign } from '../../units/assignment.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes } from './geometry.ts';
import { distanceFromFormerPlace, type FormerPlaces } from './moved-cost.ts';
import { permutePhotos } from './permute-photos.ts';

/** Resolution at which distances are compared: a millionth of a mean side. */
const RESOLUTION = 1e6;
/** Distance, in mean sides, from which on a photo visibly moves, and its cost: few moved photos matter more than short distances. */
const VISIBLE_MOVE = 0.5;
const VISIBLE_MOVE_COST = 100;

/**
 * Assigns places of equal shape and size to the photos that were nearest to them (Hungarian algorithm); nothing else changes. Example: if
 * all photos of a row would shift by one place, one photo moves from one end of the row to the other instead, and the others stay.
 */
export function assignNearestPlaces({ trees, target, alike }: FitJob, formerPlaces: FormerPlaces): void {
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  const cost = (photo: number, place: number): number => {
    const far = distanceFromFormerPlace(places, place, formerPlaces, photo);
    return Math.round(RESOLUTION * (far > VISIBLE_MOVE ? far + VISIBLE_MOVE_COST : far));
  };
  for (const group of alike) {
    const costs = Float64Array.from(group.flatMap((photo) => group.map((place) => cost(photo, place))));
    const columnOf = assign(costs, group.length, group.length) ?? [];
    permutePhotos(
      trees,
      group,
      Array.from(columnOf, (column) => itemAt(group, column)),
    );
  }
}
