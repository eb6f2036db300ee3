import { type Collage, isFinished } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { redoStep, undoStep } from '../collage/editor-actions.ts';
import { removePhotos } from '../collage/tray-actions.ts';
import { type EditorAddress, enterEditor } from '../opening/enter-editor.ts';
import { addFiles } from '../photos/add-photos.ts';
import { placeAdded } from '../photos/place-added.ts';
import { takeSaveRequest } from '../saving/save-request.ts';
import type { Uploads } from '../uploads/background-uploads.ts';

/** Commands of an editing session that involve more than the collage. */
export function createSessionCommands(workspace: Workspace, { sync }: Pick<Uploads, 'sync'>, signal: AbortSignal) {
  /** Opens the save dialog after committing a change in progress; the dialog then checks the sign-in and saves. */
  const openSaveWindow = (type: 'save' | 'order') => (): void => {
    workspace.live.commit();
    useNavigation.getState().send({ type });
  };
  const save = openSaveWindow('save');

  return {
    /** Opens the work that the editor's address asks for, and saves it if the editor was entered for that. */
    enter: async (address: EditorAddress): Promise<void> => {
      await enterEditor(workspace, address, signal);
      sync();
      if (!signal.aborted && takeSaveRequest(workspace)) save();
    },
    photos: {
      /** Adds files to the collage, places them (from `slot` on, if given) and uploads each once it has been read. */
      add: async (files: readonly File[], slot: string | null = null): Promise<void> => {
        const added = await addFiles(workspace, files, { onEntered: sync });
        await placeAdded(workspace, added, slot);
      },
      /** Removes photos from the collage and cancels their uploads. */
      remove: (photoIds: readonly string[]): void => {
        removePhotos(workspace, photoIds);
        sync();
      },
    },
    undo: (): void => {
      undoStep(workspace);
      sync();
    },
    redo: (): void => {
      redoStep(workspace);
      sync();
    },
    save,
    order: openSaveWindow('order'),
    /** True if every place of the collage is filled. */
    isFull: (collage: Collage): boolean => isFinished(pageOf(collage), collage),
  };
}
