import type { Rect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import type { ControlOption } from './shared/control.ts';
import { arrowControl, marginControl, numberControl, spacingControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { gridRects, maxCellsAlong, spans } from './shared/grid.ts';
import { numberedCells, photoCell } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

/** Splits of the centre, columns by rows. [GEN-ALLEVEN-10] */
const CENTRES = [
  { columns: 1, rows: 1 },
  { columns: 2, rows: 1 },
  { columns: 1, rows: 2 },
  { columns: 2, rows: 2 },
] as const;

const CENTRE_OPTIONS: readonly ControlOption[] = CENTRES.map(({ columns, rows }, value) => ({ value, label: `${columns}x${rows}` }));

const LARGE_SLOTS = ['imglarge', 'imglarge1', 'imglarge2', 'imglarge3'] as const;

/**
 * A ring of small photos round one, two or four large ones.
 *
 *     ┌─┬─┬─┬─┐
 *     ├─┼─┴─┼─┤
 *     ├─┤   ├─┤    columns x rows as a plain grid; the large photos
 *     ├─┼─┬─┼─┤    replace all but the outermost cells
 *     └─┴─┴─┴─┘
 *
 * @see [GEN-ONELARGE-01] [GEN-ONELARGE-02] [GEN-ALLEVEN-08 … GEN-ALLEVEN-12]
 */
export const onelarge = defineGenerator({
  name: 'onelarge',
  customSizeRule: 'default',
  defaults: { numberVert: 4, numberHor: 4, borderCM: 0.5, marginCM: 0.5, layout: 0, hasText: 0 },
  controls: ({ size }, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: 3, max: maxCellsAlong(size.width, 5) }),
    arrowControl(values, { key: 'layout', label: 'CONTROL_LAYOUT', options: CENTRE_OPTIONS }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 3, max: maxCellsAlong(size.height, 5) }),
    spacingControl(values),
    marginControl(values),
    textControl(values),
  ],
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate(context, { numberVert, numberHor, borderCM, marginCM, layout, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    const grid = { columns: numberVert, rows: numberHor, gutter: borderCM };
    const centre = centreOfRing(content, numberVert, numberHor, borderCM);
    const split = CENTRES[layout as 0 | 1 | 2 | 3];
    const large = gridRects(centre, { ...split, gutter: borderCM }).map((rect, i) => photoCell(itemAt(LARGE_SLOTS, i), rect));
    const ring = gridRects(content, grid).filter(
      (_, i) => isOutermost(i % numberVert, numberVert) || isOutermost(Math.floor(i / numberVert), numberHor),
    );
    return { size: context.size, cells: [...large, ...numberedCells(ring), ...texts], photoBorder: null };
  },
});

function isOutermost(index: number, count: number): boolean {
  return index === 0 || index === count - 1;
}

function centreOfRing(content: Rect, columns: number, rows: number, gutter: Cm): Rect {
  const column = spans(content.x, content.width, columns, gutter)[1];
  const row = spans(content.y, content.height, rows, gutter)[1];
  if (!column || !row) throw new RangeError(`Expected at least 3 columns and rows for a ring but received ${columns} x ${rows}`);
  return {
    x: column.at,
    y: row.at,
    width: (columns - 2) * (column.length + gutter) - gutter,
    height: (rows - 2) * (row.length + gutter) - gutter,
  };
}
