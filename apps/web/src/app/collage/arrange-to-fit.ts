import { type Collage, canArrangeToFit, followsPhotos, MAX_SLOTS, photoLayers } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { arrangePhotos } from './follow-photos.ts';
import { unusedPhotoIds } from './unused-photos.ts';

/** What can be done so that the places fit the photos: nothing where they do. */
export type FitOffer = 'arrange' | 'close-gap' | null;

export function fitOffer(collage: Collage): FitOffer {
  if (collage.photos.length === 0 || !canArrangeToFit(collage)) return null;
  const placed = Object.keys(collage.fills).length;
  if (placed === 0 || !followsPhotos(collage)) return 'arrange';
  return placed < photoLayers(pageOf(collage)).length ? 'close-gap' : null;
}

/** Lays the placed photos out anew, each in a place of its own shape; where none is placed, all of them. One step. */
export function arrangeToFit(workspace: Workspace): void {
  const isEmpty = Object.keys(openCollage(workspace)?.fills ?? {}).length === 0;
  workspace.view.set({ notice: null });
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
