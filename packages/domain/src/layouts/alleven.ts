import { marginControl, numberControl, spacingControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { gridRects, maxCellsAlong } from './shared/grid.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

/**
 * Equal photos in columns and rows; the default generator. `layout` is stored as 0 and has no control. [GEN-ALLEVEN-01 … GEN-ALLEVEN-12]
 */
export const alleven = defineGenerator({
  name: 'alleven',
  customSizeRule: 'default',
  isPlainGrid: true,
  defaults: { numberVert: 3, numberHor: 4, borderCM: 0.5, marginCM: 0.5, layout: 0, hasText: 0 },
  controls: ({ size }, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: 1, max: maxCellsAlong(size.width, 5) }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 1, max: maxCellsAlong(size.height, 5) }),
    spacingControl(values),
    marginControl(values),
    textControl(values),
  ],
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate(context, { numberVert, numberHor, borderCM, marginCM, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    const rects = gridRects(content, { columns: numberVert, rows: numberHor, gutter: borderCM });
    return { size: context.size, cells: [...numberedCells(rects), ...texts], photoBorder: null };
  },
});
