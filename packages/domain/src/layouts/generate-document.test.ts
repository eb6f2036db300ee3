import { describe, expect, it } from 'vitest';
import { contextOf, documentOf, textsOf } from '../../test/layout-rules.ts';
import type { MaterialCode } from '../catalogue/material.ts';
import { alleven } from './alleven.ts';
import { generateDocument } from './generate-document.ts';
import { seededRandom } from './shared/random.ts';
import { single } from './single.ts';

const page = contextOf(50, 40);

describe('generateDocument', () => {
  it('[GXML-01] [GXML-02] [GXML-04] [TXML-03] [TXML-06] states generator, resolution and material', () => {
    expect(documentOf(alleven, page)).toMatchObject({
      designer: 'generated',
      design: 'alleven',
      screenDpcm: 40,
      hasCustomSizes: true,
      material: '',
      resources: [],
    });
    expect(documentOf(alleven, contextOf(50, 40, 'PLEXI')).material).toBe('PLEXI');
  });

  it('[GXML-03] writes the metadata in the order of its keys, as texts', () => {
    const { vals } = documentOf(alleven, page, { borderCM: 0.7, numberVert: 99 });
    expect(Object.entries(vals)).toEqual([
      ['numberVert', '10'],
      ['numberHor', '4'],
      ['borderCM', '0.7'],
      ['marginCM', '0.5'],
      ['layout', '0'],
      ['hasText', '0'],
    ]);
  });

  it.each(['', 'POSTER', 'CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI', 'TILES', 'TILESPERM'] as const)(
    '[GXML-05] [GXML-10] [GXML-11] [MAT-12] on %j the canvas has the nominal size and the shape extends 5 cm beyond it',
    (material) => {
      const { layout } = documentOf(alleven, contextOf(50, 40, material));
      expect(layout.size).toEqual({ width: 50, height: 40 });
      expect(layout.cells[0]).toMatchObject({
        kind: 'shape',
        x: -5,
        y: -5,
        width: 60,
        height: 50,
        printMargin: 5,
        defaultColor: '#ffffff',
        rectangles: [{ x: 0, y: 0, width: 60, height: 50, isFilled: true, borderRadius: 0, borderWidth: 0 }],
        circles: [],
      });
    },
  );

  it.each([
    ['', 'overlayshape1'],
    ['POSTER', 'overlayshape0'],
    ['DIBOND', 'overlayshape0'],
    ['PLEXI', 'overlayshape0'],
    ['TILES', 'overlayshape0'],
    ['TILESPERM', 'overlayshape0'],
    ['CANVAS2CM', 'overlayshape1'],
    ['CANVAS4CM', 'overlayshape1'],
  ] as const)(
    '[GXML-07] [GXML-08] [GXML-09] [TXML-22] on %j the shape is in %s, and that of the single photo always in overlayshape1',
    (material: MaterialCode, slot) => {
      expect(documentOf(alleven, contextOf(50, 40, material)).layout.cells[0]).toMatchObject({ slot });
      expect(documentOf(single, contextOf(50, 40, material)).layout.cells[0]).toMatchObject({ slot: 'overlayshape1' });
    },
  );

  it('[GXML-12] [TXML-21] holds photos, then editable texts: txt1 the title, txt2 the subtitle', () => {
    const document = documentOf(alleven, page, { hasText: 3 });
    expect(document.layout.cells.map((cell) => cell.kind)).toEqual(['shape', ...Array(12).fill('photo'), 'text', 'text']);
    expect(textsOf(document).map(({ slot, editable }) => [slot, editable])).toEqual([
      ['txt1', true],
      ['txt2', true],
    ]);
  });

  it('rounds edges to whole micrometres', () => {
    for (const cell of documentOf(alleven, page).layout.cells) {
      for (const length of [cell.x, cell.y, cell.width, cell.height]) expect(length * 1e4).toBeCloseTo(Math.round(length * 1e4), 6);
    }
  });

  it('refuses an invalid size', () => {
    for (const bad of [0, -1, Number.NaN]) {
      expect(() => generateDocument({ generator: alleven, context: contextOf(bad, 40), values: {}, seed: 1 })).toThrow(RangeError);
    }
  });
});

describe('seededRandom', () => {
  it('gives the same stream for the same seed, and another one for another seed', () => {
    const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    for (const value of take(0)) expect(value >= 0 && value < 1).toBe(true);
  });
});
