import { type Edge, isPanelMaterial, MATERIALS, type MaterialCode, type Surface } from '../catalogue/material.ts';
import { PANEL_GAP, PANEL_SHOWN, PANEL_SIDE, panelsIn } from '../catalogue/panels.ts';
import { grow, type Rect, type SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';

export type SideName = 'left' | 'right' | 'top' | 'bottom';

/** A strip of the sheet that folds back onto one side of the piece. */
export interface ProductSide {
  readonly name: SideName;
  /** The strip as it lies on the sheet, cm; origin at the top left of the trim. */
  readonly region: Rect;
}

/**
 * The finished wall product: what hangs on the wall, in cm.
 *
 *     wall ┃← hanging →┃← thickness →┃ front
 */
export interface Product {
  readonly material: MaterialCode;
  /** Size of the finished front. */
  readonly trim: SizeCm;
  /** The whole printed sheet with its bleed; origin at the top left of the trim. */
  readonly sheet: Rect;
  /** The separate pieces that hang on the wall, cm on the trim: the trim itself, or one per tile. */
  readonly pieces: readonly Rect[];
  /** From the front to the back of the piece: depth of the bar, thickness of the panel. */
  readonly thickness: Cm;
  /** The printed sides of a canvas: only the inner `thickness` of the bleed, the rest lies behind. Empty where nothing folds. */
  readonly sides: readonly ProductSide[];
  readonly surface: Surface;
  /** Look of a side that is not folded. */
  readonly edge: Edge;
  /** Distance between the wall and the back of the piece. */
  readonly hanging: Cm;
  /** Weight of the piece without packaging, kg; 0 while no material is chosen. */
  readonly weightKg: number;
}

/** Returns the product that a page of this size becomes in a material. [MAT-01 … MAT-09] */
export function productOf(trim: SizeCm, material: MaterialCode): Product {
  const { margin, isCanvas, thickness, surface, edge, hanging, kgPerM2, kgPerM } = MATERIALS[material];
  const front: Rect = { x: 0, y: 0, ...trim };
  const pieces = isPanelMaterial(material) ? tilesOf(trim) : [front];
  const areaM2 = pieces.reduce((sum, { width, height }) => sum + width * height, 0) / 10_000;
  const barM = (2 * (trim.width + trim.height)) / 100;
  return {
    material,
    trim,
    sheet: grow(front, margin),
    pieces,
    thickness,
    sides: isCanvas ? sidesOf(trim, thickness) : [],
    surface,
    edge,
    hanging,
    weightKg: kgPerM2 * areaM2 + kgPerM * barM,
  };
}

/** The strips that fold onto the four sides, without the corners. */
function sidesOf({ width, height }: SizeCm, depth: Cm): readonly ProductSide[] {
  return [
    { name: 'left', region: { x: -depth, y: 0, width: depth, height } },
    { name: 'right', region: { x: width, y: 0, width: depth, height } },
    { name: 'top', region: { x: 0, y: -depth, width, height: depth } },
    { name: 'bottom', region: { x: 0, y: height, width, height: depth } },
  ];
}

/** The visible squares of a page of tiles; the whole page if its size is not a whole number of tiles. [GEN-TILES-03 … GEN-TILES-06] */
function tilesOf(trim: SizeCm): readonly Rect[] {
  const count = panelsIn(trim);
  if (count === 0) return [{ x: 0, y: 0, ...trim }];
  const pitch = PANEL_SIDE + PANEL_GAP;
  const columns = Math.round(trim.width / pitch);
  const start = (pitch - PANEL_SHOWN) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: start + (index % columns) * pitch,
    y: start + Math.floor(index / columns) * pitch,
    width: PANEL_SHOWN,
    height: PANEL_SHOWN,
  }));
}
