import { PATHS, pathOf } from '@muro/api';
import { PHOTO_TYPES, type PhotoType, type QuarterTurn, type SavedCollage, type SavedPhoto } from '@muro/domain';
import type { Photos, StoredPhoto } from '../ports/photos.ts';
import { photoIdsOf } from './photo-ids-of.ts';

/**
 * The collage with everything the store knows about its photos: whatever a client wrote about their sizes, the stored ones count.
 *
 * @returns null when it names a photo that is not there, or not this person's to use
 * @see [LOAD-01]
 */
export async function enrichPhotos(photos: Photos, ownerId: number, saved: SavedCollage): Promise<SavedCollage | null> {
  const ids = photoIdsOf(saved).map(Number);
  if (!ids.every(Number.isSafeInteger)) return null;
  const usable = await photos.findUsable(ownerId, ids);
  const byId = new Map(usable.map((photo) => [String(photo.id), savedPhotoOf(photo)]));
  if (byId.size < ids.length) return null;
  return { ...saved, photos: saved.photos.map((photo) => withSubject(byId.get(photo.id) ?? photo, photo)) };
}

/** Where its subject is, the collage says: the store looks at no picture. */
function withSubject(photo: SavedPhoto, { subject }: SavedPhoto): SavedPhoto {
  return subject ? { ...photo, subject } : photo;
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
