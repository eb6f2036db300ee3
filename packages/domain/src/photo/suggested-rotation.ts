import type { QuarterTurn } from './view.ts';

/** Clockwise rotation of an EXIF orientation, degrees: 90, 180 or 270 for 6, 3 and 8, otherwise 0. [INGEST-11] */
export function suggestedRotationOf(orientation: number): QuarterTurn {
  if (orientation === 3) return 180;
  if (orientation === 6) return 90;
  return orientation === 8 ? 270 : 0;
}
