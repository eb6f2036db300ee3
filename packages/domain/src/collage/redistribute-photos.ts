import { NEW_VIEW } from '../photo/view.ts';
import type { Placements } from './auto-fill.ts';
import { newFill } from './change-fills.ts';
import type { Collage, Fill } from './collage.ts';
import { slotsOf } from './design-slots.ts';
import { isSameValue } from './same-value.ts';

/**
 * Fills the whole page again: every named photo gets its slot and brings its settings along. Settings of photos without a slot are
 * parked.
 *
 * @param placements  of the whole page; slots that are not named become empty
 */
export function redistributePhotos(collage: Collage, placements: Placements): Collage {
  const { photos: slots } = slotsOf(collage.design);
  const collageIds = new Set(collage.photos.map(({ id }) => id));
  const fillOfPhoto = fillsByPhoto(collage);
  const entries = Object.entries(placements).filter(([slot, photoId]) => slots.has(slot) && collageIds.has(photoId));
  const fills = entries.map(([slot, photoId]): [string, Fill] => [slot, fillOfPhoto.get(photoId) ?? newFill(photoId)]);
  const placed = new Set(entries.map(([, photoId]) => photoId));
  const unplacedEdits = [...fillOfPhoto.values()].filter((fill) => !placed.has(fill.photoId) && isEdited(fill));
  return { ...collage, fills: Object.fromEntries(fills), parked: { ...collage.parked, fills: parkedFills(unplacedEdits, slots) } };
}

/** The first fill of each photo; placed ones take precedence over parked ones. */
function fillsByPhoto({ fills, parked }: Collage): ReadonlyMap<string, Fill> {
  const byPhoto = new Map<string, Fill>();
  for (const fill of [...Object.values(fills), ...Object.values(parked.fills)]) {
    if (!byPhoto.has(fill.photoId)) byPhoto.set(fill.photoId, fill);
  }
  return byPhoto;
}

/** Stores parked fills under slot names beyond those of the page, so that nothing replaces them. */
function parkedFills(fills: readonly Fill[], slots: ReadonlyMap<string, unknown>): Readonly<Record<string, Fill>> {
  const parked: Record<string, Fill> = {};
  let number = slots.size;
  for (const fill of fills) {
    do number += 1;
    while (slots.has(`img${number}`));
    parked[`img${number}`] = fill;
  }
  return parked;
}

/** True if a fill has settings of the buyer; the position of a photo that follows its subject is none. */
function isEdited({ view, ...chosen }: Fill): boolean {
  const { focusX, focusY } = view.followsSubject ? NEW_VIEW : view;
  return !isSameValue({ ...chosen, view: { ...view, focusX, focusY } }, newFill(chosen.photoId));
}
