import { PATHS, pathOf } from '@muro/api';
import { PHOTO_TYPES, type PhotoType, type QuarterTurn, type SavedCollage, type SavedPhoto } from '@muro/domain';
import type { Photos, StoredPhoto } from '../../photos/types/photos.ts';
import { photoIdsOf } from './photo-ids-of.ts';

/**
 * The collage with everything the store knows about its photos: whatever a client wrote about their sizes, the stored ones count.
 *
 * @returns null when it names a photo that is not there, or not this person's to use
 * @see [LOAD-01]
 */
export async function enrichPhotos(photos: Photos, ownerId: number, saved: SavedCollage): Promise<SavedCollage | null> {
  return withStoredPhotos(saved, await findNamed(photos, ownerId, photoIdsOf(saved).map(Number)));
}

/** Those of the named photos that their owner may use; a number beyond whole numbers names none. */
export function findNamed(photos: Photos, ownerId: number, ids: readonly number[]): Promise<readonly StoredPhoto[]> {
  return photos.findUsable(ownerId, ids.filter(Number.isSafeInteger));
}

/** The same once the photos are found. */
export function withStoredPhotos(saved: SavedCollage, usable: readonly StoredPhoto[]): SavedCollage | null {
  const ids = photoIdsOf(saved);
  const byId = new Map(usable.map((photo) => [String(photo.id), savedPhotoOf(photo)]));
  if (byId.size < ids.length) return null;
  return { ...saved, photos: saved.photos.map((photo) => withSaved(byId.get(photo.id) ?? photo, photo)) };
}

/** The collage itself says where a photo's subject is and how its owner turned it since it was sent. [CROP-03] */
function withSaved(photo: SavedPhoto, { subject, suggestedRotation }: SavedPhoto): SavedPhoto {
  return { ...photo, ...(subject && { subject }), suggestedRotation: suggestedRotation || photo.suggestedRotation };
}

const TYPE_NAMES = Object.keys(PHOTO_TYPES) as readonly PhotoType[];

function savedPhotoOf(photo: StoredPhoto): SavedPhoto {
  return {
    id: String(photo.id),
    type: TYPE_NAMES.find((name) => PHOTO_TYPES[name] === photo.type) ?? 'COMPUTER',
    unique: photo.uniqueKey,
    suggestedRotation: photo.suggestedRotation as QuarterTurn,
    name: photo.name,
    web: { src: pathOf(PATHS.photoWeb, { id: photo.id }), widthPx: photo.webWidthPx, heightPx: photo.webHeightPx },
    full: { src: '', widthPx: photo.widthPx, heightPx: photo.heightPx },
  };
}
