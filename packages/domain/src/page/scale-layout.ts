import type { Rect, SizeCm } from '../geometry/rect.ts';
import { scaleToFit } from '../geometry/scale-to-fit.ts';
import type { Layout, LayoutCell, PhotoBorder, ShapeCell } from '../layouts/shared/layout.ts';
import type { Cm } from '../units/cm.ts';

/** Tolerance for equal sizes. */
const SLACK: Cm = 1e-6;

/** Map from a layout to the page: scaling, then translation. */
interface Fit {
  readonly scale: number;
  readonly x: Cm;
  readonly y: Cm;
}

/** Scales a layout to another size: proportions stay, the remaining trim is divided between both sides. */
export function scaleLayout(layout: Layout, trim: SizeCm): Layout {
  const { size } = layout;
  if (Math.abs(size.width - trim.width) < SLACK && Math.abs(size.height - trim.height) < SLACK) return layout;
  const scale = scaleToFit(size, trim);
  const fit: Fit = { scale, x: (trim.width - size.width * scale) / 2, y: (trim.height - size.height * scale) / 2 };
  return {
    size: trim,
    cells: layout.cells.map((cell) => (isBackground(cell, size) ? stretched(cell, size, trim) : scaledCell(cell, fit))),
    photoBorder: layout.photoBorder && scaledBorder(layout.photoBorder, scale),
  };
}

/** True for a shape that covers the whole trim of its layout: it then has to cover every trim. */
function isBackground(cell: LayoutCell, { width, height }: SizeCm): cell is ShapeCell {
  if (cell.kind !== 'shape') return false;
  return cell.x <= SLACK && cell.y <= SLACK && cell.x + cell.width >= width - SLACK && cell.y + cell.height >= height - SLACK;
}

/** Stretches a background and its figures; its distance beyond the trim stays the same. */
function stretched(cell: ShapeCell, from: SizeCm, to: SizeCm): ShapeCell {
  const width = cell.width - from.width + to.width;
  const height = cell.height - from.height + to.height;
  const across = width / cell.width;
  const down = height / cell.height;
  const figure = <R extends Rect>(rect: R): R => ({
    ...rect,
    x: rect.x * across,
    y: rect.y * down,
    width: rect.width * across,
    height: rect.height * down,
  });
  return { ...cell, width, height, rectangles: cell.rectangles.map(figure), circles: cell.circles.map(figure) };
}

function scaledCell(cell: LayoutCell, fit: Fit): LayoutCell {
  const { scale } = fit;
  const moved = { ...cell, ...scaledRect(cell, fit) };
  if (moved.kind === 'photo') return { ...moved, printMargin: moved.printMargin * scale, cornerRadius: moved.cornerRadius * scale };
  if (moved.kind === 'box') return { ...moved, borderWidth: moved.borderWidth * scale, margin: moved.margin * scale };
  if (moved.kind === 'shape') return scaledShape(moved, scale);
  return moved;
}

function scaledShape(cell: ShapeCell, scale: number): ShapeCell {
  const inCell: Fit = { scale, x: 0, y: 0 };
  return {
    ...cell,
    printMargin: cell.printMargin * scale,
    circles: cell.circles.map((circle) => scaledRect(circle, inCell)),
    rectangles: cell.rectangles.map((rect) => ({
      ...scaledRect(rect, inCell),
      isFilled: rect.isFilled,
      borderRadius: rect.borderRadius * scale,
      borderWidth: rect.borderWidth * scale,
    })),
  };
}

function scaledRect({ x, y, width, height }: Rect, { scale, x: dx, y: dy }: Fit): Rect {
  return { x: x * scale + dx, y: y * scale + dy, width: width * scale, height: height * scale };
}

function scaledBorder(border: PhotoBorder, scale: number): PhotoBorder {
  const [top, right, bottom, left] = border.margins;
  return {
    ...border,
    margins: [top * scale, right * scale, bottom * scale, left * scale],
    card: border.card * scale,
    glow: border.glow * scale,
    shadow: border.shadow * scale,
  };
}
