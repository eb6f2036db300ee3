import { photoLayerNamed } from '../page/slots.ts';
import { subjectView } from '../page/subject-view.ts';
import { visiblePartOf } from '../page/visible-part.ts';
import type { Photo } from '../photo/photo.ts';
import type { Collage, Design, Fill } from './collage.ts';
import { designPage } from './design-page.ts';

/**
 * Places every photo that follows its subject.
 *
 * @param before  the collage before the change: photos with the same slot, photo and view are up to date
 */
export function placeBySubject(before: Collage | null, after: Collage): Collage {
  if (before && before.fills === after.fills && before.photos === after.photos && before.design === after.design) return after;
  const photos = new Map(after.photos.map((photo) => [photo.id, photo]));
  const photosBefore = before?.design === after.design ? new Map(before.photos.map((photo) => [photo.id, photo])) : null;
  const placedFills = Object.entries(after.fills).flatMap(([slot, fill]): [string, Fill][] => {
    const photo = photos.get(fill.photoId);
    if (!fill.view.followsSubject || !photo) return [];
    if (before?.fills[slot] === fill && photosBefore?.get(fill.photoId) === photo) return [];
    return [[slot, placeFill(after.design, slot, { fill, photo })]];
  });
  const changed = placedFills.filter(([slot, fill]) => fill !== after.fills[slot]);
  return changed.length === 0 ? after : { ...after, fills: { ...after.fills, ...Object.fromEntries(changed) } };
}

function placeFill(design: Design, slot: string, { fill, photo }: { readonly fill: Fill; readonly photo: Photo }): Fill {
  const page = designPage(design);
  const layer = photoLayerNamed(page, slot);
  if (!layer) return fill;
  const view = subjectView(photo, layer, visiblePartOf(page, layer), fill.view);
  return view.focusX === fill.view.focusX && view.focusY === fill.view.focusY ? fill : { ...fill, view };
}
