import { isHexColor } from '../collage/color.ts';
import { shapeColorOf } from '../collage/shape-color.ts';
import { ellipsePath, type Path, rectPath, roundedRectPath } from '../geometry/path.ts';
import { grow, type Rect } from '../geometry/rect.ts';
import type { BoxCell, ShapeCell } from '../layouts/shared/layout.ts';
import type { PageContent } from './content.ts';
import type { DrawOp } from './drawing.ts';
import { ringPath } from './ring-path.ts';

export function fillOp(path: Path, color: string, alpha = 1): DrawOp {
  return { op: 'fill', path, color, alpha };
}

/** Draws the figures of a shape layer, all in the colour of its slot. */
export function shapeOps(cell: ShapeCell, content: PageContent): readonly DrawOp[] {
  const color = shapeColorOf(content.shapeColors, cell);
  if (!isHexColor(color)) return [];
  const onPage = ({ x, y, width, height }: Rect): Rect => ({ x: cell.x + x, y: cell.y + y, width, height });
  const rectangles = cell.rectangles.map(({ isFilled, borderRadius, borderWidth, ...rect }) =>
    isFilled ? roundedRectPath(onPage(rect), borderRadius) : ringPath(onPage(rect), borderWidth, borderRadius),
  );
  const circles = cell.circles.map((circle) => ellipsePath(onPage(circle)));
  return [...rectangles, ...circles].map((path) => fillOp(path, color));
}

/**
 * Draws a box: its ground, and its border with the border's opacity.
 *
 *     border           noSides            blockCorner: the corners
 *     ┌────────┐       ──────────         of the border stay free
 *     │        │
 *     └────────┘       ──────────
 *
 * @see [LAYER-15] [TXML-25]
 */
export function boxOps(cell: BoxCell): readonly DrawOp[] {
  const box = grow(cell, -cell.margin);
  if (!(box.width > 0 && box.height > 0)) return [];
  const ops: DrawOp[] = [];
  if (isHexColor(cell.backgroundColor)) ops.push(fillOp(rectPath(box), cell.backgroundColor));
  if (!cell.border || !(cell.borderWidth > 0) || !isHexColor(cell.color)) return ops;
  return [...ops, ...borderPaths(box, cell).map((path) => fillOp(path, cell.color, cell.transparencyBorder))];
}

function borderPaths(box: Rect, { borderWidth: width, noSides, blockCorner }: BoxCell): readonly Path[] {
  if (!noSides && !blockCorner) return [ringPath(box, width, 0)];
  const inset = blockCorner ? width : 0;
  const { x, y } = box;
  const across = { x: x + inset, width: box.width - 2 * inset, height: width };
  const down = { y: y + inset, width, height: box.height - 2 * inset };
  const bars: Rect[] = [
    { ...across, y },
    { ...across, y: y + box.height - width },
  ];
  if (!noSides) bars.push({ ...down, x }, { ...down, x: x + box.width - width });
  return bars.filter((bar) => bar.width > 0 && bar.height > 0).map(rectPath);
}
