import type { Workspace } from '../../state/editor/workspace.ts';
import { autosaveOf } from './autosave.ts';
import { startDraftPictures } from './draft-picture.ts';

/**
 * Starts autosaving the open work while it is edited.
 *
 * @returns stops it; pending changes are written immediately
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
