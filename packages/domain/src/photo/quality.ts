/** Below this a photo counts as low quality. [QUAL-03] */
export const LOW_DPI = 100;

/** Pinching in stops above this. [CROP-09] */
export const PINCH_MIN_DPI = 25;

export type Quality = 'POOR' | 'MODERATE' | 'REASONABLE' | 'GOOD' | 'EXCELLENT';
export type Smiley = 'red' | 'orange' | 'green';

/** The word of the per-photo line; upper limits 60, 90, 100 and 150 dpi belong to the lower word. [QUAL-15 … QUAL-19] */
export function qualityOf(dpi: number): Quality {
  if (dpi <= 60) return 'POOR';
  if (dpi <= 90) return 'MODERATE';
  if (dpi <= 100) return 'REASONABLE';
  return dpi <= 150 ? 'GOOD' : 'EXCELLENT';
}

/** A scale of its own, beside the words: exactly 100 dpi reads REASONABLE and smiles green. [QUAL-06] */
export function smileyOf(dpi: number): Smiley {
  if (dpi < 75) return 'red';
  return dpi < LOW_DPI ? 'orange' : 'green';
}

export function isLow(dpi: number): boolean {
  return dpi < LOW_DPI;
}

/** Whether a pinch may go as far as this resolution. [CROP-09] */
export function isPinchAllowed(dpi: number): boolean {
  return dpi > PINCH_MIN_DPI;
}
