import type { Path } from '../../../geometry/path.ts';
import { centreOf, type Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { type ShapeGrid, shapeGrid } from './shape-grid.ts';

/** A grid for each part of an outline; if there are fewer photos than parts, one grid for all parts. */
export function outlineGrids(parts: readonly Path[], photos: number, gutter: Cm): readonly ShapeGrid[] {
  return (photos < parts.length ? [parts.flat()] : parts).map((part) => shapeGrid(part, gutter));
}

/** Index of the part that contains the middle of a rectangle, from left to right; -1 for none. */
export function partOf(grids: readonly ShapeGrid[], rect: Rect): number {
  const { x } = centreOf(rect);
  return grids.findIndex(({ bounds }) => x > bounds.x && x < bounds.x + bounds.width);
}
