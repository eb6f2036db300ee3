import { turnedBounds } from '../geometry/bounds.ts';
import { boundsOf, type Path } from '../geometry/path.ts';
import { grow, type Rect, union } from '../geometry/rect.ts';
import type { Layer, PhotoLayer } from '../page/page.ts';
import { memoize } from '../units/memoize.ts';

/** Everything that a layer may colour, cm: for a photo its turned card with all of its shadow; and what mirrored sides show of it. */
export function inkOf(layer: Layer): Rect {
  const echo = layer.kind === 'photo' || layer.kind === 'text' ? layer.echo : undefined;
  const ink = frontInkOf(layer);
  return echo ? union(ink, echo) : ink;
}

/** The same without what the sides show of it. */
export function frontInkOf(layer: Layer): Rect {
  if (layer.kind === 'photo') return photoInk(layer);
  return layer.kind === 'text' ? layer.frame : layer;
}

function photoInk({ card, tiltDeg, border }: PhotoLayer): Rect {
  const turned = turnedBounds(card, tiltDeg);
  return border ? grow(turned, 2 * Math.max(border.shadow, border.glow)) : turned;
}

/** The box round an outline that has points; measured once, as the lines of a long text are asked for again and again. */
export const inkOfPath: (path: Path) => Rect = memoize(boundsOf);
