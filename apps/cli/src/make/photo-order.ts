import { sortByCaptureTime } from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';
import type { PhotoFile } from './read-photos.ts';

export const PHOTO_ORDERS = ['given', 'name', 'time'] as const;
export type PhotoOrder = (typeof PHOTO_ORDERS)[number];

export function readOrder(text: string): PhotoOrder {
  const order = PHOTO_ORDERS.find((photoOrder) => photoOrder === text);
  if (order) return order;
  throw wrongUsage(`--order: expected one of ${PHOTO_ORDERS.join(', ')} but received '${text}'`);
}

/** Sorts the photos; those without a capture time come last, in the given order. */
export function sortPhotos(photos: readonly PhotoFile[], order: PhotoOrder): readonly PhotoFile[] {
  if (order === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return photos.toSorted((a, b) => compare(a.photo.name, b.photo.name));
  }
  return order === 'time' ? sortByCaptureTime(photos) : photos;
}
