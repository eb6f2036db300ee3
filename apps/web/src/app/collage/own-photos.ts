import { type Collage, type FollowingPhoto, followingPhotos, type LayoutPhoto, MAX_SLOTS, photoShapes } from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { photosAtHand } from './unused-photos.ts';

/** The photos of the open collage as a layout that follows them has places for: as many as there may be, in the order of the tray. */
export function ownPhotos(workspace: Workspace, collage: Collage): readonly FollowingPhoto[] {
  const atHand = new Set(photosAtHand(workspace, collage).map(({ id }) => id));
  return followingPhotos(collage, atHand).slice(0, MAX_SLOTS);
}

/** What such a layout is made from; null where no work that began with its photos is open, or there are none. */
export function ownShapes(workspace: Workspace): readonly LayoutPhoto[] | null {
  const collage = openCollage(workspace);
  if (!collage || !workspace.work.getState().photosFirst) return null;
  const photos = ownPhotos(workspace, collage);
  return photos.length === 0 ? null : photoShapes(collage, photos, (id) => workspace.photos.entryOf(id)?.takenMs ?? null);
}
