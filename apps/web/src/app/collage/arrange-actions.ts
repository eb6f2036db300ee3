import { type Collage, matchShapes, type Photo, placeFrom, seededRandom, shuffleMoves, usedCounts } from '@muro/domain';
import { presentPhotos } from '../../flow/photos/missing-photos.ts';
import { isAccepted, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { sortedPhotos } from '../../flow/photos/tray-order.ts';
import { textNow, useTextStore } from '../locale/text-store.ts';
import { entryOf, tellEntry, usePhotoLibrary } from '../photos/photo-library.ts';
import { setEditorView, useEditorView } from './editor-view.ts';
import { commitLive } from './live-view.ts';
import { nameOf, numberOf, openCollage, openSlots } from './open-collage.ts';
import { pageOf } from './open-page.ts';
import { useWork } from './work-store.ts';

/** Bringing photos into slots, each as one step. */

/** Puts a photo into a slot; a photo in ERROR stays out, one whose size is not known yet goes in as soon as it is. [CHOOSE-22] [CHOOSE-24] [PSTATE-05] */
export function placePhoto(slot: string, photoId: string): void {
  if (!openCollage() || !isPlaceable(photoId)) return;
  putPhotos({ [slot]: photoId });
  const said = textNow()('saidPlaced', { name: nameOf(photoId), number: numberOf(slot) });
  setEditorView({ armed: null, isPickingSeveral: false, said });
}

/**
 * Puts several photos into the collage: the first into `start`, the others into the free slots after it, then into those before;
 * what finds no free slot stays in the tray, and a notice says so.
 *
 * @param photoIds  in the order in which they go in
 * @param start     null: free slots only
 */
export function placePhotos(start: string | null, photoIds: readonly string[]): void {
  const collage = openCollage();
  const wanted = photoIds.filter(isPlaceable);
  if (!collage || wanted.length === 0) return;
  if (wanted.length === 1 && start !== null) {
    placePhoto(start, wanted[0] as string);
    return;
  }
  const placements = placeFrom(openSlots(), collage.fills, wanted, start);
  putPhotos(placements);
  const placed = Object.keys(placements).length;
  setEditorView({
    armed: null,
    isPickingSeveral: false,
    said: textNow()('saidPlacedSeveral', { count: placed }),
    ...(placed < wanted.length && { notice: { key: 'photosPlaced', placed, count: wanted.length } }),
  });
}

/** A photo of the tray was dropped on a slot; when it is one of several that are chosen, they all come along. */
export function dropPhotos(slot: string, photoId: string): void {
  placePhotos(slot, carriedPhotos(photoId));
}

/** The photos that go with this one when it is dragged out of the tray, in the order in which they are placed. */
export function carriedPhotos(photoId: string): readonly string[] {
  const { armed } = useEditorView.getState();
  return armed?.kind === 'place' && armed.photoIds.includes(photoId) ? inPlacingOrder(armed.photoIds) : [photoId];
}

/** As the tray is sorted, from first to last. */
export function inPlacingOrder(photoIds: readonly string[]): readonly string[] {
  const { entries, order } = usePhotoLibrary.getState();
  const wanted = new Set(photoIds);
  const photos = order.flatMap((id): readonly PhotoEntry[] => (wanted.has(id) && entries[id] ? [entries[id]] : []));
  return sortedPhotos(photos, useEditorView.getState().traySort, useTextStore.getState().locale).map(({ id }) => id);
}

/** Fills the empty slots with unused photos, each where its shape fits best; placed photos stay. [CHOOSE-13] [CHOOSE-25] [CHOOSE-26] */
export function autoFill(): void {
  const collage = openCollage();
  if (!collage) return;
  commitLive();
  useWork
    .getState()
    .dispatch({ type: 'fill-empty-slots', placements: matchShapes(pageOf(collage), { ...collage, photos: present(collage) }) });
  sayLeftOver();
}

/** The same one after the other, in the order of the tray's sorting, slots as they are read. */
export function fillInTrayOrder(): void {
  const collage = openCollage();
  if (!collage) return;
  commitLive();
  const placements = placeFrom(openSlots(), collage.fills, inPlacingOrder(unusedPhotoIds()));
  useWork.getState().dispatch({ type: 'fill-empty-slots', placements });
  sayLeftOver();
}

/** Deals the placed photos out anew, wide ones to wide slots; each press another way. */
export function shufflePhotos(): void {
  const collage = openCollage();
  if (!collage) return;
  commitLive();
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const moves = shuffleMoves(pageOf(collage), collage, seededRandom(seed));
  if (moves) useWork.getState().dispatch({ type: 'move-fills', moves });
  setEditorView({ armed: null, menuSlot: null, said: textNow()(moves ? 'saidShuffled' : 'saidNotShuffled') });
}

function unusedPhotoIds(): readonly string[] {
  const collage = openCollage();
  if (!collage) return [];
  const used = usedCounts(collage);
  return present(collage)
    .filter(({ id }) => !used[id])
    .map(({ id }) => id);
}

function present({ photos }: Collage): readonly Photo[] {
  return presentPhotos(photos, usePhotoLibrary.getState());
}

function sayLeftOver(): void {
  setEditorView({ said: textNow()('saidFilled') });
  if (unusedPhotoIds().length > 0) setEditorView({ notice: { key: 'NOT_ALL_PHOTOS_PLACED' } });
}

function isPlaceable(photoId: string): boolean {
  const entry = entryOf(photoId);
  return !entry || isAccepted(entry);
}

/** One step of undo; a photo whose size is not known yet remembers its slot. */
function putPhotos(placements: Readonly<Record<string, string>>): void {
  const known = new Set(openCollage()?.photos.map(({ id }) => id));
  commitLive();
  const ready = Object.entries(placements).filter(([, photoId]) => known.has(photoId));
  if (ready.length > 0) useWork.getState().dispatch({ type: 'place-photos', placements: Object.fromEntries(ready) });
  for (const [slot, photoId] of Object.entries(placements)) if (!known.has(photoId)) tellEntry(photoId, { type: 'wanted', slot });
}
