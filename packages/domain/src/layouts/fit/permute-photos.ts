import { itemAt } from '../../units/item-at.ts';
import { exchange, type Trees } from './trees.ts';

/** Permutes photos of equal shape and size: each photo takes the place of the photo that `placeOf` names; nothing else changes. */
export function permutePhotos(trees: Trees, photos: readonly number[], placeOf: readonly number[]): void {
  // `photoAt[i]` is the photo that is now where `placeOf[i]` was.
  const photoAt = [...placeOf];
  photos.forEach((photo, index) => {
    const other = itemAt(photoAt, index);
    if (other === photo) return;
    exchange(trees, photo, other);
    photoAt[photoAt.indexOf(photo)] = other;
    photoAt[index] = photo;
  });
}
