import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';

/** A figure made of cells: its size in cells, and its photos in units of cells, in reading order. */
export interface CellFigure {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Rect[];
}

/**
 * Reads a figure drawn as text: '#' is a photo of one cell, a letter is a photo across all cells with that letter, other characters are
 * empty.
 *
 *     ' AA# '
 *     '#AA##'      one photo of two by two cells, five of one
 *     '  #  '
 */
export function readCellPicture(lines: readonly string[]): CellFigure {
  const cells: Rect[] = [];
  const letters = new Map<string, number>();
  lines.forEach((line, y) => {
    [...line].forEach((mark, x) => {
      const cached = letters.get(mark);
      if (mark === '#') cells.push({ x, y, width: 1, height: 1 });
      else if (!/[A-Z]/.test(mark)) return;
      else if (cached === undefined) letters.set(mark, cells.push({ x, y, width: 1, height: 1 }) - 1);
      else cells[cached] = extendTo(itemAt(cells, cached), x, y);
    });
  });
  return { columns: Math.max(...lines.map((line) => line.length)), rows: lines.length, cells };
}

function extendTo(rect: Rect, x: number, y: number): Rect {
  return { ...rect, width: Math.max(rect.width, x - rect.x + 1), height: Math.max(rect.height, y - rect.y + 1) };
}

/** Places a figure in a box, as large as possible and centred; cells are square and touch. */
export function placeFigure({ columns, rows, cells }: CellFigure, box: Rect): { readonly rects: readonly Rect[]; readonly cell: number } {
  const cell = Math.min(box.width / columns, box.height / rows);
  const left = box.x + (box.width - columns * cell) / 2;
  const top = box.y + (box.height - rows * cell) / 2;
  const rects = cells.map(({ x, y, width, height }) => ({
    x: left + x * cell,
    y: top + y * cell,
    width: width * cell,
    height: height * cell,
  }));
  return { rects, cell };
}
