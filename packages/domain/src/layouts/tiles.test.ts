import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { panelCount } from '../catalogue/tile-price.ts';
import { generatorState } from './generator-state.ts';
import { tiles } from './tiles.ts';

const page = contextOf(50, 40, 'TILES');

describe('tiles', () => {
  it('[GEN-TILES-01] [GEN-TILES-07] saves columns and rows, 3 and 3 by default', () => {
    expect(tiles.keys).toEqual(['numberVert', 'numberHor']);
    expect(tiles.defaults).toEqual({ numberVert: 3, numberHor: 3 });
  });

  it('[GEN-TILES-02] each ranges from 1 to 10', () => {
    for (const key of tiles.keys) expect(controlOf(tiles, page, key)).toMatchObject({ minValue: 1, maxValue: 10, step: 1 });
  });

  it.each([
    [1, 19.4],
    [3, 58.2],
    [5, 97],
    [10, 194],
  ])('[GEN-TILES-06] %d panels make %d cm', (count, side) => {
    const { size } = documentOf(tiles, page, { numberVert: count, numberHor: count }).layout;
    expect([size.width, size.height]).toEqual([expect.closeTo(side, 9), expect.closeTo(side, 9)]);
  });

  it('[GEN-TILES-03] [GEN-TILES-04] [GEN-TILES-05] lays panels of 18.4 cm, 1 cm apart, 0.5 cm from the edge', () => {
    const photos = photosOf(documentOf(tiles, page, { numberVert: 2, numberHor: 2 }));
    expect(photos.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [0.5, 0.5, 18.4, 18.4],
      [19.9, 0.5, 18.4, 18.4],
      [0.5, 19.9, 18.4, 18.4],
      [19.9, 19.9, 18.4, 18.4],
    ]);
  });

  it('[SIZE-18] [CTRL-06] counts its panels from columns and rows', () => {
    const { cols, rows } = generatorState(tiles, page, { numberVert: 4, numberHor: 2 });
    expect(panelCount(cols, rows)).toBe(8);
  });

  it('[GXML-09] is flat on every material', () => {
    expect(documentOf(tiles, contextOf(50, 40, '')).layout.cells[0]).toMatchObject({ slot: 'overlayshape0' });
  });

  it(
    'holds its invariants for any values',
    () => {
      checkAnyLayout(tiles, { gutter: () => 1, maxSlots: 100, runs: 300 });
    },
    ANY_LAYOUT_MS,
  );
});
