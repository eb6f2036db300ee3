import { describe, expect, it } from 'vitest';
import { isMaterialCode, MATERIALS, type Material } from './material.ts';

describe('materials', () => {
  it.each([
    ['', 1, 0],
    ['POSTER', 2, 0.1],
    ['CANVAS2CM', 3, 2.5],
    ['CANVAS4CM', 4, 5],
    ['DIBOND', 5, 0.3],
    ['PLEXI', 6, 0.3],
    ['TILES', 7, 0],
    ['TILESPERM', 8, 0],
  ] as const)(
    '[MAT-01] [MAT-02] [MAT-03] [MAT-04] [MAT-06] [MAT-07] [MAT-08] [MAT-09] material %j has index %d and margin %d cm',
    (code, productIndex, margin) => {
      expect(MATERIALS[code]).toMatchObject({ productIndex, margin });
    },
  );

  it('[MAT-10] [MAT-16] accepts only its own codes: unknown materials are neither made nor priced', () => {
    expect(Object.keys(MATERIALS).every(isMaterialCode)).toBe(true);
    expect(['poster', 'CANVAS', 'VELVET', 'toString', '__proto__', 'constructor'].some(isMaterialCode)).toBe(false);
  });

  it('[GXML-09] marks flat materials and canvas', () => {
    const codesWhere = (isWanted: (material: Material) => boolean) =>
      Object.entries(MATERIALS).flatMap(([code, material]) => (isWanted(material) ? [code] : []));
    expect(codesWhere(({ isFlat }) => isFlat)).toEqual(['POSTER', 'DIBOND', 'PLEXI', 'TILES', 'TILESPERM']);
    expect(codesWhere(({ isCanvas }) => isCanvas)).toEqual(['CANVAS2CM', 'CANVAS4CM']);
  });
});
