import { floatAt } from '../../../units/item-at.ts';
import { type ShapeGrid, type Span, shownIn, trimToShown } from './shape-grid.ts';

/** Cost factors: LINEAR · c + SQUARE · c² for the hidden share c of a photo; for bays; for a size other than the wanted one. */
const LINEAR = 1;
const SQUARE = 6;
const BAY = 9;
const SIZE = 1.5;
/** Cost of a cell that is too small for any photo, and the least side of a cell, squares. */
const NOT_SHOWN_COST = 50;
const MIN_SIDE = 2;

/** Number of strips across a cell, and down, for the detection of bays. */
const STRIPS = 8;

/** Photo for which a cell is meant. */
export interface WantedCell {
  /** Width / height of the photo. */
  readonly aspect: number;
  /** Wanted visible area, squares of the grid. */
  readonly area: number;
}

/** The rectangle of a cell without gutters, shrunk to its visible part; null if nothing is visible. Sides of the grid have no gutter. */
export function shownSpan(grid: ShapeGrid, span: Span): Span | null {
  const { half, columns, rows } = grid;
  const inner = {
    left: span.left > 0 ? span.left + half : 0,
    top: span.top > 0 ? span.top + half : 0,
    right: span.right < columns ? span.right - half : columns,
    bottom: span.bottom < rows ? span.bottom - half : rows,
  };
  if (inner.right - inner.left < MIN_SIDE || inner.bottom - inner.top < MIN_SIDE) return null;
  return trimToShown(grid, inner) ? inner : null;
}

/** Cost of a photo in a cell; 0 is perfect. */
export function cellCost(grid: ShapeGrid, span: Span, { aspect, area: wanted }: WantedCell): number {
  const visibleSpan = shownSpan(grid, span);
  if (!visibleSpan) return NOT_SHOWN_COST;
  const area = shownIn(grid, visibleSpan);
  const hidden = hiddenShare(visibleSpan, area, aspect);
  const size = area < wanted ? wanted / area - 1 : area / wanted - 1;
  const isFull = area === (visibleSpan.right - visibleSpan.left) * (visibleSpan.bottom - visibleSpan.top);
  return hidden * (LINEAR + SQUARE * hidden) + (isFull ? 0 : BAY * bayShare(grid, visibleSpan)) + SIZE * size * size;
}

/** The share of a photo that is cut off or lies outside the outline, in a cell with `area` visible squares. */
export function hiddenShare({ left, top, right, bottom }: Span, area: number, aspect: number): number {
  const width = Math.max(right - left, (bottom - top) * aspect);
  return 1 - (area * aspect) / (width * width);
}

/** Reused buffers: the search examines a million strips. */
const strip: Span = { left: 0, top: 0, right: 0, bottom: 0 };
const strips = new Float64Array(STRIPS);
const highest = new Float64Array(STRIPS);

/**
 * Returns the share of a cell that lies in bays and gaps: 0 for convex shapes.
 *
 *     ██████      ██  ██      A photo with a bay in it, or in two parts, is worse than one with a slanting side
 *     ██░░██      ██░░██      of the same area.
 */
function bayShare(grid: ShapeGrid, span: Span): number {
  const { left, top, right, bottom } = span;
  Object.assign(strip, span);
  let from = left;
  for (let index = 0; index < STRIPS; index++) {
    const to = left + Math.round(((right - left) * (index + 1)) / STRIPS);
    strip.left = from;
    strip.right = to;
    strips[index] = to > from ? shownIn(grid, strip) / ((to - from) * (bottom - top)) : 1;
    from = to;
  }
  const across = valleys();
  strip.left = left;
  strip.right = right;
  from = top;
  for (let index = 0; index < STRIPS; index++) {
    const to = top + Math.round(((bottom - top) * (index + 1)) / STRIPS);
    strip.top = from;
    strip.bottom = to;
    strips[index] = to > from ? shownIn(grid, strip) / ((to - from) * (right - left)) : 1;
    from = to;
  }
  return across + valleys();
}

/** Sum of the amounts by which strips are shorter than strips on both of their sides. */
function valleys(): number {
  let sum = 0;
  let before = 0;
  for (let strip = 0; strip < STRIPS; strip++) {
    before = Math.max(before, floatAt(strips, strip));
    highest[strip] = before;
  }
  let after = 0;
  for (let strip = STRIPS - 1; strip >= 0; strip--) {
    after = Math.max(after, floatAt(strips, strip));
    sum += Math.min(floatAt(highest, strip), after) - floatAt(strips, strip);
  }
  return sum / STRIPS;
}
