import { missingPhotos } from '../../flow/photos/missing-photos.ts';
import type { FailedPhoto } from '../../flow/saving/save-process.ts';
import { FILE_MISSING } from '../../flow/uploads/photo-upload.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Returns the photos of the open collage whose file is missing and has to be chosen again. */
export function photosWithoutFile(workspace: Workspace): readonly FailedPhoto[] {
  const collagePhotos = openCollage(workspace)?.photos ?? [];
  return missingPhotos(collagePhotos, workspace.photos.store.getState()).map(({ id, name }) => ({ id, name, fault: FILE_MISSING }));
}

/**
 * Removes photos with failed uploads from all layers and marks them as failed. Photos without their file are removed as one undo step.
 * [SDLG-33] [UPLOAD-06]
 */
export function removeFailedPhotos({ work, photos }: Workspace, ids: readonly string[]): void {
  const withoutFile = ids.filter((id) => photos.entryOf(id)?.isMissing);
  if (withoutFile.length > 0) work.getState().dispatch({ type: 'remove-photos', photoIds: withoutFile });
  for (const id of ids) if (!withoutFile.includes(id)) photos.applyEvent(id, { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
}
