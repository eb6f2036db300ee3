import { MAX_SELECT_PHOTOS } from '@muro/domain';
import { addFiles } from './add-photos.ts';
import { closeDialog, placePhoto, selectPhoto } from './editor-actions.ts';
import { setEditorView } from './editor-view.ts';
import { useNavigation } from './navigation-store.ts';

/**
 * Takes files that a person chose or dropped. A single good one is selected: into `slot`, or where the chooser or
 * the collage has room; of several none is. [INGEST-06 … INGEST-09]
 */
export async function takeFiles(files: readonly File[], slot: string | null = null): Promise<void> {
  const { selected, leftOut } = await addFiles(files);
  if (leftOut > 0) setEditorView({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_SELECT_PHOTOS } });
  if (selected === null) return;
  if (slot !== null) placePhoto(slot, selected);
  else selectPhoto(selected);
  if (useNavigation.getState().state === 'NAVSTATE_EDITOR_FILE') closeDialog();
}
