import { type Collage, type Photo, usedCounts } from '@muro/domain';
import { availablePhotos } from '../../flow/photos/missing-photos.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Returns the photos of the open collage that are in no slot, oldest first; without those whose file is missing. */
export function unusedPhotoIds(workspace: Workspace): readonly string[] {
  const collage = openCollage(workspace);
  if (!collage) return [];
  const used = usedCounts(collage);
  return photosToPlace(workspace, collage)
    .filter(({ id }) => !used[id])
    .map(({ id }) => id);
}

/** Returns the photos whose file is available. */
export function photosToPlace(workspace: Workspace, { photos }: Collage): readonly Photo[] {
  return availablePhotos(photos, workspace.photos.store.getState());
}
