import { type GridCounts, MAX_SLOTS } from '../catalogue/square-grids.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { marginControl, numberControl, spacingControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { gridRects, maxCellsAlong } from './shared/grid.ts';
import { squaresBox } from './shared/large-tiles.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

/**
 * Name of the photo-sharing service whose square format the grid copies; both the generator's type and the service's photo type. Change
 * it only here.
 *
 * @see [GEN-SQUARE-06]
 */
export const SQUARE_SERVICE_NAME = 'instagram';

/** A grid of exact squares: columns are chosen, rows follow. [GEN-SQUARE-01 … GEN-SQUARE-06] */
export const squareGrid = defineGenerator({
  name: SQUARE_SERVICE_NAME,
  customSizeRule: 'square',
  defaults: { numberVert: 4, borderCM: 0.5, marginCM: 0.5, hasText: 0 },
  controls: ({ size }, values) => [
    numberControl(values, {
      key: 'numberVert',
      label: 'CONTROL_COLUMNS',
      min: Math.max(1, Math.ceil(size.width / 28)),
      max: maxCellsAlong(size.width, 5),
    }),
    spacingControl(values),
    marginControl(values),
    textControl(values),
  ],
  generate(context, { numberVert, borderCM, marginCM, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    const grid = { columns: numberVert, rows: rowsFor(content, numberVert, borderCM) };
    const rects = gridRects(squaresBox(content, grid, borderCM), { ...grid, gutter: borderCM });
    return { size: context.size, cells: [...numberedCells(rects), ...texts], photoBorder: null };
  },
});

/** The number of rows at which squares cover most of the box: as many as fit, or one more of smaller squares. */
function rowsFor(box: Rect, columns: number, gutter: Cm): number {
  const cell = (box.width - (columns - 1) * gutter) / columns;
  const rowsThatFit = Math.max(1, Math.floor((box.height + gutter) / (cell + gutter) + 1e-9));
  const maxRows = Math.max(1, Math.floor(MAX_SLOTS / columns));
  const isMoreBetter = covered(box, { columns, rows: rowsThatFit + 1 }, gutter) > covered(box, { columns, rows: rowsThatFit }, gutter);
  return Math.min(maxRows, isMoreBetter ? rowsThatFit + 1 : rowsThatFit);
}

function covered(box: Rect, grid: GridCounts, gutter: Cm): number {
  const { width, height } = squaresBox(box, grid, gutter);
  return width * height;
}
