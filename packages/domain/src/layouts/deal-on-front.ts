import { MATERIALS } from '../catalogue/material.ts';
import { turnedBounds } from '../geometry/bounds.ts';
import { type Rect, union } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { GeneratorContext } from './generator.ts';
import type { Layout, LayoutCell, PhotoCell } from './layout.ts';

/** At least this share of each side of a photo's place is on the front of a canvas. */
const LEAST_ON_FRONT = 0.5;
/** Shares of the folded side by which the places come nearer, the least first. */
const STEPS = [0.25, 0.5, 0.75, 1] as const;
/** Edges closer than this are one. */
const NEAR: Cm = 1e-3;

/**
 * A layout whose photos are all to be seen on the front. On canvas the outer places reach over the edge of the frame; where one
 * of them would hardly be on the front, or not at all, the places are dealt nearer to the front, as little as that needs, and the
 * outer ones go on to where they would have ended:
 *
 *     ┌ sheet ──────────────┐        ┌ sheet ──────────────┐
 *     │ a │ b │ c │ d │ e   │        │  a  │b │c │d │  e   │
 *     │ ┌ front ─────────┐  │   →    │ ┌ front ─────────┐  │
 *     │ └────────────────┘  │        │ └────────────────┘  │
 *
 * @param deal  a layout, dealt anew for each context; the same context gives the same layout
 */
export function dealOnFront(context: GeneratorContext, deal: (context: GeneratorContext) => Layout): Layout {
  const first = deal(context);
  const { isCanvas, margin: bleed } = MATERIALS[context.material];
  if (!isCanvas || isOnFront(first)) return first;
  const reach = outerBox(first.cells);
  let last = first;
  for (const step of STEPS) {
    last = stretched(deal({ ...context, inset: bleed * step }), reach);
    if (isOnFront(last)) break;
  }
  return last;
}

function isOnFront({ cells, size }: Layout): boolean {
  return cells.every(
    (cell) => cell.kind !== 'photo' || (isAlong(cell.x, cell.width, size.width) && isAlong(cell.y, cell.height, size.height)),
  );
}

/** Enough of a stretch lies between 0 and `whole`, or all of that lies in it. */
function isAlong(from: Cm, length: Cm, whole: Cm): boolean {
  const shown = Math.min(whole, from + length) - Math.max(0, from);
  return shown >= LEAST_ON_FRONT * length - NEAR || shown >= whole - NEAR;
}

/** The photos at the rim go on to `reach`, on the sides where that lies beyond the front. */
function stretched({ cells, size, photoBorder }: Layout, reach: Rect): Layout {
  const rim = outerBox(cells);
  const longer = (cell: PhotoCell): PhotoCell => {
    const box = uprightBox(cell);
    const left = atRim(box.x, rim.x) ? beyond(rim.x, reach.x, 0) : 0;
    const top = atRim(box.y, rim.y) ? beyond(rim.y, reach.y, 0) : 0;
    const right = atRim(endOf(rim, 'x'), endOf(box, 'x')) ? beyond(-endOf(rim, 'x'), -endOf(reach, 'x'), -size.width) : 0;
    const bottom = atRim(endOf(rim, 'y'), endOf(box, 'y')) ? beyond(-endOf(rim, 'y'), -endOf(reach, 'y'), -size.height) : 0;
    return { ...cell, x: cell.x - left, y: cell.y - top, width: cell.width + left + right, height: cell.height + top + bottom };
  };
  return { size, photoBorder, cells: cells.map((cell) => (cell.kind === 'photo' ? longer(cell) : cell)) };
}

const atRim = (own: Cm, rim: Cm): boolean => own <= rim + NEAR;

/** How far a reach that goes beyond the front's edge lies outside the rim. */
const beyond = (rim: Cm, reach: Cm, edge: Cm): Cm => (reach < edge ? Math.max(0, rim - reach) : 0);

const endOf = (box: Rect, axis: 'x' | 'y'): Cm => (axis === 'x' ? box.x + box.width : box.y + box.height);

function outerBox(cells: readonly LayoutCell[]): Rect {
  return cells
    .filter((cell) => cell.kind === 'photo')
    .map(uprightBox)
    .reduce(union);
}

const uprightBox = (cell: PhotoCell): Rect => turnedBounds(cell, cell.tiltDeg);
