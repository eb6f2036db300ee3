import { type GridCounts, squareGrids } from '../catalogue/square-grids.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { arrowControl, letterOptions, marginControl, spacingControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { largeTiles, squaresBox, TILE_LAYOUTS, tiledRects } from './shared/large-tiles.ts';
import { contentBox } from './shared/margin.ts';
import { numberedCells } from './shared/photo-cell.ts';

/** Grids of some sizes; other sizes have a formula. [GEN-MINSTA-06 … GEN-MINSTA-08] */
const GRIDS: Readonly<Record<string, readonly GridCounts[]>> = {
  '40x30': [grid(4, 3), grid(8, 6)],
  '80x60': [grid(4, 3), grid(8, 6), grid(12, 9)],
  '100x100': [4, 5, 6, 7, 8, 9, 10].map((side) => grid(side, side)),
};

/**
 * Square photos, some two by two cells large. The letter selects grid and composition: it steps through the size's grids, coarse to fine,
 * with another composition in each round.
 *
 * @see [GEN-MINSTA-01 … GEN-MINSTA-09]
 */
export const mosaicinsta = defineGenerator({
  name: 'mosaicinsta',
  customSizeRule: 'square-ratio',
  defaults: { layout: 0, borderCM: 0.5, marginCM: 0.5 },
  controls: (_, values) => [
    arrowControl(values, { key: 'layout', label: 'CONTROL_LAYOUT', options: letterOptions(TILE_LAYOUTS) }),
    spacingControl(values),
    marginControl(values),
  ],
  generate(context, { layout, borderCM, marginCM }) {
    const grids = gridsOf(context.size);
    const chosen = itemAt(grids, layout % grids.length);
    const box = squaresBox(contentBox(context, marginCM), chosen, borderCM);
    const large = largeTiles(compositionOf(Math.floor(layout / grids.length), grids.length), chosen);
    return { size: context.size, cells: numberedCells(tiledRects(box, chosen, borderCM, large)), photoBorder: null };
  },
});

function grid(columns: number, rows: number): GridCounts {
  return { columns, rows };
}

/** The size's grids; for a size that squares do not fill, the nearest coarse grid with larger margins. */
function gridsOf({ width, height }: SizeCm): readonly GridCounts[] {
  const listed = GRIDS[`${width}x${height}`] ?? squareGrids({ width, height });
  if (listed.length > 0) return listed;
  const short = Math.max(1, Math.min(4, Math.floor(Math.min(width, height) / 5)));
  const long = Math.max(1, Math.min(36, Math.round((short * Math.max(width, height)) / Math.min(width, height))));
  return [width > height ? grid(long, short) : grid(short, long)];
}

/** Composition of a round: with few grids all compositions in turn; with many grids the most varied ones. */
function compositionOf(round: number, grids: number): number {
  const roundOrder = [3, 6, 11, 0, 7];
  return grids > 3 ? itemAt(roundOrder, round) : round % TILE_LAYOUTS;
}
