import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../generator.ts';
import type { FitPhoto } from './fit-task.ts';

/** Middles closer than this, in mean sides of a photo, are one place. */
const SAME_PLACE = 0.25;

/** An exchange that is put back gives so many places photos of other shapes; a shuffle that keeps the places gives more. */
const OF_ONE_EXCHANGE = 2;

/**
 * True if a new layout has the places of the one before and only puts two photos back that a person exchanged: the layout that cuts
 * least is then the one that the swap began with.
 *
 * @param rects  the new layout, by photo
 */
export function undoesMove(photos: readonly FitPhoto[], before: LayoutBefore, rects: readonly Rect[]): boolean {
  if (before.rects.length !== rects.length || before.photos.includes(null)) return false;
  const side = Math.sqrt(before.rects.reduce((sum, { width, height }) => sum + width * height, 0) / rects.length);
  const places = rects.map((rect) => before.rects.findIndex((old) => distance(old, rect) < SAME_PLACE * side));
  const isSamePlaces = !places.includes(-1) && new Set(places).size === places.length;
  const shapeOf = (photo: number | null | undefined) => photos[photo ?? -1]?.aspect;
  const changed = places.filter((place, photo) => shapeOf(before.photos[place]) !== shapeOf(photo));
  return isSamePlaces && changed.length > 0 && changed.length <= OF_ONE_EXCHANGE;
}

/** The layout before, by photo. */
export function rectsBefore({ rects, photos }: LayoutBefore): readonly Rect[] {
  return rects.map((_, photo) => itemAt(rects, photos.indexOf(photo)));
}

function distance(a: Rect, b: Rect): number {
  const across = a.x + a.width / 2 - b.x - b.width / 2;
  const down = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.sqrt(across * across + down * down);
}
