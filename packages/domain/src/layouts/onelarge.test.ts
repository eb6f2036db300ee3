import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { onelarge } from './onelarge.ts';

const page = contextOf(50, 40);
const largeOf = (layout: number) =>
  photosOf(documentOf(onelarge, page, { layout, borderCM: 1, marginCM: 1 })).filter((photo) => photo.slot.startsWith('imglarge'));

describe('onelarge', () => {
  it('[GEN-ONELARGE-02] saves its keys in this order', () => {
    expect(onelarge.keys).toEqual(['numberVert', 'numberHor', 'borderCM', 'marginCM', 'layout', 'hasText']);
  });

  it.each([
    [20, 4],
    [50, 10],
    [60, 12],
    [140, 12],
  ])('[GEN-ALLEVEN-08] [GEN-ALLEVEN-09] [GEN-ONELARGE-01] along %d cm run 3 to %d, 4 at first', (side, max) => {
    expect(controlOf(onelarge, contextOf(side, 40), 'numberVert')).toMatchObject({ currentValue: 4, minValue: 3, maxValue: max });
    expect(controlOf(onelarge, contextOf(40, side), 'numberHor')).toMatchObject({ currentValue: 4, minValue: 3, maxValue: max });
  });

  it('[GEN-ALLEVEN-10] [GEN-ONELARGE-01] [TXML-20] splits the centre into 1x1, 2x1, 1x2 or 2x2', () => {
    expect(controlOf(onelarge, page, 'layout').options.map((option) => option.label)).toEqual(['1x1', '2x1', '1x2', '2x2']);
    expect([0, 1, 2, 3].map((layout) => largeOf(layout).map((photo) => photo.slot))).toEqual([
      ['imglarge'],
      ['imglarge', 'imglarge1'],
      ['imglarge', 'imglarge1'],
      ['imglarge', 'imglarge1', 'imglarge2', 'imglarge3'],
    ]);
    const [left, right] = largeOf(1);
    const [above, below] = largeOf(2);
    expect(left?.y).toBe(right?.y);
    expect(above?.x).toBe(below?.x);
  });

  it('[GEN-ALLEVEN-11] fills the outer ring with small photos and the centre with the large one', () => {
    const photos = photosOf(documentOf(onelarge, page, { numberVert: 5, numberHor: 4, borderCM: 1, marginCM: 1 }));
    expect(photos).toHaveLength(1 + 2 * 5 + 2 * 2);
    const [large, first] = photos;
    expect(large).toMatchObject({ slot: 'imglarge' });
    expect(large?.width).toBeCloseTo(3 * (first?.width ?? 0) + 2, 3);
    expect(large?.height).toBeCloseTo(2 * (first?.height ?? 0) + 1, 3);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      // Two large photos in a centre of one row, on 20 cm with a title and the widest spacing, have sides of 0.95 cm.
      checkAnyLayout(onelarge, { gutter: (values) => values.borderCM as number, minSide: 0.9 });
    },
    ANY_LAYOUT_MS,
  );
});
