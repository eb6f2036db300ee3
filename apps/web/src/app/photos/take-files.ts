import { MAX_SELECT_PHOTOS } from '@muro/domain';
import { placePhotos } from '../collage/arrange-actions.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { setEditorView } from '../collage/editor-view.ts';
import { textNow } from '../locale/text-store.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { addFiles } from './add-photos.ts';
import { placeReturned, selectPhoto } from './tray-actions.ts';

/**
 * Takes files that a person chose or dropped. Dropped on `slot` they go in from there on; otherwise a single good one is
 * selected, where the chooser or the collage has room, and of several none is. Photos that waited for their file are back where they
 * were, and go nowhere else unless a single one is asked for. [INGEST-06 … INGEST-09]
 */
export async function takeFiles(files: readonly File[], slot: string | null = null): Promise<void> {
  const { photoIds, returned, selected, leftOut } = await addFiles(files);
  if (leftOut > 0) setEditorView({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_SELECT_PHOTOS } });
  if (returned.length > 0) setEditorView({ said: textNow()('saidReturned', { count: returned.length }) });
  const isBack = selected !== null && returned.includes(selected);
  const others = photoIds.filter((id) => !returned.includes(id));
  if (isBack) placeReturned(selected, slot);
  else if (slot !== null && others.length > 0) placePhotos(slot, others);
  else if (slot === null && selected !== null) selectPhoto(selected);
  if (slot !== null || selected === null) return;
  if (useNavigation.getState().state === 'NAVSTATE_EDITOR_FILE') closeDialog();
}
