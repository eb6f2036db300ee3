import { type PhotoWish, pickWishes } from '@muro/domain';
import { numberOf, openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { layOutAnew } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/** Makes the photo of a slot a favourite, or an ordinary one; the layout that this asks for is the same step of undo. */
export function favour(workspace: Workspace, slot: string, times: 1 | 2 | 4): void {
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill || (fill.favour ?? 1) === times) return;
  const joinKey = newJoinKey('favour');
  setWish(workspace, slot, { ...(times > 1 && { favour: times as 2 | 4 }), ...(fill.isLocked && { isLocked: true }) }, joinKey);
  void layOutAnew(workspace, joinKey);
}

/** The photo of a slot keeps its place when the others are laid out anew, or does so no more. */
export function toggleLock(workspace: Workspace, slot: string): void {
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill) return;
  const isLocked = !fill.isLocked;
  setWish(workspace, slot, pickWishes({ ...(fill.favour && { favour: fill.favour }), ...(isLocked && { isLocked }) }));
  workspace.view.set({ said: textNow()(isLocked ? 'saidLocked' : 'saidUnlocked', { number: numberOf(workspace, slot) }) });
}

/** Sets both wishes of the photo of a slot. @param joinKey  of the step of undo that this is part of */
export function setWish(workspace: Workspace, slot: string, wish: PhotoWish, joinKey?: string): void {
  workspace.live.commit();
  workspace.work.getState().dispatch({ type: 'set-wish', slot, wish }, joinKey);
  workspace.view.set({ menuSlot: null });
}
