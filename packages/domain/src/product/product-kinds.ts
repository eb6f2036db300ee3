import type { MaterialCode } from '../catalogue/material.ts';
import type { Cm } from '../units/cm.ts';

/** How the front reflects light: paper and fabric scatter it, satin metal shows a wide highlight, glass a mirror-like one. */
export type ProductSurface = 'paper' | 'fabric' | 'satin' | 'glass';

/** What a side shows: nothing (paper is too thin), the folded print, metal, or glass in the colours of the picture. */
export type ProductEdge = 'none' | 'print' | 'metal' | 'glass';

export interface ProductKind {
  readonly thickness: Cm;
  readonly surface: ProductSurface;
  readonly edge: ProductEdge;
  readonly hanging: Cm;
  /** Weight of the sheet or panel, kg per square metre. */
  readonly kgPerM2: number;
  /** Weight of the stretcher bars, kg per metre. */
  readonly kgPerM: number;
}

const paper = { surface: 'paper', edge: 'none', hanging: 0, kgPerM: 0 } as const;
const canvas = { surface: 'fabric', edge: 'print', hanging: 0, kgPerM2: 0.4 } as const;
const metal = { thickness: 0.3, surface: 'satin', edge: 'metal', kgPerM2: 3.8, kgPerM: 0 } as const;

/** Body of each material. Poster 200 g/m²; aluminium 0.3 + 2.4 + 0.3 mm; acrylic glass 5 mm at 1.19 kg per mm and m². */
export const PRODUCT_KINDS: Readonly<Record<MaterialCode, ProductKind>> = {
  '': { ...paper, thickness: 0, kgPerM2: 0 },
  POSTER: { ...paper, thickness: 0.02, kgPerM2: 0.2 },
  CANVAS2CM: { ...canvas, thickness: 2, kgPerM: 0.3 },
  CANVAS4CM: { ...canvas, thickness: 4.5, kgPerM: 0.6 },
  DIBOND: { ...metal, hanging: 1.2 },
  PLEXI: { thickness: 0.5, surface: 'glass', edge: 'glass', hanging: 1.8, kgPerM2: 5.95, kgPerM: 0 },
  TILES: { ...metal, hanging: 0.5 },
  TILESPERM: { ...metal, hanging: 0.2 },
};
