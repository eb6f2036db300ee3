import {
  type Collage,
  type Command,
  type Design,
  followsPhotos,
  matchShapes,
  type Photo,
  type Placements,
  photoLayers,
  placeFrom,
  sortByCaptureTime,
} from '@muro/domain';
import { pageOf, slotOrder } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { ownPhotos } from './own-photos.ts';
import { photosAtHand } from './unused-photos.ts';

/**
 * What puts the open collage on another design. Where its photos come first, the design is filled with them: a layout that was made
 * for them has its places in their order, any other gets each photo where it suits. A page that has the same places as before keeps
 * its photos where the person has them; and where the design comes first, its places keep what they hold.
 */
export function designCommands(workspace: Workspace, design: Design): readonly Command[] {
  const { collageId, photosFirst } = workspace.work.getState();
  const change: Command = { type: 'change-design', design, isSaved: collageId !== null };
  const collage = openCollage(workspace);
  if (!collage || !photosFirst || hasSamePlaces(collage, design)) return [change];
  const photos = ownPhotos(workspace, collage);
  if (followsPhotos({ design }) && photoLayers(pageOf({ design })).length === photos.length) {
    return [change, { type: 'follow-photos', document: design.document, photos }];
  }
  return [change, { type: 'deal-photos', placements: dealt(workspace, collage, design) }];
}

/** The design that a page was filled for is only made larger, or on another material. */
function hasSamePlaces(collage: Collage, design: Design): boolean {
  const { templateId, generator } = collage.design;
  if (templateId !== design.templateId || generator !== design.generator || followsPhotos({ design })) return false;
  const slots = namesOf(design);
  return Object.keys(collage.fills).length > 0 && slots === namesOf(collage.design);
}

function namesOf(design: Design): string {
  return photoLayers(pageOf({ design }))
    .map(({ slot }) => slot)
    .sort()
    .join();
}

function dealt(workspace: Workspace, collage: Collage, design: Design): Placements {
  const page = pageOf({ design });
  const photos = photosAtHand(workspace, collage);
  if (workspace.work.getState().photosFirst?.order !== 'by-day') return matchShapes(page, { photos, fills: {} });
  return placeFrom(
    slotOrder(page),
    {},
    byDay(workspace, photos).map(({ id }) => id),
  );
}

/** As they were taken; those without a day stay where they are among them, as far as they can. */
function byDay({ photos: library }: Workspace, photos: readonly Photo[]): readonly Photo[] {
  const timed = photos.map((photo) => {
    const { takenMs = null, zoneMin = null } = library.entryOf(photo.id) ?? {};
    return { photo, takenMs, zoneMin };
  });
  return sortByCaptureTime(timed).map(({ photo }) => photo);
}
