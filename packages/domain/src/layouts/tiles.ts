import { PANEL_MATERIALS } from '../catalogue/material.ts';
import { PANEL_GAP, PANEL_SIDE } from '../catalogue/panels.ts';
import { numberControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { numberedCells } from './shared/photo-cell.ts';

/**
 * Panels for the wall, one photo each. The number of panels defines the page size, so the requested size is ignored. [GEN-TILES-01 …
 * GEN-TILES-07]
 */
export const tiles = defineGenerator({
  name: 'tiles',
  customSizeRule: 'default',
  materials: PANEL_MATERIALS,
  defaults: { numberVert: 3, numberHor: 3 },
  controls: (_, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: 1, max: 10 }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 1, max: 10 }),
  ],
  makesPanels: true,
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate(_, { numberVert: columns, numberHor: rows }) {
    const pitch = PANEL_SIDE + PANEL_GAP;
    const rects = Array.from({ length: columns * rows }, (_, i) => ({
      x: PANEL_GAP / 2 + (i % columns) * pitch,
      y: PANEL_GAP / 2 + Math.floor(i / columns) * pitch,
      width: PANEL_SIDE,
      height: PANEL_SIDE,
    }));
    const side = (count: number) => count * pitch;
    return { size: { width: side(columns), height: side(rows) }, cells: numberedCells(rects), photoBorder: null };
  },
});
