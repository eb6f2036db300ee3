import type { Workspace } from '../../state/editor/workspace.ts';
import { autosaveOf } from './autosave.ts';
import { startDraftPictures } from './draft-picture.ts';

/**
 * Keeps the open work on the device while it is edited.
 *
 * @returns ends it; what was done last is written at once, for nothing waits for a rest any more
 */
export function startAutosave(workspace: Workspace): () => void {
  const autosave = autosaveOf(workspace);
  autosave.start();
  const stopDebouncing = autosave.debounce();
  const stopPictures = startDraftPictures(workspace, autosave.onKept);
  return () => {
    workspace.live.commit();
    stopDebouncing();
    stopPictures();
  };
}
