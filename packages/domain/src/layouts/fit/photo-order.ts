import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore, LayoutPhoto } from '../generator.ts';
import type { FitPhoto } from './fit-task.ts';

export interface OrderedPhotos {
  readonly ordered: readonly FitPhoto[];
  /** Puts what is in the order of `ordered` back into the photos' own. */
  restore(rects: readonly Rect[]): readonly Rect[];
  /** What is there, with photos named by their places in `ordered`. */
  rename(before: LayoutBefore): LayoutBefore;
}

/** Photos as they are to be read: as they come, or by when they were taken; those of unknown date come last, as they come. */
export function photosInOrder(photos: readonly LayoutPhoto[], isByDate: boolean): OrderedPhotos {
  const order = photos.map((_, index) => index);
  const dateOf = (index: number) => photos[index]?.takenMs ?? Number.POSITIVE_INFINITY;
  if (isByDate) order.sort((a, b) => (dateOf(a) === dateOf(b) ? a - b : dateOf(a) - dateOf(b)));
  return {
    ordered: order.map((index) => {
      const { aspect, weight = 1, kin = null } = itemAt(photos, index);
      return { aspect, weight, kin };
    }),
    restore(rects) {
      const own: Rect[] = [];
      order.forEach((index, at) => {
        own[index] = itemAt(rects, at);
      });
      return own;
    },
    rename({ photos: placed, locked, ...before }) {
      const placeOf = (photo: number) => order.indexOf(photo);
      return { ...before, photos: placed.map((photo) => (photo === null ? null : placeOf(photo))), locked: locked.map(placeOf) };
    },
  };
}
