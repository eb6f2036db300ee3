import type { Cm } from '../units/cm.ts';

/** Pixels per inch that the eye can still tell apart at 1 cm: one arc minute. */
const DPI_CM = 8733;

/** At this resolution a print looks sharp from any reading distance. */
const SHARP_DPI = 150;

/** Below this resolution a print looks soft from a usual distance. */
const SOFT_DPI = 60;

/** Apparent sharpness of a print: always sharp, sharp from a distance, or soft. */
export type Sharpness =
  | { readonly kind: 'sharp' }
  | { readonly kind: 'from'; readonly distance: Cm }
  | { readonly kind: 'soft'; readonly distance: Cm };

/** Returns how sharp a photo of this resolution looks on the wall; distances are rounded up to 10 cm. */
export function printSharpness(dpi: number): Sharpness {
  if (dpi >= SHARP_DPI) return { kind: 'sharp' };
  const distance = Math.ceil(DPI_CM / dpi / 10) * 10;
  return { kind: dpi >= SOFT_DPI ? 'from' : 'soft', distance };
}
