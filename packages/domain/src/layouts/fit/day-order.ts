import { boundsOfRects } from '../../geometry/bounds.ts';
import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { daysOf } from './day-bands.ts';
import type { FitPhoto } from './fit-task.ts';

/** Tolerance for rounding, cm. */
const SLACK = 1e-3;

/** True if the photos of each day are kept together. */
export const areByDay = (photos: readonly FitPhoto[]): boolean => photos.some(({ day }) => day !== undefined);

/** Returns the day number of each photo, from 0; null if days are ignored. */
export function dayNumbers(photos: readonly FitPhoto[]): readonly number[] | null {
  if (!areByDay(photos)) return null;
  const numbers: number[] = [];
  for (const [number, day] of daysOf(photos).entries()) for (const photo of day) numbers[photo] = number;
  return numbers;
}

/** True if each day lies below or to the right of all earlier days, or days are ignored. @param rects  by photo */
export function areDaysInOrder(rects: readonly Rect[], photos: readonly FitPhoto[]): boolean {
  if (!areByDay(photos)) return true;
  const parts = daysOf(photos).map((day) => boundsOfRects(day.map((photo) => itemAt(rects, photo))));
  return parts.every((part, index) => parts.slice(index + 1).every((later) => isAfter(later, part)));
}

function isAfter(later: Rect, part: Rect): boolean {
  const isBelow = later.y > part.y + part.height - SLACK;
  return isBelow || (later.x > part.x + part.width - SLACK && later.y > part.y - SLACK);
}
