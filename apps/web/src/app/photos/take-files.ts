import { MAX_SELECT_PHOTOS } from '@muro/domain';
import { placePhotos } from '../collage/arrange-actions.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { setEditorView } from '../collage/editor-view.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { addFiles } from './add-photos.ts';
import { selectPhoto } from './tray-actions.ts';

/**
 * Takes files that a person chose or dropped. Dropped on `slot` they go in from there on; otherwise a single good one is
 * selected, where the chooser or the collage has room, and of several none is. [INGEST-06 … INGEST-09]
 */
export async function takeFiles(files: readonly File[], slot: string | null = null): Promise<void> {
  const { photoIds, selected, leftOut } = await addFiles(files);
  if (leftOut > 0) setEditorView({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_SELECT_PHOTOS } });
  if (slot !== null) placePhotos(slot, photoIds);
  if (slot !== null || selected === null) return;
  selectPhoto(selected);
  if (useNavigation.getState().state === 'NAVSTATE_EDITOR_FILE') closeDialog();
}
