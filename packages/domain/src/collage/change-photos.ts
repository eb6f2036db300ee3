import type { Photo } from '../photo/photo.ts';
import { keptFills } from './change-fills.ts';
import type { Collage, Fill } from './collage.ts';

/** No collage holds more. */
export const MOST_PHOTOS = 150;

/** New photos go to the end of the tray; one that is there already, or beyond the limit, is left out. */
export function addPhotos(collage: Collage, added: readonly Photo[]): Collage {
  const photos = [...collage.photos];
  const ids = new Set(photos.map(({ id }) => id));
  for (const photo of added) {
    if (ids.has(photo.id) || photos.length >= MOST_PHOTOS) continue;
    ids.add(photo.id);
    photos.push(photo);
  }
  return { ...collage, photos };
}

/** The photos go from the tray, from their slots and from what is parked. */
export function removePhotos(collage: Collage, photoIds: readonly string[]): Collage {
  const gone = new Set(photoIds);
  const isKept = (_slot: string, { photoId }: Fill) => !gone.has(photoId);
  return {
    ...collage,
    photos: collage.photos.filter(({ id }) => !gone.has(id)),
    fills: keptFills(collage.fills, isKept),
    parked: { ...collage.parked, fills: keptFills(collage.parked.fills, isKept) },
  };
}

/** The photo under its new id, everywhere it is used. Nothing happens when the id belongs to another photo already. */
export function renamePhoto(collage: Collage, from: string, photo: Photo): Collage {
  const isTaken = photo.id !== from && collage.photos.some(({ id }) => id === photo.id);
  if (isTaken || !collage.photos.some(({ id }) => id === from)) return collage;
  return {
    ...collage,
    photos: collage.photos.map((each) => (each.id === from ? photo : each)),
    fills: renamedFills(collage.fills, from, photo.id),
    parked: { ...collage.parked, fills: renamedFills(collage.parked.fills, from, photo.id) },
  };
}

function renamedFills(fills: Readonly<Record<string, Fill>>, from: string, to: string): Readonly<Record<string, Fill>> {
  return Object.fromEntries(Object.entries(fills).map(([slot, fill]) => [slot, fill.photoId === from ? { ...fill, photoId: to } : fill]));
}
