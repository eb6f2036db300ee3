import { MATERIALS } from '../catalogue/material.ts';
import { turnedBounds } from '../geometry/bounds.ts';
import { type Rect, union } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { GeneratorContext } from './shared/generator.ts';
import type { Layout, LayoutCell, PhotoCell } from './shared/layout.ts';

/** Minimum fraction of each side of a photo that must lie on the front of a canvas. */
const MIN_ON_FRONT = 0.5;
/** Fractions of the folded side by which the cells move inwards, tried in this order. */
const STEPS = [0.25, 0.5, 0.75, 1] as const;
/** Tolerance for equal edges. */
const NEAR: Cm = 1e-3;

/**
 * Generates a layout whose photos are all visible on the front. On canvas the outer cells extend over the edge of the frame. If a cell
 * would be hardly visible on the front, the layout is generated for a smaller area, and its outer cells are extended to the original
 * edges:
 *
 *     ┌ sheet ──────────────┐        ┌ sheet ──────────────┐
 *     │ a │ b │ c │ d │ e   │        │  a  │b │c │d │  e   │
 *     │ ┌ front ─────────┐  │   →    │ ┌ front ─────────┐  │
 *     │ └────────────────┘  │        │ └────────────────┘  │
 *
 * @param generate  generates a layout; deterministic for each context
 */
export function keepPhotosOnFront(context: GeneratorContext, generate: (context: GeneratorContext) => Layout): Layout {
  const first = generate(context);
  const { isCanvas, margin: bleed } = MATERIALS[context.material];
  if (!isCanvas || isOnFront(first)) return first;
  const reach = outerBox(first.cells);
  let last = first;
  for (const step of STEPS) {
    last = stretched(generate({ ...context, inset: bleed * step }), reach);
    if (isOnFront(last)) break;
  }
  return last;
}

function isOnFront({ cells, size }: Layout): boolean {
  return cells.every(
    (cell) => cell.kind !== 'photo' || (isAlong(cell.x, cell.width, size.width) && isAlong(cell.y, cell.height, size.height)),
  );
}

/** True if enough of a span lies between 0 and `frontLength`, or the span covers all of it. */
function isAlong(from: Cm, length: Cm, frontLength: Cm): boolean {
  const visibleLength = Math.min(frontLength, from + length) - Math.max(0, from);
  return visibleLength >= MIN_ON_FRONT * length - NEAR || visibleLength >= frontLength - NEAR;
}

/** Extends the outer photos to `reach`, on the sides where it lies beyond the front. */
function stretched({ cells, size, photoBorder }: Layout, reach: Rect): Layout {
  const rim = outerBox(cells);
  const extended = (cell: PhotoCell): PhotoCell => {
    const box = uprightBox(cell);
    const left = atRim(box.x, rim.x) ? beyond(rim.x, reach.x, 0) : 0;
    const top = atRim(box.y, rim.y) ? beyond(rim.y, reach.y, 0) : 0;
    const right = atRim(endOf(rim, 'x'), endOf(box, 'x')) ? beyond(-endOf(rim, 'x'), -endOf(reach, 'x'), -size.width) : 0;
    const bottom = atRim(endOf(rim, 'y'), endOf(box, 'y')) ? beyond(-endOf(rim, 'y'), -endOf(reach, 'y'), -size.height) : 0;
    return { ...cell, x: cell.x - left, y: cell.y - top, width: cell.width + left + right, height: cell.height + top + bottom };
  };
  return { size, photoBorder, cells: cells.map((cell) => (cell.kind === 'photo' ? extended(cell) : cell)) };
}

const atRim = (side: Cm, rim: Cm): boolean => side <= rim + NEAR;

/** Distance from the rim to `reach`, if `reach` lies beyond the front's edge. */
const beyond = (rim: Cm, reach: Cm, edge: Cm): Cm => (reach < edge ? Math.max(0, rim - reach) : 0);

const endOf = (box: Rect, axis: 'x' | 'y'): Cm => (axis === 'x' ? box.x + box.width : box.y + box.height);

function outerBox(cells: readonly LayoutCell[]): Rect {
  return cells
    .filter((cell) => cell.kind === 'photo')
    .map(uprightBox)
    .reduce(union);
}

const uprightBox = (cell: PhotoCell): Rect => turnedBounds(cell, cell.tiltDeg);
