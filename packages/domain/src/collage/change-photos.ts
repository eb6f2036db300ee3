import { MAX_COLLAGE_PHOTOS } from '../photo/check-photo-file.ts';
import type { Photo } from '../photo/photo.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import { filterFills } from './change-fills.ts';
import type { Collage, Fill } from './collage.ts';

/** Appends photos to the tray, except known ones and those beyond the limit. */
export function addPhotos(collage: Collage, added: readonly Photo[]): Collage {
  const photos = [...collage.photos];
  const ids = new Set(photos.map(({ id }) => id));
  for (const photo of added) {
    if (ids.has(photo.id) || photos.length >= MAX_COLLAGE_PHOTOS) continue;
    ids.add(photo.id);
    photos.push(photo);
  }
  return { ...collage, photos };
}

/** Sets the subjects of photos that have none. */
export function setSubjects(collage: Collage, subjects: Readonly<Record<string, PhotoSubject>>): Collage {
  const found = (photo: Photo): Photo => {
    const subject = Object.hasOwn(subjects, photo.id) ? subjects[photo.id] : undefined;
    return subject && !photo.subject ? { ...photo, subject } : photo;
  };
  return { ...collage, photos: collage.photos.map(found) };
}

/** Removes photos from the tray, from their slots and from parked fills. */
export function removePhotos(collage: Collage, photoIds: readonly string[]): Collage {
  const removedIds = new Set(photoIds);
  const hasRemainingPhoto = (_slot: string, { photoId }: Fill) => !removedIds.has(photoId);
  return {
    ...collage,
    photos: collage.photos.filter(({ id }) => !removedIds.has(id)),
    fills: filterFills(collage.fills, hasRemainingPhoto),
    parked: { ...collage.parked, fills: filterFills(collage.parked.fills, hasRemainingPhoto) },
  };
}

/**
 * Replaces photo ids everywhere. Photos that get the same id, also that of another photo, become one photo: the first in the tray stays.
 *
 * @param ids  new id by old id
 * @returns the same object if no id changed
 */
export function renamePhotos(collage: Collage, ids: Readonly<Record<string, string>>): Collage {
  const idOf = (id: string): string => (Object.hasOwn(ids, id) ? (ids[id] ?? id) : id);
  if (collage.photos.every(({ id }) => idOf(id) === id)) return collage;
  const photos = new Map<string, Photo>();
  for (const photo of collage.photos) {
    const id = idOf(photo.id);
    if (!photos.has(id)) photos.set(id, id === photo.id ? photo : { ...photo, id });
  }
  return {
    ...collage,
    photos: [...photos.values()],
    fills: renamedFills(collage.fills, idOf),
    parked: { ...collage.parked, fills: renamedFills(collage.parked.fills, idOf) },
  };
}

function renamedFills(fills: Readonly<Record<string, Fill>>, idOf: (id: string) => string): Readonly<Record<string, Fill>> {
  const renamed = (fill: Fill): Fill => (idOf(fill.photoId) === fill.photoId ? fill : { ...fill, photoId: idOf(fill.photoId) });
  return Object.fromEntries(Object.entries(fills).map(([slot, fill]) => [slot, renamed(fill)]));
}
