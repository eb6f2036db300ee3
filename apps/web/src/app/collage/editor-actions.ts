import { followsPhotos, uncutView } from '@muro/domain';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import type { Armed } from '../../state/editor/editor-view.ts';
import { nameOf, numberOf, openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { inPlacingOrder, placePhotos } from './arrange-actions.ts';
import { newJoinKey } from './join-key.ts';
import { movePhotos, refitMoved } from './move-photos.ts';

/** Editor commands on slots and dialogs; each is one undo step. */

export function armSwap(workspace: Workspace, slot: string): void {
  workspace.view.set({ armed: { kind: 'swap', slot }, menuSlot: null });
}

/** Applies the waiting selection to the clicked slot. */
export function applyArmed(workspace: Workspace, armed: Armed, slot: string): void {
  if (armed.kind === 'place') placePhotos(workspace, slot, inPlacingOrder(workspace, armed.photoIds));
  else swapSlots(workspace, armed.slot, slot);
  workspace.view.set({ armed: null });
}

export function swapSlots(workspace: Workspace, from: string, to: string): void {
  if (from === to) return;
  const announcement = textNow()('saidSwapped', { from: numberOf(workspace, from), to: numberOf(workspace, to) });
  movePhotos(workspace, { type: 'swap-slots', from, to });
  workspace.view.set({ announcement });
}

/** Rotates the photo of a slot by 90° clockwise. A layout that follows its photos gives it a slot of its new shape immediately. */
export function turnPhoto(workspace: Workspace, slot: string): void {
  workspace.live.turn(slot);
  const collage = openCollage(workspace);
  if (!collage || !followsPhotos(collage)) {
    workspace.live.commitSoon();
    return;
  }
  const joinKey = newJoinKey('turn');
  workspace.live.commit(joinKey);
  refitMoved(workspace, joinKey);
}

export function emptySlot(workspace: Workspace, slot: string): void {
  workspace.live.commit();
  workspace.work.getState().dispatch({ type: 'empty-slot', slot });
  workspace.view.set({ menuSlot: null, announcement: textNow()('saidEmptied', { number: numberOf(workspace, slot) }) });
}

/** Shows the photo uncropped in its slot, or makes it fill the slot again. */
export function showWhole(workspace: Workspace, slot: string, isUncut: boolean): void {
  workspace.live.commit();
  const fill = openCollage(workspace)?.fills[slot];
  if (!fill) return;
  workspace.work.getState().dispatch({ type: 'set-view', slot, view: uncutView(fill.view, isUncut) });
  const name = nameOf(workspace, fill.photoId);
  workspace.view.set({ menuSlot: null, announcement: textNow()(isUncut ? 'saidWhole' : 'saidFills', { name }) });
}

export function undoStep(workspace: Workspace): void {
  workspace.live.commit();
  workspace.work.getState().undo();
  workspace.view.set({ notice: null, announcement: textNow()('saidUndone') });
}

export function redoStep(workspace: Workspace): void {
  workspace.live.commit();
  workspace.work.getState().redo();
  workspace.view.set({ announcement: textNow()('saidRedone') });
}

/** Opens the chooser, for one slot or for none. [EDST-05] */
export function choosePhoto(workspace: Workspace, slot: string | null): void {
  workspace.view.set({ targetSlot: slot, menuSlot: null, armed: null });
  useNavigation.getState().send({ type: 'open-photos' });
}

/** Opens the photo dialog, if the photo is fully loaded. [EDST-07] */
export function editPhoto(workspace: Workspace, slot: string): void {
  const photoId = openCollage(workspace)?.fills[slot]?.photoId;
  workspace.view.set({ editSlot: slot, editPart: 'tools', menuSlot: null });
  useNavigation.getState().send({ type: 'edit-photo', isLoaded: photoId !== undefined && canEdit(workspace.photos.entryOf(photoId)) });
}

/** Closes the open dialog and returns to the collage. [EDST-03] */
export function closeDialog(workspace: Workspace): void {
  workspace.live.commit();
  workspace.view.set({ targetSlot: null });
  useNavigation.getState().send({ type: 'close-dialog' });
}
