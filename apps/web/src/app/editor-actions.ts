import { type Collage, matchShapes, type PhotoView, type QuarterTurn, turnView, usedCounts } from '@muro/domain';
import { canEdit, isAccepted } from '../flow/photo-entry.ts';
import { type Armed, setEditorView, useEditorView } from './editor-view.ts';
import { commitLive } from './live-view.ts';
import { useNavigation } from './navigation-store.ts';
import { pageOf, slotOrder } from './open-page.ts';
import { dropEntries, entryOf, tellEntry } from './photo-library.ts';
import { textNow } from './text-store.ts';
import { collageOf, useWork } from './work-store.ts';

/** What a person can do in the editor, each as one step. */

/** Puts a photo into a slot; a photo in ERROR stays out, one whose size is not known yet goes in as soon as it is. [CHOOSE-22] [CHOOSE-24] [PSTATE-05] */
export function placePhoto(slot: string, photoId: string): void {
  const entry = entryOf(photoId);
  const collage = openCollage();
  if (!collage || (entry && !isAccepted(entry))) return;
  commitLive();
  if (collage.photos.some(({ id }) => id === photoId)) useWork.getState().dispatch({ type: 'place-photo', slot, photoId });
  else tellEntry(photoId, { type: 'wanted', slot });
  setEditorView({ armed: null, said: textNow()('saidPlaced', { name: nameOf(photoId), number: numberOf(slot) }) });
}

/**
 * Takes a photo that was chosen: into the slot that asked for it, else into the first empty one;
 * in a full collage it waits for the next slot that is clicked.
 */
export function selectPhoto(photoId: string): void {
  const collage = openCollage();
  const slot = useEditorView.getState().targetSlot ?? (collage && firstEmptySlot(collage));
  if (slot) placePhoto(slot, photoId);
  else armPhoto(photoId);
  setEditorView({ targetSlot: null });
}

export function armPhoto(photoId: string): void {
  const entry = entryOf(photoId);
  if (entry && !isAccepted(entry)) return;
  const { armed } = useEditorView.getState();
  const isArmed = armed?.kind === 'place' && armed.photoId === photoId;
  setEditorView({ armed: isArmed ? null : { kind: 'place', photoId } });
}

export function armSwap(slot: string): void {
  setEditorView({ armed: { kind: 'swap', slot }, menuSlot: null });
}

/** A slot was chosen while something waits for it. */
export function applyArmed(armed: Armed, slot: string): void {
  if (armed.kind === 'place') placePhoto(slot, armed.photoId);
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

/** Turns the photo in its slot by 90° clockwise; only a loaded photo turns. [CROP-02] [PSTATE-10] */
export function turnPhoto(slot: string): void {
  commitLive();
  const fill = openCollage()?.fills[slot];
  if (!fill || !canEdit(entryOf(fill.photoId))) return;
  const { quarterTurn }: { quarterTurn: QuarterTurn } = turnView(fill.view satisfies PhotoView);
  useWork.getState().dispatch({ type: 'turn-photo', slot, quarterTurn });
}

/** Deletes a photo from the collage; a tile that only says what was wrong with a file just goes. */
export function removePhoto(photoId: string): void {
  const isInCollage = openCollage()?.photos.some(({ id }) => id === photoId);
  if (isInCollage) useWork.getState().dispatch({ type: 'remove-photos', photoIds: [photoId] });
  else dropEntries([photoId]);
  const { armed } = useEditorView.getState();
  if (armed?.kind === 'place' && armed.photoId === photoId) setEditorView({ armed: null });
}

/** Fills the empty slots with unused photos, each where its shape fits best; placed photos stay. [CHOOSE-13] [CHOOSE-25] [CHOOSE-26] */
export function autoFill(): void {
  const collage = openCollage();
  if (!collage) return;
  commitLive();
  useWork.getState().dispatch({ type: 'fill-empty-slots', placements: matchShapes(pageOf(collage), collage) });
  const after = openCollage();
  if (after && unusedPhotoIds(after).length) setEditorView({ notice: { key: 'NOT_ALL_PHOTOS_PLACED' } });
}

export function unusedPhotoIds({ photos, ...collage }: Collage): readonly string[] {
  const used = usedCounts({ photos, ...collage });
  return photos.filter(({ id }) => !used[id]).map(({ id }) => id);
}

export function undoStep(): void {
  commitLive();
  useWork.getState().undo();
  setEditorView({ said: textNow()('saidUndone') });
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

function firstEmptySlot(collage: Collage): string | undefined {
  return slotOrder(pageOf(collage)).find((slot) => !collage.fills[slot]);
}

function openCollage(): Collage | null {
  return collageOf(useWork.getState());
}

function numberOf(slot: string): number {
  const collage = openCollage();
  return collage ? slotOrder(pageOf(collage)).indexOf(slot) + 1 : 0;
}

function nameOf(photoId: string): string {
  return entryOf(photoId)?.name ?? openCollage()?.photos.find(({ id }) => id === photoId)?.name ?? '';
}
