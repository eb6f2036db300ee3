/** Below this a photo counts as low quality. [QUAL-03] */
export const LOW_DPI = 100;

/** Resolution at which pinching stops to enlarge. [CROP-09] */
export const PINCH_MIN_DPI = 25;

export type Quality = 'POOR' | 'MODERATE' | 'REASONABLE' | 'GOOD' | 'EXCELLENT';
export type Smiley = 'red' | 'orange' | 'green';

/** The quality word of a photo; the upper limits 60, 90, 100 and 150 dpi belong to the lower word. [QUAL-15 … QUAL-19] */
export function qualityOf(dpi: number): Quality {
  if (dpi <= 60) return 'POOR';
  if (dpi <= 90) return 'MODERATE';
  if (dpi <= 100) return 'REASONABLE';
  return dpi <= 150 ? 'GOOD' : 'EXCELLENT';
}

/**
 * The smiley of a photo. Its limits differ from those of the words: at exactly 100 dpi the word is REASONABLE, the smiley green.
 * [QUAL-06]
 */
export function smileyOf(dpi: number): Smiley {
  if (dpi < 75) return 'red';
  return dpi < LOW_DPI ? 'orange' : 'green';
}

export function isLow(dpi: number): boolean {
  return dpi < LOW_DPI;
}

/** True if a pinch may zoom in to this resolution. [CROP-09] */
export function isPinchAllowed(dpi: number): boolean {
  return dpi > PINCH_MIN_DPI;
}
