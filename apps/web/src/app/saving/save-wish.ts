import { memoize } from '@muro/domain';
import { go } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';

const saveWishOf = memoize((_: Workspace) => ({ isOpen: false }));

/** Goes to the editor and requests a save as soon as the work is shown. */
export function saveInEditor(workspace: Workspace): void {
  saveWishOf(workspace).isOpen = true;
  go(editorPath(useTextStore.getState().locale, workspace.work.getState().collageId));
}

/** True if the editor was entered to save; only once per request. */
export function takeSaveWish(workspace: Workspace): boolean {
  const wish = saveWishOf(workspace);
  const { isOpen } = wish;
  wish.isOpen = false;
  return isOpen;
}
