import { canEdit } from '../../flow/photos/photo-entry.ts';
import { textNow } from '../locale/text-store.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { entryOf } from '../photos/photo-library.ts';
import { inPlacingOrder, placePhotos } from './arrange-actions.ts';
import { type Armed, setEditorView } from './editor-view.ts';
import { commitLive } from './live-view.ts';
import { numberOf, openCollage } from './open-collage.ts';
import { useWork } from './work-store.ts';

/** What a person can do with the slots and windows of the editor, each as one step. */

export function armSwap(slot: string): void {
  setEditorView({ armed: { kind: 'swap', slot }, menuSlot: null });
}

/** A slot was chosen while something waits for it. */
export function applyArmed(armed: Armed, slot: string): void {
  if (armed.kind === 'place') placePhotos(slot, inPlacingOrder(armed.photoIds));
  else swapSlots(armed.slot, slot);
  setEditorView({ armed: null });
}

export function swapSlots(from: string, to: string): void {
  if (from === to) return;
  commitLive();
  useWork.getState().dispatch({ type: 'swap-slots', from, to });
  setEditorView({ said: textNow()('saidSwapped', { from: numberOf(from), to: numberOf(to) }) });
}

export function emptySlot(slot: string): void {
  commitLive();
  useWork.getState().dispatch({ type: 'empty-slot', slot });
  setEditorView({ menuSlot: null, said: textNow()('saidEmptied', { number: numberOf(slot) }) });
}

export function undoStep(): void {
  commitLive();
  useWork.getState().undo();
  setEditorView({ notice: null, said: textNow()('saidUndone') });
}

export function redoStep(): void {
  commitLive();
  useWork.getState().redo();
  setEditorView({ said: textNow()('saidRedone') });
}

/** Opens the chooser, for one slot or for none. [EDST-05] */
export function choosePhoto(slot: string | null): void {
  setEditorView({ targetSlot: slot, menuSlot: null, armed: null });
  useNavigation.getState().send({ type: 'open-photos' });
}

/** Opens the photo dialog; it stays closed until the photo is fully loaded. [EDST-07] */
export function editPhoto(slot: string): void {
  const photoId = openCollage()?.fills[slot]?.photoId;
  setEditorView({ editSlot: slot, editPart: 'tools', menuSlot: null });
  useNavigation.getState().send({ type: 'edit-photo', isLoaded: photoId !== undefined && canEdit(entryOf(photoId)) });
}

/** Every dialog closes to the collage. [EDST-03] */
export function closeDialog(): void {
  commitLive();
  setEditorView({ targetSlot: null });
  useNavigation.getState().send({ type: 'close-dialog' });
}
