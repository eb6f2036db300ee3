import { type Collage, canArrangeToFit, followsPhotos, MAX_SLOTS, photoLayers } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { arrangePhotos, layOutAnew } from './follow-photos.ts';
import { unusedPhotoIds } from './unused-photos.ts';

/**
 * How a collage can be laid out for its photos: arranged to fit them, its gap closed, or, where it fits them already, laid out anew.
 * Null where there is nothing to lay out.
 */
export type FitOffer = 'arrange' | 'close-gap' | 'anew' | null;

export function fitOffer(collage: Collage): FitOffer {
  if (collage.photos.length === 0 || !canArrangeToFit(collage)) return null;
  const placed = Object.keys(collage.fills).length;
  if (placed === 0 || !followsPhotos(collage)) return 'arrange';
  if (placed < photoLayers(pageOf(collage)).length) return 'close-gap';
  return placed > 1 ? 'anew' : null;
}

/**
 * Lays the placed photos out as `fitOffer` says, each in a place of its own shape; where none is placed, all of them. One step.
 *
 * @param offer  what `fitOffer` offered for the open collage
 */
export function arrangeToFit(workspace: Workspace, offer: FitOffer): void {
  const isEmpty = Object.keys(openCollage(workspace)?.fills ?? {}).length === 0;
  workspace.view.set({ notice: null });
  if (offer === 'anew') {
    void layOutAnew(workspace);
    return;
  }
  void arrangePhotos(workspace, isEmpty ? unusedPhotoIds(workspace) : []);
}

/** Lays the placed photos and those that wait out together, as one step. */
export function makeRoomForAll(workspace: Workspace): void {
  workspace.view.set({ notice: null });
  void arrangePhotos(workspace, unusedPhotoIds(workspace));
}

/** As many photos as `makeRoomForAll` has places for; null where the design has just the places it has. */
export function roomForAll(workspace: Workspace): number | null {
  const collage = openCollage(workspace);
  if (!collage || !canArrangeToFit(collage)) return null;
  return Math.min(MAX_SLOTS, Object.keys(collage.fills).length + unusedPhotoIds(workspace).length);
}

/** Says of a full collage how many photos wait, where room can be made for them. */
export function tellWaiting(workspace: Workspace): void {
  const collage = openCollage(workspace);
  const count = unusedPhotoIds(workspace).length;
  const isFull = collage !== null && Object.keys(collage.fills).length === photoLayers(pageOf(collage)).length;
  if (isFull && count > 0 && canArrangeToFit(collage)) workspace.view.set({ notice: { key: 'photosWaiting', count } });
}
