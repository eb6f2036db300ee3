import { isAccepted } from '../../flow/photos/photo-entry.ts';
import { type PickHow, pickedPhotos } from '../../flow/photos/tray-selection.ts';
import { inPlacingOrder, placePhoto, placePhotos } from '../collage/arrange-actions.ts';
import { setEditorView, useEditorView } from '../collage/editor-view.ts';
import { nameOf, openCollage, openSlots } from '../collage/open-collage.ts';
import { useWork } from '../collage/work-store.ts';
import { textNow } from '../locale/text-store.ts';
import { dropEntries, entryOf } from './photo-library.ts';

/** Choosing, placing and deleting photos of the tray. */

/** A photo was clicked or tapped: it waits for a slot, alone or with others. While several are being chosen each click adds one. */
export function pickPhoto(shown: readonly string[], photoId: string, how: PickHow): void {
  const entry = entryOf(photoId);
  if (entry && !isAccepted(entry)) return;
  const { armed, isPickingSeveral } = useEditorView.getState();
  const before = armed?.kind === 'place' ? armed : null;
  const picked = pickedPhotos(before, shown.filter(canWait), photoId, how === 'only' && isPickingSeveral ? 'toggle' : how);
  setEditorView({ armed: picked && { kind: 'place', ...picked } });
}

/** A photo is the first of several that are being chosen; each click or tap adds one. */
export function beginSeveral(shown: readonly string[], photoId: string): void {
  const { armed } = useEditorView.getState();
  setEditorView({ isPickingSeveral: true });
  if (armed?.kind !== 'place' || !armed.photoIds.includes(photoId)) pickPhoto(shown, photoId, 'toggle');
}

export function pickAll(shown: readonly string[]): void {
  const photoIds = shown.filter(canWait);
  const [anchor] = photoIds;
  if (anchor !== undefined) setEditorView({ armed: { kind: 'place', photoIds, anchor } });
}

/**
 * Takes a photo that was chosen: into the slot that asked for it, else into the first empty one;
 * in a full collage it waits for the next slot that is clicked.
 */
export function selectPhoto(photoId: string): void {
  const slot = useEditorView.getState().targetSlot ?? firstEmptySlot();
  if (slot !== undefined) placePhoto(slot, photoId);
  else pickPhoto([photoId], photoId, 'only');
  setEditorView({ targetSlot: null });
}

/** A chosen photo had its place already; the slot that asked for it gets it, too. */
export function placeReturned(photoId: string, slot: string | null): void {
  const wanted = slot ?? useEditorView.getState().targetSlot;
  if (wanted !== null && openCollage()?.fills[wanted]?.photoId !== photoId) placePhoto(wanted, photoId);
  setEditorView({ targetSlot: null });
}

/** What waits goes into the free slots, without asking which. */
export function placeWaiting(): void {
  const { armed } = useEditorView.getState();
  const free = firstEmptySlot();
  if (armed?.kind === 'place' && free !== undefined) placePhotos(free, inPlacingOrder(armed.photoIds));
}

/** Nothing waits for a slot any more. */
export function stopPicking(): void {
  setEditorView({ armed: null, isPickingSeveral: false });
}

/** Deletes photos from the collage as one step, and says so when they were placed; tiles that only say what was wrong with a file just go. */
export function removePhotos(photoIds: readonly string[]): void {
  const collage = openCollage();
  const ids = new Set(photoIds);
  const known = collage?.photos.filter(({ id }) => ids.has(id)).map(({ id }) => id) ?? [];
  const placed = new Set(Object.values(collage?.fills ?? {}).map(({ photoId }) => photoId));
  const count = known.filter((id) => placed.has(id)).length;
  const [only = ''] = photoIds;
  const said =
    photoIds.length === 1 ? textNow()('saidRemoved', { name: nameOf(only) }) : textNow()('saidRemovedSeveral', { count: ids.size });
  if (known.length > 0) useWork.getState().dispatch({ type: 'remove-photos', photoIds: known });
  dropEntries(photoIds.filter((id) => !known.includes(id)));
  const { armed, notice } = useEditorView.getState();
  const kept = armed?.kind === 'place' ? armed.photoIds.filter((id) => !ids.has(id)) : [];
  setEditorView({
    armed: armed?.kind !== 'place' ? armed : kept.length > 0 ? { ...armed, photoIds: kept } : null,
    notice: count > 0 ? { key: 'photosRemoved', count } : notice,
    said,
  });
}

function firstEmptySlot(): string | undefined {
  const fills = openCollage()?.fills ?? {};
  return openSlots().find((slot) => !fills[slot]);
}

function canWait(photoId: string): boolean {
  const entry = entryOf(photoId);
  return entry !== undefined && isAccepted(entry);
}
