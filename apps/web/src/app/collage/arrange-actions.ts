import { matchShapes, placeFrom, seededRandom, shuffleMoves } from '@muro/domain';
import { isAccepted, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { sortedPhotos } from '../../flow/photos/tray-order.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { nameOf, numberOf, openCollage, openSlots } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow, useTextStore } from '../../state/language/text-store.ts';
import { movePhotos } from './move-photos.ts';
import { photosToPlace, unusedPhotoIds } from './unused-photos.ts';

/** Commands that put photos into slots; each is one undo step. */

/**
 * Puts a photo into a slot. A photo in state ERROR is refused; a photo of unknown size is placed as soon as its size is known. [CHOOSE-22]
 * [CHOOSE-24] [PSTATE-05]
 */
export function placePhoto(workspace: Workspace, slot: string, photoId: string): void {
  if (!openCollage(workspace) || !isPlaceable(workspace, photoId)) return;
  putPhotos(workspace, { [slot]: photoId });
  const announcement = textNow()('saidPlaced', { name: nameOf(workspace, photoId), number: numberOf(workspace, slot) });
  workspace.view.set({ armed: null, isPickingSeveral: false, announcement });
}

/**
 * Places several photos: the first into `start`, the others into the free slots after it, then into those before it. The rest stay in the
 * tray, and a notice tells so.
 *
 * @param photoIds  in placing order
 * @param start     null: free slots only
 */
export function placePhotos(workspace: Workspace, start: string | null, photoIds: readonly string[]): void {
  const collage = openCollage(workspace);
  const placeable = photoIds.filter((id) => isPlaceable(workspace, id));
  const [first] = placeable;
  if (!collage || first === undefined) return;
  if (placeable.length === 1 && start !== null) {
    placePhoto(workspace, start, first);
    return;
  }
  const placements = placeFrom(openSlots(workspace), collage.fills, placeable, start);
  putPhotos(workspace, placements);
  const placed = Object.keys(placements).length;
  workspace.view.set({
    armed: null,
    isPickingSeveral: false,
    announcement: textNow()('saidPlacedSeveral', { count: placed }),
    ...(placed < placeable.length && { notice: { key: 'photosPlaced', placed, count: placeable.length } }),
  });
}

/** Places a photo of the tray that was dropped on a slot; if it is part of the selection, places the whole selection. */
export function dropPhotos(workspace: Workspace, slot: string, photoId: string): void {
  placePhotos(workspace, slot, carriedPhotos(workspace, photoId));
}

/** Returns the photos that are dragged together with this one, in placing order. */
export function carriedPhotos(workspace: Workspace, photoId: string): readonly string[] {
  const { armed } = workspace.view.store.getState();
  return armed?.kind === 'place' && armed.photoIds.includes(photoId) ? inPlacingOrder(workspace, armed.photoIds) : [photoId];
}

/** Returns the photos in the tray's sort order, from first to last. */
export function inPlacingOrder(workspace: Workspace, photoIds: readonly string[]): readonly string[] {
  const { entries, order } = workspace.photos.store.getState();
  const wanted = new Set(photoIds);
  const photos = order.flatMap((id): readonly PhotoEntry[] => (wanted.has(id) && entries[id] ? [entries[id]] : []));
  return sortedPhotos(photos, workspace.view.store.getState().traySort, useTextStore.getState().locale).map(({ id }) => id);
}

/** Fills the empty slots with unused photos, each where its shape fits best; placed photos stay. [CHOOSE-13] [CHOOSE-25] [CHOOSE-26] */
export function autoFill(workspace: Workspace): void {
  const collage = openCollage(workspace);
  if (!collage) return;
  movePhotos(workspace, {
    type: 'fill-empty-slots',
    placements: matchShapes(pageOf(collage), { ...collage, photos: photosToPlace(workspace, collage) }),
  });
  announceLeftOver(workspace);
}

/** Fills the empty slots in reading order with unused photos in the tray's sort order. */
export function fillInTrayOrder(workspace: Workspace): void {
  const collage = openCollage(workspace);
  if (!collage) return;
  const placements = placeFrom(openSlots(workspace), collage.fills, inPlacingOrder(workspace, unusedPhotoIds(workspace)));
  movePhotos(workspace, { type: 'fill-empty-slots', placements });
  announceLeftOver(workspace);
}

/** Shuffles the placed photos, wide ones into wide slots; each call gives another result. */
export function shufflePhotos(workspace: Workspace): void {
  const collage = openCollage(workspace);
  if (!collage) return;
  workspace.live.commit();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const moves = shuffleMoves(pageOf(collage), collage, seededRandom(seed));
  if (moves) movePhotos(workspace, { type: 'move-fills', moves });
  workspace.view.set({ armed: null, menuSlot: null, announcement: textNow()(moves ? 'saidShuffled' : 'saidNotShuffled') });
}

function announceLeftOver(workspace: Workspace): void {
  workspace.view.set({ announcement: textNow()('saidFilled') });
  if (unusedPhotoIds(workspace).length > 0) workspace.view.set({ notice: { key: 'NOT_ALL_PHOTOS_PLACED' } });
}

function isPlaceable(workspace: Workspace, photoId: string): boolean {
  const entry = workspace.photos.entryOf(photoId);
  return !entry || isAccepted(entry);
}

/** Places photos as one undo step; a photo of unknown size remembers its slot. */
function putPhotos(workspace: Workspace, placements: Readonly<Record<string, string>>): void {
  const photoIds = new Set(openCollage(workspace)?.photos.map(({ id }) => id));
  workspace.live.commit();
  const ready = Object.entries(placements).filter(([, photoId]) => photoIds.has(photoId));
  if (ready.length > 0) movePhotos(workspace, { type: 'place-photos', placements: Object.fromEntries(ready) });
  for (const [slot, photoId] of Object.entries(placements))
    if (!photoIds.has(photoId)) workspace.photos.applyEvent(photoId, { type: 'wanted', slot });
}
