import type { LoadAnswer } from '@muro/api';
import type { SavedCollage } from '@muro/domain';
import type { Photos, StoredPhoto } from '../../photos/types/photos.ts';
import { photoIdsOf } from './photo-ids-of.ts';

/** Returns the capture times of a collage's photos by id; photos without one are omitted. */
export async function captureTimes(
  photos: Photos,
  ownerId: number,
  saved: SavedCollage,
): Promise<Pick<LoadAnswer, 'taken' | 'zones' | 'fileTimes'>> {
  const ids = photoIdsOf(saved).map(Number).filter(Number.isSafeInteger);
  const dated = (await photos.listUsable(ownerId, ids)).filter(({ takenMs }) => takenMs !== null);
  return {
    taken: numbersById(dated, 'takenMs'),
    zones: numbersById(dated, 'zoneMin'),
    fileTimes: dated.filter(({ isFileTime }) => isFileTime).map(({ id }) => String(id)),
  };
}

function numbersById(photos: readonly StoredPhoto[], field: 'takenMs' | 'zoneMin'): Record<string, number> {
  return Object.fromEntries(photos.flatMap(({ id, [field]: value }) => (value === null ? [] : [[String(id), value]])));
}
