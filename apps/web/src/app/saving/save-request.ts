import { memoize } from '@muro/domain';
import { go } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';

const saveRequestOf = memoize((_: Workspace) => ({ isPending: false }));

/** Goes to the editor and requests a save as soon as the work is shown. */
export function saveInEditor(workspace: Workspace): void {
  saveRequestOf(workspace).isPending = true;
  go(editorPath(useTextStore.getState().locale, workspace.work.getState().collageId));
}

/** True if the editor was entered to save; only once per request. */
export function takeSaveRequest(workspace: Workspace): boolean {
  const request = saveRequestOf(workspace);
  const { isPending } = request;
  request.isPending = false;
  return isPending;
}
