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
import { photosToPlace } from './unused-photos.ts';

/**
 * Returns the commands that change the open collage to another design. For photos first, the design is filled with them: a layout computed
 * for them has its slots in their order, any other gets each photo where it fits. A design with the same slots keeps all photos in place;
 * with design first, slots keep their photos.
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
  return [change, { type: 'redistribute-photos', placements: assignPhotos(workspace, collage, design) }];
}

/** True if the design is the same, only in another size or on another material. */
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

function assignPhotos(workspace: Workspace, collage: Collage, design: Design): Placements {
  const page = pageOf({ design });
  const photos = photosToPlace(workspace, collage);
  if (workspace.work.getState().photosFirst?.order !== 'by-day') return matchShapes(page, { photos, fills: {} });
  return placeFrom(
    slotOrder(page),
    {},
    byDay(workspace, photos).map(({ id }) => id),
  );
}

/** Sorts photos by capture time; photos without a time keep their position among them as far as possible. */
function byDay({ photos: library }: Workspace, photos: readonly Photo[]): readonly Photo[] {
  const timed = photos.map((photo) => {
    const { takenMs = null, zoneMin = null } = library.entryOf(photo.id) ?? {};
    return { photo, takenMs, zoneMin };
  });
  return sortByCaptureTime(timed).map(({ photo }) => photo);
}
