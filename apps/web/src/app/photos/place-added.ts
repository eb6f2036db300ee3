import { MAX_COLLAGE_PHOTOS } from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { placePhotos } from '../collage/arrange-actions.ts';
import { notifyUnplacedPhotos } from '../collage/arrange-to-fit.ts';
import { closeDialog } from '../collage/editor-actions.ts';
import { followPhotos, isFollowing } from '../collage/follow-photos.ts';
import { placeReturned, selectPhoto } from '../collage/tray-actions.ts';
import type { AddedFiles } from './add-photos.ts';

/**
 * Places photos that a person chose or dropped. Photos dropped on `slot` are placed from there on; otherwise a single valid photo is
 * selected if there is room, and several are not placed; for a full collage a notice tells that they wait. Photos whose missing file was
 * chosen are back in their slots and are not placed again, unless a single slot asks for one. A layout that follows its photos makes room
 * for all, except for a single photo dropped on another one. [INGEST-06 … INGEST-09]
 */
export async function placeAdded(workspace: Workspace, added: AddedFiles, slot: string | null): Promise<void> {
  const { photoIds, returned, selected, leftOut, joinKey } = added;
  if (leftOut > 0) workspace.view.set({ notice: { key: 'photosLeftOut', count: leftOut, most: MAX_COLLAGE_PHOTOS } });
  if (returned.length > 0) workspace.view.set({ announcement: textNow()('saidReturned', { count: returned.length }) });
  const isSelectedReturned = selected !== null && returned.includes(selected);
  const others = photoIds.filter((id) => !returned.includes(id));
  const isReplacing = slot !== null && others.length === 1 && openCollage(workspace)?.fills[slot] !== undefined;
  const isForAll = others.length > 0 && isFollowing(workspace) && !isReplacing && (slot !== null || selected === null);
  if (isSelectedReturned) placeReturned(workspace, selected, slot);
  else if (isForAll) await followPhotos(workspace, others, joinKey);
  else if (slot !== null && others.length > 0) placePhotos(workspace, slot, others);
  else if (slot === null && selected !== null) selectPhoto(workspace, selected, joinKey);
  else if (others.length > 0 && leftOut === 0) notifyUnplacedPhotos(workspace);
  if (slot !== null || selected === null) return;
  if (useNavigation.getState().state === 'NAVSTATE_EDITOR_FILE') closeDialog(workspace);
}
