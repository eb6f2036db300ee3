import { arrowControl, letterOptions, marginControl, numberControl, spacingControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { maxCellsAlong } from './shared/grid.ts';
import { largeTiles, TILE_LAYOUTS, tiledRects } from './shared/large-tiles.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

/** An even grid in which some photos take two by two cells, by the layout's letter. [GEN-MEVEN-01 … GEN-MEVEN-05] */
export const mosaiceven = defineGenerator({
  name: 'mosaiceven',
  customSizeRule: 'default',
  defaults: { layout: 0, numberVert: 3, numberHor: 4, borderCM: 0.5, marginCM: 0.5, hasText: 0 },
  controls: ({ size }, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: 1, max: maxCellsAlong(size.width, 5) }),
    arrowControl(values, { key: 'layout', label: 'CONTROL_LAYOUT', options: letterOptions(TILE_LAYOUTS) }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 1, max: maxCellsAlong(size.height, 5) }),
    spacingControl(values),
    marginControl(values),
    textControl(values),
  ],
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate(context, { layout, numberVert, numberHor, borderCM, marginCM, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    const grid = { columns: numberVert, rows: numberHor };
    const rects = tiledRects(content, grid, borderCM, largeTiles(layout, grid));
    return { size: context.size, cells: [...numberedCells(rects), ...texts], photoBorder: null };
  },
});
