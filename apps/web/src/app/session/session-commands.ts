import type { Workspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { redoStep, undoStep } from '../collage/editor-actions.ts';
import { removePhotos } from '../collage/tray-actions.ts';
import { type EditorAddress, enterEditor } from '../opening/enter-editor.ts';
import { addFiles } from '../photos/add-photos.ts';
import { placeAdded } from '../photos/place-added.ts';
import { takeSaveWish } from '../saving/save-wish.ts';
import type { Uploads } from '../uploads/background-uploads.ts';

/** What a person does in an editing session that more than the collage takes part in. */
export function createSessionCommands(workspace: Workspace, { sync }: Pick<Uploads, 'sync'>, signal: AbortSignal) {
  /** What a hand is still moving is saved, too; the save window then looks who is signed in, and saves. */
  const openSaveWindow = (type: 'save' | 'order') => (): void => {
    workspace.live.commit();
    useNavigation.getState().send({ type });
  };
  const save = openSaveWindow('save');

  return {
    /** Opens what the editor's address asks for, and saves it if that is what it was entered for. */
    enter: async (address: EditorAddress): Promise<void> => {
      await enterEditor(workspace, address, signal);
      sync();
      if (!signal.aborted && takeSaveWish(workspace)) save();
    },
    photos: {
      /** Takes files into the collage, finds places for them, from `slot` on if it is named, and sends each once it is read. */
      add: async (files: readonly File[], slot: string | null = null): Promise<void> => {
        const added = await addFiles(workspace, files, { onEntered: sync });
        await placeAdded(workspace, added, slot);
      },
      /** Takes photos out of the collage; what is on its way of them is not sent on. */
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
  };
}
