import { type PhotoPreference, pickPreference } from '@muro/domain';
import { numberOf, openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { computeNewLayout } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/** Makes the photo of a slot a favourite or an ordinary photo; the resulting layout belongs to the same undo step. */
export function setFavourite(workspace: Workspace, slot: string, times: 1 | 2 | 4): void {
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill || (fill.favour ?? 1) === times) return;
  const joinKey = newJoinKey('favour');
  setPhotoPreference(workspace, slot, { ...(times > 1 && { favour: times as 2 | 4 }), ...(fill.isLocked && { isLocked: true }) }, joinKey);
  void computeNewLayout(workspace, joinKey);
}

/** Locks or unlocks the photo of a slot: a locked one keeps its place in new layouts. */
export function toggleLock(workspace: Workspace, slot: string): void {
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill) return;
  const isLocked = !fill.isLocked;
  setPhotoPreference(workspace, slot, pickPreference({ ...(fill.favour && { favour: fill.favour }), ...(isLocked && { isLocked }) }));
  workspace.view.set({ announcement: textNow()(isLocked ? 'saidLocked' : 'saidUnlocked', { number: numberOf(workspace, slot) }) });
}

/** Sets the preferences (favourite, lock) of a slot's photo. @param joinKey  of the undo step to join */
export function setPhotoPreference(workspace: Workspace, slot: string, preference: PhotoPreference, joinKey?: string): void {
  workspace.live.commit();
  workspace.work.getState().dispatch({ type: 'set-preference', slot, preference }, joinKey);
  workspace.view.set({ menuSlot: null });
}
