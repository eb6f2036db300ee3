import type { Cm } from '../units/cm.ts';
import type { Rect } from './rect.ts';

/** One step of an outline, absolute coordinates, cm. The four kinds that every drawing surface knows. */
export type PathStep =
  | readonly ['M', Cm, Cm]
  | readonly ['L', Cm, Cm]
  | readonly ['C', Cm, Cm, Cm, Cm, Cm, Cm]
  | readonly ['Z'];

/** A filled outline: nonzero winding, one or more closed contours. */
export type Path = readonly PathStep[];

export function rectPath({ x, y, width, height }: Rect): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}
