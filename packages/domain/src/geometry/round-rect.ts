import { roundCm } from '../units/cm.ts';
import type { Rect } from './rect.ts';

/** Rounds both edges to whole micrometres and derives the length from them, so that neighbours still touch after rounding. */
export function roundRect({ x, y, width, height }: Rect): Rect {
  const left = roundCm(x, 4);
  const top = roundCm(y, 4);
  return { x: left, y: top, width: roundCm(roundCm(x + width, 4) - left, 4), height: roundCm(roundCm(y + height, 4) - top, 4) };
}
