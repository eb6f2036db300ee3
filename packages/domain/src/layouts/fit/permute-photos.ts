import { itemAt } from '../../units/item-at.ts';
import { exchange, type Trees } from './trees.ts';

/** Permutes photos of equal shape and size: each photo takes the place of the photo that `placeOf` names; nothing else changes. */
export function permutePhotos(trees: Trees, photos: readonly number[], placeOf: readonly number[]): void {
  // `at[i]` is the photo that is now where `placeOf[i]` was.
  const at = [...placeOf];
  photos.forEach((photo, index) => {
    const other = itemAt(at, index);
    if (other === photo) return;
    exchange(trees, photo, other);
    at[at.indexOf(photo)] = other;
    at[index] = photo;
  });
}
