import type { Generator, GeneratorValues } from './generator.ts';
import { numberControl } from './shared/control-values.ts';
import { numberedCells } from './shared/photo-cell.ts';

/** One panel with what folds away, shown to the buyer as 18 x 18 cm. [GEN-TILES-03] */
export const TILE_SIDE = 18.4;

/** Between panels on the wall. [GEN-TILES-04] */
const SPACING = 1;

/** Round the panels, each side alike. [GEN-TILES-05] [GEN-TILES-06] */
const MARGIN = 0.5;

/** Panels for the wall, one photo each. The number of panels makes the page, so the size asked for does not count. [GEN-TILES-01 … GEN-TILES-07] */
export const tiles: Generator = {
  name: 'tiles',
  keys: ['numberVert', 'numberHor'],
  customSizeRule: 'default',
  defaults: () => ({ numberVert: 3, numberHor: 3 }),
  controls: (_, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: 1, max: 10 }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 1, max: 10 }),
  ],
  counts: countsOf,
  generate(_, values) {
    const { columns, rows } = countsOf(values);
    const pitch = TILE_SIDE + SPACING;
    const rects = Array.from({ length: columns * rows }, (_, i) => ({
      x: MARGIN + (i % columns) * pitch,
      y: MARGIN + Math.floor(i / columns) * pitch,
      width: TILE_SIDE,
      height: TILE_SIDE,
    }));
    const side = (count: number) => count * pitch - SPACING + 2 * MARGIN;
    return { size: { width: side(columns), height: side(rows) }, cells: numberedCells(rects), photoBorder: null };
  },
};

function countsOf({ numberVert = 3, numberHor = 3 }: GeneratorValues) {
  return { columns: numberVert, rows: numberHor };
}
