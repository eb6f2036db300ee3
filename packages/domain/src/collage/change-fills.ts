import type { Effect } from '../photo/effect.ts';
import { type PhotoPreference, pickPreference } from '../photo/photo-preference.ts';
import { NEW_VIEW } from '../photo/view.ts';
import type { Collage, Fill } from './collage.ts';
import { slotsOf } from './design-slots.ts';

type Fills = Readonly<Record<string, Fill>>;

/** Steps on single slots. Each returns the same collage if the slot or the photo does not exist. */

/**
 * Places photos. A photo that is new in its slot is placed by its subject, without effect and text; a parked photo brings its settings
 * along. The replaced photo stays in the tray.
 */
export function placePhotos(collage: Collage, placements: Readonly<Record<string, string>>): Collage {
  const { photos } = slotsOf(collage.design);
  const ids = new Set(collage.photos.map(({ id }) => id));
  const placed = Object.entries(placements).filter(([slot, photoId]) => photos.has(slot) && ids.has(photoId));
  const fresh = placed
    .filter(([slot, photoId]) => collage.fills[slot]?.photoId !== photoId)
    .map(([slot, photoId]): [string, Fill] => [slot, parkedOrNewFill(collage, photoId)]);
  return removeParked(
    { ...collage, fills: { ...collage.fills, ...Object.fromEntries(fresh) } },
    new Set(fresh.map(([, { photoId }]) => photoId)),
  );
}

/** Auto-fill: fills only empty slots. [CHOOSE-25] */
export function fillEmptySlots(collage: Collage, placements: Readonly<Record<string, string>>): Collage {
  return placePhotos(collage, Object.fromEntries(Object.entries(placements).filter(([slot]) => !collage.fills[slot])));
}

export function emptySlots(collage: Collage, isEmptied: (slot: string, fill: Fill) => boolean): Collage {
  return { ...collage, fills: filterFills(collage.fills, (slot, fill) => !isEmptied(slot, fill)) };
}

/** Swaps the contents of two slots, of which one may be empty; focus, zoom, rotation, effect and text move with the photo. [EDIT-21] */
export function swapSlots(collage: Collage, from: string, to: string): Collage {
  const { photos } = slotsOf(collage.design);
  if (!photos.has(from) || !photos.has(to)) return collage;
  const { [from]: moved, [to]: met, ...others } = collage.fills;
  return { ...collage, fills: { ...others, ...(moved && { [to]: moved }), ...(met && { [from]: met }) } };
}

/**
 * Permutes the contents of any number of slots; all settings of a photo move with it.
 *
 * @param moves  by slot, the slot whose content it gets; ignored unless both sides name the same photo slots
 */
export function moveFills(collage: Collage, moves: Readonly<Record<string, string>>): Collage {
  const { photos } = slotsOf(collage.design);
  const sources = new Set(Object.values(moves));
  const targets = Object.keys(moves);
  if (sources.size !== targets.length || !targets.every((slot) => photos.has(slot) && sources.has(slot))) return collage;
  const { fills } = collage;
  const moved = Object.entries(moves).flatMap(([slot, from]) => (fills[from] ? [[slot, fills[from]]] : []));
  return { ...collage, fills: { ...filterFills(fills, (slot) => !sources.has(slot)), ...Object.fromEntries(moved) } };
}

export function changeFill(collage: Collage, slot: string, change: Partial<Fill>): Collage {
  const fill = collage.fills[slot];
  return fill ? { ...collage, fills: { ...collage.fills, [slot]: { ...fill, ...change } } } : collage;
}

/** Sets the effect of all placed photos; parked ones keep theirs. */
export function setEffectOfAll(collage: Collage, effect: Effect): Collage {
  return Object.keys(collage.fills).reduce((current, slot) => changeFill(current, slot, { effect }), collage);
}

export function setPreference(collage: Collage, slot: string, preference: PhotoPreference): Collage {
  const fill = collage.fills[slot];
  if (!fill) return collage;
  const { photoId, view, effect, text } = fill;
  return { ...collage, fills: { ...collage.fills, [slot]: { photoId, view, effect, text, ...pickPreference(preference) } } };
}

/** The fill of a photo that gets a slot: its parked settings, or a new fill. */
export function parkedOrNewFill({ parked }: Collage, photoId: string): Fill {
  return Object.values(parked.fills).find((fill) => fill.photoId === photoId) ?? newFill(photoId);
}

/** A fill without settings: the photo is placed by its subject. */
export function newFill(photoId: string): Fill {
  return { photoId, view: NEW_VIEW, effect: '', text: null };
}

/** Removes parked fills of photos that are placed again. */
function removeParked(collage: Collage, photoIds: ReadonlySet<string>): Collage {
  const { parked } = collage;
  return { ...collage, parked: { ...parked, fills: filterFills(parked.fills, (_, { photoId }) => !photoIds.has(photoId)) } };
}

export function filterFills(fills: Fills, isKept: (slot: string, fill: Fill) => boolean): Fills {
  return Object.fromEntries(Object.entries(fills).filter(([slot, fill]) => isKept(slot, fill)));
}
