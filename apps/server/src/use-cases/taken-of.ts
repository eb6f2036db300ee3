import type { SavedCollage } from '@muro/domain';
import type { Photos } from '../ports/photos.ts';
import { photoIdsOf } from './photo-ids-of.ts';

/** When the photos of a collage were taken, by id, ms on the camera's own clock; those that do not say are left out. */
export async function takenOf(photos: Photos, ownerId: number, saved: SavedCollage): Promise<Record<string, number>> {
  const ids = photoIdsOf(saved).map(Number).filter(Number.isSafeInteger);
  const usable = await photos.findUsable(ownerId, ids);
  return Object.fromEntries(usable.flatMap(({ id, takenMs }) => (takenMs === null ? [] : [[String(id), takenMs]])));
}
