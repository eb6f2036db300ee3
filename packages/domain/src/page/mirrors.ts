import { transformedBounds } from '../geometry/bounds.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { intersection, type Rect, type SizeCm, union } from '../geometry/rect.ts';
import type { Wrap } from '../layouts/shared/wrap.ts';
import type { Cm } from '../units/cm.ts';

/** A folded side that shows the mirrored edge of the front. */
export interface Mirror {
  readonly side: Rect;
  /** The strip of the front that it mirrors. */
  readonly source: Rect;
  /** Maps the source to the side. */
  readonly matrix: Matrix;
}

/** Size, bleed and wrap of a page with folded sides. */
export interface Folding {
  readonly trim: SizeCm;
  readonly bleed: Cm;
  readonly wrap: Wrap | null;
}

/**
 * The four mirrored sides of a canvas; empty for other pages.
 *
 *     side  ┊ front
 *      c b a┊a b c …
 */
export function mirrorsOf({ trim, bleed, wrap }: Folding): readonly Mirror[] {
  if (wrap !== 'mirrored' || bleed === 0) return [];
  const { width, height } = trim;
  const across = (axis: Cm): Matrix => [-1, 0, 0, 1, 2 * axis, 0];
  const down = (axis: Cm): Matrix => [1, 0, 0, -1, 0, 2 * axis];
  const upright = { y: 0, width: bleed, height };
  const strip = { x: 0, width, height: bleed };
  return [
    { side: { ...upright, x: -bleed }, source: { ...upright, x: 0 }, matrix: across(0) },
    { side: { ...upright, x: width }, source: { ...upright, x: width - bleed }, matrix: across(width) },
    { side: { ...strip, y: -bleed }, source: { ...strip, y: 0 }, matrix: down(0) },
    { side: { ...strip, y: height }, source: { ...strip, y: height - bleed }, matrix: down(height) },
  ];
}

/** Bounding box of an area on the front and its mirror images on the sides. */
export function withMirrored(ink: Rect, folding: Folding): Rect {
  return mirrorsOf(folding).reduce((box, { source, matrix }) => {
    const visibleInk = intersection(ink, source);
    return visibleInk ? union(box, transformedBounds(visibleInk, matrix)) : box;
  }, ink);
}
