import { type Collage, followsPhotos, heroPhoto, photoLayers, pickPreference } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { computeNewLayout } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';
import { factsIn } from './new-layout-plan.ts';
import { setFavourite, setPhotoPreference } from './preference-actions.ts';

/** Range of photo counts for which one large photo is offered. */
const MIN_PHOTOS = 3;
const MAX_PHOTOS = 12;
/** Area of a large photo, relative to an ordinary one. */
const LARGE_FACTOR = 4;

/** Offer to enlarge one photo ('large'), or to make all photos equal again ('equal'); null for no offer. */
export type EnlargeOffer = 'large' | 'equal' | null;

/** Returns the offer for the open collage: a large photo, if its layout follows a few photos without a favourite. */
export function enlargeOffer(workspace: Workspace, collage: Collage): EnlargeOffer {
  const fills = Object.values(collage.fills);
  if (fills.length < MIN_PHOTOS || fills.length > MAX_PHOTOS || !followsPhotos(collage)) return null;
  if (fills.length !== photoLayers(pageOf(collage)).length) return null;
  if (fills.some(({ favour: times = 1 }) => times > 1)) return 'equal';
  return heroSlot(workspace, collage) === null ? null : 'large';
}

/** Runs the offered command as one undo step. */
export function applyEnlargeOffer(workspace: Workspace): void {
  const collage = openCollage(workspace);
  if (!collage) return;
  const offer = enlargeOffer(workspace, collage);
  const slot = heroSlot(workspace, collage);
  if (offer === 'large' && slot) setFavourite(workspace, slot, LARGE_FACTOR);
  if (offer === 'equal') makeEqual(workspace, collage);
}

function makeEqual(workspace: Workspace, { fills }: Collage): void {
  const joinKey = newJoinKey('favour');
  for (const [slot, { favour: times = 1, isLocked }] of Object.entries(fills)) {
    if (times > 1) setPhotoPreference(workspace, slot, pickPreference({ ...(isLocked && { isLocked }) }), joinKey);
  }
  void computeNewLayout(workspace, joinKey);
}

/** Returns the slot of the best photo to enlarge; ignores locked photos, which keep their size. */
function heroSlot(workspace: Workspace, { photos, fills }: Collage): string | null {
  const factsOf = factsIn(workspace);
  const placed = photos.flatMap((photo) => {
    const slot = Object.keys(fills).find((name) => fills[name]?.photoId === photo.id && !fills[name]?.isLocked);
    return slot ? [{ ...photo, ...factsOf(photo.id), slot }] : [];
  });
  return heroPhoto(placed)?.slot ?? null;
}
