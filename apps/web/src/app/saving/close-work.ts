import { go } from '../../state/address/go.ts';
import { listPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';

/** 'New model': closes the work and shows the list of designs. [SAVE-14] */
export function closeWork(workspace: Workspace): void {
  workspace.work.getState().close();
  useDesign.getState().clearCurrent();
  clearLibrary(workspace.photos);
  go(listPath(useTextStore.getState().locale, useDesign.getState().filter));
}
