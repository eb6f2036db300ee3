import { WHOLE_VIEW } from '../photo/view.ts';
import type { Collage, Fill } from './collage.ts';
import { slotsOf } from './design-slots.ts';

type Fills = Readonly<Record<string, Fill>>;

/** Steps on single slots. Each gives the collage back as it is when the slot or the photo is not there. */

/** A photo new in its slot shows whole, without effect and text. What was there before goes; it stays in the tray. */
export function placePhotos(collage: Collage, placements: Readonly<Record<string, string>>): Collage {
  const { photos } = slotsOf(collage.design);
  const ids = new Set(collage.photos.map(({ id }) => id));
  const placed = Object.entries(placements).filter(([slot, photoId]) => photos.has(slot) && ids.has(photoId));
  const fresh = placed
    .filter(([slot, photoId]) => collage.fills[slot]?.photoId !== photoId)
    .map(([slot, photoId]): [string, Fill] => [slot, { photoId, view: WHOLE_VIEW, effect: '', text: null }]);
  return unparked(
    { ...collage, fills: { ...collage.fills, ...Object.fromEntries(fresh) } },
    new Set(fresh.map(([, { photoId }]) => photoId)),
  );
}

/** Auto-fill: only where nothing is yet. [CHOOSE-25] */
export function fillEmptySlots(collage: Collage, placements: Readonly<Record<string, string>>): Collage {
  return placePhotos(collage, Object.fromEntries(Object.entries(placements).filter(([slot]) => !collage.fills[slot])));
}

export function emptySlots(collage: Collage, isEmptied: (slot: string, fill: Fill) => boolean): Collage {
  return { ...collage, fills: keptFills(collage.fills, (slot, fill) => !isEmptied(slot, fill)) };
}

/** Two slots exchange what they hold, one of them may be empty; focus, zoom, turn, effect and text go with the photo. [EDIT-21] */
export function swapSlots(collage: Collage, from: string, to: string): Collage {
  const { photos } = slotsOf(collage.design);
  if (!photos.has(from) || !photos.has(to)) return collage;
  const { [from]: moved, [to]: met, ...others } = collage.fills;
  return { ...collage, fills: { ...others, ...(moved && { [to]: moved }), ...(met && { [from]: met }) } };
}

export function changeFill(collage: Collage, slot: string, change: Partial<Fill>): Collage {
  const fill = collage.fills[slot];
  return fill ? { ...collage, fills: { ...collage.fills, [slot]: { ...fill, ...change } } } : collage;
}

/** A photo that finds a place again does not come back a second time with the slot it once had. */
function unparked(collage: Collage, photoIds: ReadonlySet<string>): Collage {
  const { parked } = collage;
  return { ...collage, parked: { ...parked, fills: keptFills(parked.fills, (_, { photoId }) => !photoIds.has(photoId)) } };
}

export function keptFills(fills: Fills, isKept: (slot: string, fill: Fill) => boolean): Fills {
  return Object.fromEntries(Object.entries(fills).filter(([slot, fill]) => isKept(slot, fill)));
}
