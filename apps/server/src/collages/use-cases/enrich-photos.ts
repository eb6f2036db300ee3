import { PATHS, pathOf } from '@muro/api';
import { PHOTO_TYPES, type PhotoType, type QuarterTurn, type SavedCollage, type SavedPhoto } from '@muro/domain';
import type { Photos, StoredPhoto } from '../../photos/types/photos.ts';
import { photoIdsOf } from './photo-ids-of.ts';

/**
 * Returns the collage with the stored data of its photos, which replace the sizes that the client wrote.
 *
 * @returns null if it references a photo that is missing, or that the user may not use
 * @see [LOAD-01]
 */
export async function enrichPhotos(photos: Photos, ownerId: number, saved: SavedCollage): Promise<SavedCollage | null> {
  return withStoredPhotos(saved, await findNamed(photos, ownerId, photoIdsOf(saved).map(Number)));
}

/** Returns the referenced photos that the owner may use; an id beyond the safe integers refers to none. */
export function findNamed(photos: Photos, ownerId: number, ids: readonly number[]): Promise<readonly StoredPhoto[]> {
  return photos.listUsable(ownerId, ids.filter(Number.isSafeInteger));
}

/** Returns the collage with the given stored photos; null if one is missing. */
export function withStoredPhotos(saved: SavedCollage, usable: readonly StoredPhoto[]): SavedCollage | null {
  const ids = photoIdsOf(saved);
  const byId = new Map(usable.map((photo) => [String(photo.id), savedPhotoOf(photo)]));
  if (byId.size < ids.length) return null;
  return { ...saved, photos: saved.photos.map((photo) => withSaved(byId.get(photo.id) ?? photo, photo)) };
}

/** Keeps the photo's subject and its rotation since the upload, which are part of the collage. [CROP-03] */
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
