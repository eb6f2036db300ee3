import { isInside } from '../../../geometry/overlap.ts';
import type { Path } from '../../../geometry/path.ts';
import { grow, type Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { outlineGrids, partOf } from './outline-grids.ts';
import { type ShapeGrid, type Span, shownIn, trimToShown, wholeSpan } from './shape-grid.ts';

/** Tolerance for rounding to micrometres. */
const SLACK: Cm = 1e-3;
/** Tolerance for cells that are shrunk to the outline: squares, or a share of the cell, since a tip may end between squares. */
const LOOSE = 3;
const LOOSE_SHARE = 0.15;
/** Minimum share of the outline that the cells and half of the gutters round them cover; the rest is lost at slanting sides. */
const MIN_COVERED = 0.9;

/**
 * Returns the reason why rectangles are not a valid division of an outline with gutters of one width, for developers; null for a valid one.
 */
export function figureFault(parts: readonly Path[], rects: readonly Rect[], gutter: Cm): string | null {
  const hasGutters = rects.every((rect, index) => rects.slice(index + 1).every((other) => gapOf(rect, other) > gutter - SLACK));
  if (!hasGutters) return `photos are nearer to each other than ${gutter} cm`;
  const grids = outlineGrids(parts, rects.length, gutter);
  const places = rects.map((rect) => ({ rect, grid: grids[partOf(grids, rect)] }));
  if (!places.every(({ rect, grid }) => grid && isInside(rect, grid.bounds, SLACK))) return 'a photo lies beyond the outline';
  if (!places.every(({ rect, grid }) => grid && isDrawnIn(grid, rect))) return 'a place is larger than what the outline shows of it';
  const isFull = grids.every((grid) => {
    const gridPlaces = places.filter((place) => place.grid === grid);
    const covered = gridPlaces.reduce((sum, { rect }) => sum + shownIn(grid, spanIn(grid, grow(rect, gutter / 2))), 0);
    return covered >= MIN_COVERED * shownIn(grid, wholeSpan(grid));
  });
  return isFull ? null : 'its photos do not fill the outline';
}

/** Distance of two rectangles along the axis on which they are farther apart. */
function gapOf(a: Rect, b: Rect): Cm {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  return Math.max(across, a.y - b.y - b.height, b.y - a.y - a.height);
}

function isDrawnIn(grid: ShapeGrid, rect: Rect): boolean {
  const span = spanIn(grid, rect);
  const visibleSpan = { ...span };
  if (!trimToShown(grid, visibleSpan)) return false;
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  const loose = Math.max(LOOSE, LOOSE_SHARE * Math.max(span.right - span.left, span.bottom - span.top));
  return sides.every((side) => Math.abs(visibleSpan[side] - span[side]) <= loose);
}

/** The grid squares that a rectangle covers, rounded. */
function spanIn({ bounds, pixel, columns, rows }: ShapeGrid, { x, y, width, height }: Rect): Span {
  const pixelOf = (place: Cm, count: number) => Math.max(0, Math.min(count, Math.round(place / pixel)));
  return {
    left: pixelOf(x - bounds.x, columns),
    top: pixelOf(y - bounds.y, rows),
    right: pixelOf(x + width - bounds.x, columns),
    bottom: pixelOf(y + height - bounds.y, rows),
  };
}
