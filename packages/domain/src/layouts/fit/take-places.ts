import { itemAt } from '../../units/item-at.ts';
import { exchange, type Trees } from './trees.ts';

/** Photos of one shape and size change places until each is where the one was that is named for it: nothing else changes. */
export function takePlaces(trees: Trees, photos: readonly number[], placeOf: readonly number[]): void {
  // `at[i]` is the photo that stands now where `placeOf[i]` stood.
  const at = [...placeOf];
  photos.forEach((photo, index) => {
    const other = itemAt(at, index);
    if (other === photo) return;
    exchange(trees, photo, other);
    at[at.indexOf(photo)] = other;
    at[index] = photo;
  });
}
