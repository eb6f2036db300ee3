import { type Collage, canArrangeToFit, followsPhotos, MAX_SLOTS, photoLayers } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { arrangePhotos, computeNewLayout } from './follow-photos.ts';
import { unusedPhotoIds } from './unused-photos.ts';

/**
 * The layout command to offer: fit the layout to the photos, close its gaps, or, if it fits already, compute a new layout. Null if there
 * are no photos to lay out.
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
 * Runs the offered layout command on the placed photos, each in a slot of its own shape; if none is placed, on all photos. One undo step.
 *
 * @param offer  the offer of `fitOffer` for the open collage
 */
export function arrangeToFit(workspace: Workspace, offer: FitOffer): void {
  const isEmpty = Object.keys(openCollage(workspace)?.fills ?? {}).length === 0;
  workspace.view.set({ notice: null });
  if (offer === 'anew') {
    void computeNewLayout(workspace);
    return;
  }
  void arrangePhotos(workspace, isEmpty ? unusedPhotoIds(workspace) : []);
}

/** Lays out the placed and the waiting photos together, as one undo step. */
export function placeAllPhotos(workspace: Workspace): void {
  workspace.view.set({ notice: null });
  void arrangePhotos(workspace, unusedPhotoIds(workspace));
}

/** Returns the number of photos that `placeAllPhotos` can place; null if the design has fixed slots. */
export function placeableCount(workspace: Workspace): number | null {
  const collage = openCollage(workspace);
  if (!collage || !canArrangeToFit(collage)) return null;
  return Math.min(MAX_SLOTS, Object.keys(collage.fills).length + unusedPhotoIds(workspace).length);
}

/** Returns the number of photos that `placeAllPhotos` can place while some have no place; null otherwise. */
export function placeableWhileWaiting(workspace: Workspace): number | null {
  return unusedPhotoIds(workspace).length > 0 ? placeableCount(workspace) : null;
}

/** Shows how many photos wait beside a full collage, if room can be made for them. */
export function notifyUnplacedPhotos(workspace: Workspace): void {
  const collage = openCollage(workspace);
  const count = unusedPhotoIds(workspace).length;
  const isFull = collage !== null && Object.keys(collage.fills).length === photoLayers(pageOf(collage)).length;
  if (isFull && count > 0 && canArrangeToFit(collage)) workspace.view.set({ notice: { key: 'photosWaiting', count } });
}
