import { boundsOfRects } from '../../geometry/bounds.ts';
import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../shared/generator.ts';
import type { Cuts } from './read-cuts.ts';

/** Parts of a layout that stay when it is computed again. */
export interface KeptParts {
  /** Free boxes: the whole page, or the rest of it beside locked photos. */
  readonly boxes: readonly Rect[];
  /** Cuts of the photos of each box; null for a box without photos. */
  readonly cuts: readonly (Cuts | null)[];
}

/**
 * Divides a layout at its locked photos: the cuts that lead to them stay in place, and the areas beside them become boxes. Without locked
 * photos the only box is the whole page.
 *
 *     ┌────┐┌─────────┐        ┌ ─ ─┐┌─────────┐
 *     ├────┤│ locked  │   ──▶         │ locked  │     two boxes
 *     │    │└─────────┘        │    │└─────────┘
 *     │    │┌──┐┌─────┐             ┌ ─ ─ ─ ─ ─┐
 *     └────┘└──┘└─────┘        └ ─ ─┘└ ─ ─ ─ ─ ─┘
 *
 * @param cuts  of the rectangles; the result has photos in their places
 */
export function keptParts(cuts: Cuts, { rects, photos, locked }: LayoutBefore): KeptParts {
  const boxes: Rect[] = [];
  const parts: (Cuts | null)[] = [];
  const isLocked = (place: number) => locked.includes(photos[place] ?? -1);
  const hasLock = (part: Cuts): boolean => (typeof part === 'number' ? isLocked(part) : hasLock(part.first) || hasLock(part.second));
  const divide = (part: Cuts) => {
    if (!hasLock(part)) {
      boxes.push(boundsOfRects(placesIn(part).map((at) => itemAt(rects, at))));
      parts.push(photosIn(part, photos));
    } else if (typeof part !== 'number') {
      divide(part.first);
      divide(part.second);
    }
  };
  divide(cuts);
  return { boxes, cuts: parts };
}

const placesIn = (part: Cuts): readonly number[] =>
  typeof part === 'number' ? [part] : [...placesIn(part.first), ...placesIn(part.second)];

/** Converts a tree of places to a tree of photos; places without a photo are removed. */
function photosIn(part: Cuts, photos: readonly (number | null)[]): Cuts | null {
  if (typeof part === 'number') return photos[part] ?? null;
  const first = photosIn(part.first, photos);
  const second = photosIn(part.second, photos);
  return first === null || second === null ? (first ?? second) : { cut: part.cut, first, second };
}

/** Gives every empty box a photo: a new one, else one of the box with most photos. Null if there are too few. */
export function withoutEmptyBoxes(
  cuts: readonly (Cuts | null)[],
  newPhotos: readonly number[],
): { cuts: readonly Cuts[]; left: readonly number[] } | null {
  const filled = [...cuts];
  const remaining = [...newPhotos];
  for (let box = 0; box < filled.length; box++) {
    if (filled[box] !== null) continue;
    const newPhoto = remaining.shift();
    if (newPhoto !== undefined) filled[box] = newPhoto;
    else {
      const counts = filled.map((part) => (part === null ? 0 : placesIn(part).length));
      const largest = counts.indexOf(Math.max(...counts));
      const donor = itemAt(filled, largest);
      if (donor === null || typeof donor === 'number') return null;
      const photo = placesIn(donor).at(-1) as number;
      filled[largest] = without(donor, photo);
      filled[box] = photo;
    }
  }
  return { cuts: filled as Cuts[], left: remaining };
}

function without(part: Cuts, photo: number): Cuts | null {
  if (typeof part === 'number') return part === photo ? null : part;
  const first = without(part.first, photo);
  const second = without(part.second, photo);
  return first === null || second === null ? (first ?? second) : { cut: part.cut, first, second };
}
