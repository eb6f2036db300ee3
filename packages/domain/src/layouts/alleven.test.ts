import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { alleven } from './alleven.ts';

const page = contextOf(50, 40);
const DIMENSIONS = [
  [20, 4],
  [28, 5],
  [28.5, 5],
  [30, 6],
  [40, 8],
  [50, 10],
  [60, 12],
  [70, 12],
  [100, 12],
  [112, 12],
  [140, 12],
] as const;

describe('alleven', () => {
  it('[GEN-ALLEVEN-01] saves its keys in this order', () => {
    expect(alleven.keys).toEqual(['numberVert', 'numberHor', 'borderCM', 'marginCM', 'layout', 'hasText']);
  });

  it('[GEN-ALLEVEN-02] [GEN-ALLEVEN-03] [GEN-ALLEVEN-12] starts with 3 columns, 4 rows, margin and spacing 0.5, no text, layout 0', () => {
    expect(alleven.defaults).toEqual({ numberVert: 3, numberHor: 4, borderCM: 0.5, marginCM: 0.5, layout: 0, hasText: 0 });
    expect(alleven.controls(page, alleven.defaults).some((control) => control.key === 'layout')).toBe(false);
  });

  it.each(DIMENSIONS)('[GEN-ALLEVEN-04] along %d cm run 1 to %d columns or rows', (side, max) => {
    expect(controlOf(alleven, contextOf(side, 40), 'numberVert')).toMatchObject({ minValue: 1, maxValue: max });
    expect(controlOf(alleven, contextOf(40, side), 'numberHor')).toMatchObject({ minValue: 1, maxValue: max });
  });

  it('[GEN-ALLEVEN-05] [GEN-ALLEVEN-06] [GEN-ALLEVEN-07] [GEN-COMMON-05] [GEN-COMMON-06] bounds spacing, margin and text', () => {
    expect(controlOf(alleven, page, 'borderCM')).toMatchObject({ minValue: 0, maxValue: 2, step: 0.1 });
    expect(controlOf(alleven, page, 'marginCM')).toMatchObject({ minValue: 0.5, maxValue: 2, step: 0.1 });
    expect(controlOf(alleven, page, 'hasText')).toMatchObject({ minValue: 0, maxValue: 6, step: 1 });
  });

  it('[GEN-COMMON-14] numberVert counts columns and numberHor rows; slots are named in reading order', () => {
    const photos = photosOf(documentOf(alleven, page, { numberVert: 2, numberHor: 3, borderCM: 1, marginCM: 0.5 }));
    expect(photos.map(({ slot, x, y, width, height }) => [slot, x, y, width, height])).toEqual([
      ['img1', 0.5, 0.5, 24, 12.3333],
      ['img2', 25.5, 0.5, 24, 12.3333],
      ['img3', 0.5, 13.8333, 24, 12.3334],
      ['img4', 25.5, 13.8333, 24, 12.3334],
      ['img5', 0.5, 27.1667, 24, 12.3333],
      ['img6', 25.5, 27.1667, 24, 12.3333],
    ]);
  });

  it('[TXML-20] wraps its outer photos round the frame of a canvas', () => {
    const photos = photosOf(documentOf(alleven, contextOf(50, 40, 'CANVAS4CM'), { numberVert: 2, numberHor: 2, borderCM: 0 }));
    expect(photos.map(({ slot, x, y, width, height }) => [slot, x, y, width, height])).toEqual([
      ['img1', -4.5, -4.5, 29.5, 24.5],
      ['img2', 25, -4.5, 29.5, 24.5],
      ['img3', -4.5, 20, 29.5, 24.5],
      ['img4', 25, 20, 29.5, 24.5],
    ]);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(alleven, { gutter: (values) => values.borderCM as number });
    },
    ANY_LAYOUT_MS,
  );
});
