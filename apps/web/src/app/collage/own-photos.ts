import { type Collage, type LayoutPhoto, MAX_SLOTS, type PlannedPhoto, photoShapes, plannedPhotos } from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { factsIn } from './new-layout-plan.ts';
import { photosToPlace } from './unused-photos.ts';

/** Returns the photos that a layout of the open collage can follow: at most the maximum number of slots, in tray order. */
export function ownPhotos(workspace: Workspace, collage: Collage): readonly PlannedPhoto[] {
  const atHand = new Set(photosToPlace(workspace, collage).map(({ id }) => id));
  return plannedPhotos(collage, atHand).slice(0, MAX_SLOTS);
}

/**
 * Returns the layout input for work that began with its photos; null for other work, and for none. Leaves out faces until all subjects are
 * known, so that photos change places for faces only once.
 */
export function ownShapes(workspace: Workspace): readonly LayoutPhoto[] | null {
  const collage = openCollage(workspace);
  if (!collage || !workspace.work.getState().photosFirst) return null;
  const photos = ownPhotos(workspace, collage);
  if (photos.length === 0) return null;
  const shapes = photoShapes(collage, photos, factsIn(workspace));
  const areSubjectsKnown = collage.photos.every(({ subject }) => subject);
  return areSubjectsKnown ? shapes : shapes.map(({ hasFaces: _, ...shape }) => shape);
}
