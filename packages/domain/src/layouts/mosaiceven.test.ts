import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { mosaiceven } from './mosaiceven.ts';

const page = contextOf(60, 60);
const shapeOf = (layout: number, columns: number, rows: number) =>
  photosOf(documentOf(mosaiceven, page, { layout, numberVert: columns, numberHor: rows }))
    .map((photo) => `${photo.x},${photo.y},${photo.width}`)
    .join(' ');

describe('mosaiceven', () => {
  it('[GEN-MEVEN-01] [GEN-MEVEN-03] saves its keys in this order and starts with 3 columns and 4 rows', () => {
    expect(mosaiceven.keys).toEqual(['layout', 'numberVert', 'numberHor', 'borderCM', 'marginCM', 'hasText']);
    expect(mosaiceven.defaults).toMatchObject({ layout: 0, numberVert: 3, numberHor: 4 });
  });

  it.each([
    [20, 4],
    [50, 10],
    [60, 12],
    [140, 12],
  ])('[GEN-MEVEN-02] along %d cm run 1 to %d columns or rows', (side, max) => {
    expect(controlOf(mosaiceven, contextOf(side, 40), 'numberVert')).toMatchObject({ minValue: 1, maxValue: max });
    expect(controlOf(mosaiceven, contextOf(40, side), 'numberHor')).toMatchObject({ minValue: 1, maxValue: max });
  });

  it('[GEN-MEVEN-04] offers the layouts A to O, all different on a grid of 6 x 6 and 10 of them on the smallest useful one', () => {
    const { options } = controlOf(mosaiceven, page, 'layout');
    expect(options.map((option) => option.label).join('')).toBe('ABCDEFGHIJKLMNO');
    const different = (columns: number, rows: number) => new Set(options.map((option) => shapeOf(option.value, columns, rows))).size;
    expect([different(6, 6), different(4, 4), different(3, 4)]).toEqual([15, 15, 10]);
  });

  it('[GEN-MEVEN-05] places large tiles of two by two cells, only where they fit beside others', () => {
    const photos = photosOf(documentOf(mosaiceven, page, { layout: 1, numberVert: 3, numberHor: 4, borderCM: 1, marginCM: 1 }));
    const [large, cell] = photos;
    expect(photos).toHaveLength(9);
    expect(large?.width).toBeCloseTo(2 * (cell?.width ?? 0) + 1, 3);
    expect(large?.height).toBeCloseTo(2 * (cell?.height ?? 0) + 1, 3);
    for (let layout = 0; layout < 15; layout++) {
      expect(photosOf(documentOf(mosaiceven, page, { layout, numberVert: 1, numberHor: 5 }))).toHaveLength(5);
      expect(photosOf(documentOf(mosaiceven, page, { layout, numberVert: 2, numberHor: 2 }))).toHaveLength(4);
    }
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(mosaiceven, { gutter: (values) => values.borderCM as number });
    },
    ANY_LAYOUT_MS,
  );
});
