import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { generatorState } from './generator-state.ts';
import { single } from './single.ts';

const page = contextOf(50, 40);

describe('single', () => {
  it('[GEN-SINGLE-01] saves marginCM and hasText', () => {
    expect(single.keys).toEqual(['marginCM', 'hasText']);
  });

  it('[GEN-SINGLE-02] has one column, one row, a margin and a text position', () => {
    const state = generatorState(single, page, {});
    expect([state.cols, state.rows, state.controls.map((control) => control.key)]).toEqual([1, 1, ['marginCM', 'hasText']]);
    expect(photosOf(documentOf(single, page)).map((photo) => photo.slot)).toEqual(['singlephoto']);
  });

  it.each([
    ['CANVAS2CM', 0, 4.5],
    ['CANVAS4CM', 0, 7],
    ['', 0.5, 2],
    ['POSTER', 0, 2],
    ['DIBOND', 0, 2],
    ['PLEXI', 0, 2],
    ['TILES', 0, 2],
    ['TILESPERM', 0, 2],
  ] as const)(
    '[GEN-SINGLE-03] [GEN-SINGLE-04] [GEN-SINGLE-05] [GEN-SINGLE-06] [GEN-SINGLE-07] the margin on %j ranges from %d to %d in steps of 0.5',
    (material, minValue, maxValue) => {
      expect(controlOf(single, contextOf(50, 40, material), 'marginCM')).toMatchObject({ minValue, maxValue, step: 0.5 });
    },
  );

  it('[GEN-SINGLE-08] the text position ranges from none to top with subtitle in steps of 1', () => {
    expect(controlOf(single, page, 'hasText')).toMatchObject({ minValue: 0, maxValue: 6, step: 1 });
    expect(controlOf(single, page, 'hasText').options.map((option) => option.label)).toEqual([
      'TEXT_NONE',
      'TEXT_BOTTOM_SMALL',
      'TEXT_BOTTOM',
      'TEXT_BOTTOM_SUB',
      'TEXT_TOP_SMALL',
      'TEXT_TOP',
      'TEXT_TOP_SUB',
    ]);
  });

  it.each([
    ['CANVAS4CM', 0, -5],
    ['CANVAS4CM', 5, 0],
    ['CANVAS4CM', 7, 2],
    ['CANVAS2CM', 4.5, 2],
    ['POSTER', 0, -0.1],
    ['POSTER', 2, 2],
    ['', 0.5, 0.5],
  ] as const)('[MAT-15] on %j a margin of %d begins %d cm inside the trim', (material, marginCM, edge) => {
    const [photo] = photosOf(documentOf(single, contextOf(50, 40, material), { marginCM }));
    expect(photo).toMatchObject({ x: edge, y: edge, width: 50 - 2 * edge, height: 40 - 2 * edge });
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(single);
    },
    ANY_LAYOUT_MS,
  );
});
