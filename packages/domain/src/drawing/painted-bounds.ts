import { turnedBounds } from '../geometry/bounds.ts';
import { boundsOf, type Path } from '../geometry/path.ts';
import { grow, type Rect, union } from '../geometry/rect.ts';
import type { Layer, PhotoLayer } from '../page/page.ts';
import { memoize } from '../units/memoize.ts';

/** The area that a layer may colour, cm: for a photo its tilted card with its shadow, including mirror images on the sides. */
export function paintedBounds(layer: Layer): Rect {
  const echo = layer.kind === 'photo' || layer.kind === 'text' ? layer.echo : undefined;
  const ink = frontPaintedBounds(layer);
  return echo ? union(ink, echo) : ink;
}

/** The area that a layer may colour on the front, without mirror images. */
export function frontPaintedBounds(layer: Layer): Rect {
  if (layer.kind === 'photo') return photoPaintedBounds(layer);
  return layer.kind === 'text' ? layer.frame : layer;
}

function photoPaintedBounds({ card, tiltDeg, border }: PhotoLayer): Rect {
  const turned = turnedBounds(card, tiltDeg);
  return border ? grow(turned, 2 * Math.max(border.shadow, border.glow)) : turned;
}

/** Bounding box of an outline with points. Memoised: the lines of a long text are requested repeatedly. */
export const pathBounds: (path: Path) => Rect = memoize(boundsOf);
