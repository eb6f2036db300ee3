import type { Rect } from '../../geometry/rect.ts';
import { captureInstants } from '../../photo/sort-by-capture-time.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore, LayoutPhoto } from '../shared/generator.ts';
import type { FitPhoto } from './fit-task.ts';

export interface OrderedPhotos {
  readonly ordered: readonly FitPhoto[];
  /** Converts rectangles from the order of `ordered` to the photos' own order. */
  restore(rects: readonly Rect[]): readonly Rect[];
  /** Renumbers the photos of a layout by their index in `ordered`. */
  rename(before: LayoutBefore): LayoutBefore;
}

/** Order of the photos: as given; by capture time; or by day, with the photos of a day together. */
export type PhotoOrder = 'given' | 'time' | 'days';

const DAY_MS = 86_400_000;
/** Photos without a date form one day, after all others. */
const NO_DATE_MS = 8_640_000_000_000_000;

/** Day of a photo in the local time of its camera. */
const dayOf = ({ takenMs }: LayoutPhoto): number => Math.floor((takenMs ?? NO_DATE_MS) / DAY_MS);

/** Sorts photos into reading order; those without a date come last, in their given order. */
export function photosInOrder(photos: readonly LayoutPhoto[], kind: PhotoOrder): OrderedPhotos {
  const order = photos.map((_, index) => index);
  const moments = captureInstants(photos);
  const days = kind === 'days' ? photos.map(dayOf) : [];
  if (kind !== 'given') order.sort((a, b) => ascending(days[a], days[b]) || ascending(moments[a], moments[b]) || a - b);
  return {
    ordered: order.map((index) => {
      const { aspect, weight = 1, duplicateGroup = null, lab = null, hasFaces } = itemAt(photos, index);
      return {
        aspect,
        weight,
        duplicateGroup,
        ...(lab && { lab }),
        ...(hasFaces && { hasFaces }),
        ...(kind === 'days' && { day: itemAt(days, index) }),
      };
    }),
    restore(rects) {
      const restored: Rect[] = [];
      order.forEach((index, at) => {
        restored[index] = itemAt(rects, at);
      });
      return restored;
    },
    rename({ photos: placed, locked, ...before }) {
      const placeOf = (photo: number) => order.indexOf(photo);
      return { ...before, photos: placed.map((photo) => (photo === null ? null : placeOf(photo))), locked: locked.map(placeOf) };
    },
  };
}

function ascending(a = 0, b = 0): number {
  return a === b ? 0 : a - b;
}
