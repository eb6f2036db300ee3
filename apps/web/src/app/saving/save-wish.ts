import { memoize } from '@muro/domain';
import { go } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';

const saveWishOf = memoize((_: Workspace) => ({ isOpen: false }));

/** Goes to the editor, which saves the open work as soon as it shows it. */
export function saveInEditor(workspace: Workspace): void {
  saveWishOf(workspace).isOpen = true;
  go(editorPath(useTextStore.getState().locale, workspace.work.getState().collageId));
}

/** Whether the editor was entered for saving; true once for each wish. */
export function takeSaveWish(workspace: Workspace): boolean {
  const wish = saveWishOf(workspace);
  const { isOpen } = wish;
  wish.isOpen = false;
  return isOpen;
}
