import type { Cm } from '../units/cm.ts';

/** Materials of whole pages, and of pages that consist of panels. */
export const SHEET_MATERIALS = ['POSTER', 'CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI'] as const;
export const PANEL_MATERIALS = ['TILES', 'TILESPERM'] as const;

/** '' until one is chosen. */
export type MaterialCode = '' | (typeof SHEET_MATERIALS)[number] | (typeof PANEL_MATERIALS)[number];

/** Reflection of the front: paper and fabric scatter light, satin metal shows a wide highlight, glass a mirror-like one. */
export type Surface = 'paper' | 'fabric' | 'satin' | 'glass';

/** Look of a side: nothing (paper is too thin), the folded print, metal, or glass in the colours of the picture. */
export type Edge = 'none' | 'print' | 'metal' | 'glass';

export interface Material {
  readonly productIndex: number;
  /** Bleed around the trim; for canvas the wrap round the frame. */
  readonly margin: Cm;
  /** True for canvas, which wraps round a frame: corners stay blank, margins count from the sheet edge. */
  readonly isCanvas: boolean;
  /** True for paper and rigid panels, which do not wrap. [GXML-09] */
  readonly isFlat: boolean;
  /** Thickness of the panel; for canvas the depth of the frame. */
  readonly thickness: Cm;
  readonly surface: Surface;
  readonly edge: Edge;
  /** Distance between the wall and the back of the piece. */
  readonly hanging: Cm;
  /** Weight of the sheet or panel, kg per square metre. */
  readonly kgPerM2: number;
  /** Weight of the stretcher bars, kg per metre. */
  readonly kgPerM: number;
}

const flat = { isCanvas: false, isFlat: true, kgPerM: 0 } as const;
const paper = { ...flat, surface: 'paper', edge: 'none', hanging: 0 } as const;
const metal = { ...flat, thickness: 0.3, surface: 'satin', edge: 'metal', kgPerM2: 3.8 } as const;
const canvas = { isCanvas: true, isFlat: false, surface: 'fabric', edge: 'print', hanging: 0, kgPerM2: 0.4 } as const;

/** The material table. Poster 200 g/m²; aluminium 0.3 + 2.4 + 0.3 mm; acrylic glass 5 mm at 1.19 kg per mm and m². [MAT-01 … MAT-09] */
export const MATERIALS: Readonly<Record<MaterialCode, Material>> = {
  '': { ...paper, isFlat: false, productIndex: 1, margin: 0, thickness: 0, kgPerM2: 0 },
  POSTER: { ...paper, productIndex: 2, margin: 0.1, thickness: 0.02, kgPerM2: 0.2 },
  CANVAS2CM: { ...canvas, productIndex: 3, margin: 2.5, thickness: 2, kgPerM: 0.3 },
  CANVAS4CM: { ...canvas, productIndex: 4, margin: 5, thickness: 4.5, kgPerM: 0.6 },
  DIBOND: { ...metal, productIndex: 5, margin: 0.3, hanging: 1.2 },
  PLEXI: { ...flat, productIndex: 6, margin: 0.3, thickness: 0.5, surface: 'glass', edge: 'glass', hanging: 1.8, kgPerM2: 5.95 },
  TILES: { ...metal, productIndex: 7, margin: 0, hanging: 0.5 },
  TILESPERM: { ...metal, productIndex: 8, margin: 0, hanging: 0.2 },
};

export function isMaterialCode(code: string): code is MaterialCode {
  return Object.hasOwn(MATERIALS, code);
}

/** True for pages that consist of panels. */
export const isPanelMaterial = (code: MaterialCode): boolean => PANEL_MATERIALS.some((panel) => panel === code);
