import type { Path } from '../../../geometry/path.ts';
import { centreOf, type Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { type ShapeGrid, shapeGrid } from './shape-grid.ts';

/** A grid for each part of an outline; fewer photos than parts have all of it together. */
export function outlineGrids(parts: readonly Path[], photos: number, gutter: Cm): readonly ShapeGrid[] {
  return (photos < parts.length ? [parts.flat()] : parts).map((part) => shapeGrid(part, gutter));
}

/** The number of the part in which the middle of a rectangle lies, from left to right; -1 for none. */
export function partOf(grids: readonly ShapeGrid[], rect: Rect): number {
  const { x } = centreOf(rect);
  return grids.findIndex(({ bounds }) => x > bounds.x && x < bounds.x + bounds.width);
}
