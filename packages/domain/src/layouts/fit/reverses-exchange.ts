import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../shared/generator.ts';
import type { FitPhoto } from './fit-task.ts';

/** Distance of middles, in mean sides of a photo, below which two places count as the same. */
const SAME_PLACE = 0.25;

/** Reversing one exchange changes the shapes of at most two places; a shuffle changes more. */
const MAX_CHANGED_PLACES = 2;

/**
 * True if a new layout has the places of the previous one and only reverses an exchange by the buyer: the layout with the smallest cuts
 * is often the one before the exchange.
 *
 * @param rects  the new layout, by photo
 */
export function reversesExchange(photos: readonly FitPhoto[], before: LayoutBefore, rects: readonly Rect[]): boolean {
  if (before.rects.length !== rects.length || before.photos.includes(null)) return false;
  const side = Math.sqrt(before.rects.reduce((sum, { width, height }) => sum + width * height, 0) / rects.length);
  const places = rects.map((rect) => before.rects.findIndex((old) => distance(old, rect) < SAME_PLACE * side));
  const isSamePlaces = !places.includes(-1) && new Set(places).size === places.length;
  const shapeOf = (photo: number | null | undefined) => photos[photo ?? -1]?.aspect;
  const changed = places.filter((place, photo) => shapeOf(before.photos[place]) !== shapeOf(photo));
  return isSamePlaces && changed.length > 0 && changed.length <= MAX_CHANGED_PLACES;
}

/** Rectangles of the previous layout, by photo. */
export function rectsBefore({ rects, photos }: LayoutBefore): readonly Rect[] {
  return rects.map((_, photo) => itemAt(rects, photos.indexOf(photo)));
}

function distance(a: Rect, b: Rect): number {
  const across = a.x + a.width / 2 - b.x - b.width / 2;
  const down = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.sqrt(across * across + down * down);
}
