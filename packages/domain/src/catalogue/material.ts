import type { Cm } from '../units/cm.ts';

/** Materials of whole pages, and of pages that consist of panels. */
export const SHEET_MATERIALS = ['POSTER', 'CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI'] as const;
export const PANEL_MATERIALS = ['TILES', 'TILESPERM'] as const;

/** '' until one is chosen. */
export type MaterialCode = '' | (typeof SHEET_MATERIALS)[number] | (typeof PANEL_MATERIALS)[number];

export interface Material {
  readonly code: MaterialCode;
  readonly productIndex: number;
  /** Bleed around the trim; for canvas the wrap round the frame. */
  readonly margin: Cm;
  /** True for canvas, which wraps round a frame: corners stay blank, margins count from the sheet edge. */
  readonly isCanvas: boolean;
  /** True for paper and rigid panels, which do not wrap. [GXML-09] */
  readonly isFlat: boolean;
}

const material = (code: MaterialCode, productIndex: number, margin: Cm, kind: '' | 'canvas' | 'flat'): Material => ({
  code,
  productIndex,
  margin,
  isCanvas: kind === 'canvas',
  isFlat: kind === 'flat',
});

/** The material table. [MAT-01 … MAT-09] */
export const MATERIALS: Readonly<Record<MaterialCode, Material>> = {
  '': material('', 1, 0, ''),
  POSTER: material('POSTER', 2, 0.1, 'flat'),
  CANVAS2CM: material('CANVAS2CM', 3, 2.5, 'canvas'),
  CANVAS4CM: material('CANVAS4CM', 4, 5, 'canvas'),
  DIBOND: material('DIBOND', 5, 0.3, 'flat'),
  PLEXI: material('PLEXI', 6, 0.3, 'flat'),
  TILES: material('TILES', 7, 0, 'flat'),
  TILESPERM: material('TILESPERM', 8, 0, 'flat'),
};

export function isMaterialCode(code: string): code is MaterialCode {
  return Object.hasOwn(MATERIALS, code);
}
