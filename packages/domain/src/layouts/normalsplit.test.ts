import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { overlaps } from '../geometry/overlap.ts';
import { normalsplit } from './normalsplit.ts';

const page = contextOf(50, 40);
const largeOf = (values: Record<string, number>, context = page) =>
  photosOf(documentOf(normalsplit, context, values)).find((photo) => photo.slot === 'imglarge');

describe('normalsplit', () => {
  it('[GEN-NSPLIT-01] saves its keys in this order', () => {
    expect(normalsplit.keys).toEqual(['position', 'numberHor', 'division', 'borderCM', 'marginCM', 'inline', 'hasText']);
  });

  it('[GEN-SPLIT-01] offers left, top, right and bottom, top by default', () => {
    const { options, currentValue } = controlOf(normalsplit, page, 'position');
    expect(options).toEqual([
      { value: 0, label: 'POSITION_LEFT' },
      { value: 1, label: 'POSITION_TOP' },
      { value: 2, label: 'POSITION_RIGHT' },
      { value: 3, label: 'POSITION_BOTTOM' },
    ]);
    expect(currentValue).toBe(1);
  });

  it.each([
    [0, 8],
    [1, 10],
    [2, 8],
    [3, 10],
  ])('[GEN-SPLIT-02] [GEN-SPLIT-03] at position %d a page of 50 x 40 cm has 2 to %d rows, 3 by default', (position, maxRows) => {
    expect(controlOf(normalsplit, page, 'numberHor', { position })).toMatchObject({ currentValue: 3, minValue: 2, maxValue: maxRows });
  });

  it('[GEN-SPLIT-03] clamps the rows when the large photo moves to another side', () => {
    expect(controlOf(normalsplit, page, 'numberHor', { position: 0, numberHor: 10 }).currentValue).toBe(8);
  });

  it('[GEN-SPLIT-04] [GEN-SPLIT-05] [GEN-SPLIT-06] bounds division, spacing and margin', () => {
    expect(controlOf(normalsplit, page, 'division')).toMatchObject({ currentValue: 20, minValue: 20, maxValue: 60, step: 5 });
    expect(controlOf(normalsplit, page, 'borderCM')).toMatchObject({ currentValue: 0.5, minValue: 0, maxValue: 2, step: 0.1 });
    expect(controlOf(normalsplit, page, 'marginCM')).toMatchObject({ currentValue: 0.5, minValue: 0.5, maxValue: 2, step: 0.1 });
  });

  it('[GEN-SPLIT-07] [GEN-SPLIT-08] switches inline: 0 off, 1 on', () => {
    expect(controlOf(normalsplit, page, 'inline')).toMatchObject({
      type: 'CONTROL_ARROW',
      currentValue: 0,
      options: [
        { value: 0, label: 'OFF' },
        { value: 1, label: 'ON' },
      ],
    });
  });

  it('[GEN-SPLIT-09] offers texts from none to top with subtitle', () => {
    expect(controlOf(normalsplit, page, 'hasText').options.map((option) => option.value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [0, 20, 0.5, 0.5, 10, 39],
    [1, 20, 0.5, 0.5, 49, 8],
    [1, 60, 0.5, 0.5, 49, 24],
    [2, 40, 29.5, 0.5, 20, 39],
    [3, 45, 0.5, 21.5, 49, 18],
  ])(
    '[GEN-SPLIT-01] [GEN-SPLIT-04] position %d at %d %% of 50 x 40 puts the large photo at %d, %d: %d x %d',
    (position, division, x, y, width, height) => {
      expect(largeOf({ position, division })).toMatchObject({ x, y, width, height });
    },
  );

  it('[GEN-SPLIT-04] adds the wrap of a canvas, so that the visible share stays the same', () => {
    expect(largeOf({ division: 20 }, contextOf(50, 40, 'CANVAS4CM'))).toMatchObject({ y: -4.5, height: 12.5 });
  });

  it('aligns the small photos with the large one, in as many lines as keep them nearly square', () => {
    const photos = photosOf(documentOf(normalsplit, page, { position: 1, numberHor: 3, division: 20 }));
    expect(photos.map((photo) => photo.slot)).toEqual(['imglarge', 'img1', 'img2', 'img3', 'img4', 'img5', 'img6']);
    const beside = photosOf(documentOf(normalsplit, page, { position: 0, numberHor: 4, division: 40 }));
    expect(new Set(beside.slice(1).map((photo) => photo.y)).size).toBe(4);
    for (const photo of [...photos.slice(1), ...beside.slice(1)]) expect(Math.abs(Math.log(photo.width / photo.height))).toBeLessThan(0.35);
  });

  it('[GEN-SPLIT-07] lays the small photos over the large one when inline; it then fills the sheet', () => {
    const [large, ...small] = photosOf(documentOf(normalsplit, contextOf(50, 40, 'POSTER'), { inline: 1, division: 60, numberHor: 4 }));
    expect(large).toMatchObject({ slot: 'imglarge', x: -0.1, y: -0.1, width: 50.2, height: 40.2 });
    expect(small).toHaveLength(4);
    for (const photo of small) {
      expect(overlaps(photo, large as NonNullable<typeof large>)).toBe(true);
      expect(photo.y).toBeGreaterThan(24);
    }
  });

  it('[GEN-SPLIT-07] [SZST-12] keeps the large photo off the band of a text', () => {
    const document = documentOf(normalsplit, page, { inline: 1, hasText: 2 });
    expect(photosOf(document)[0]).toMatchObject({ x: 3.2, y: 3.2, width: 43.6, height: 28.8 });
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(normalsplit, { gutter: (values) => values.borderCM as number });
    },
    ANY_LAYOUT_MS,
  );
});
