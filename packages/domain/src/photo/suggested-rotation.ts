import type { QuarterTurn } from './view.ts';

/** The turn that an EXIF orientation asks for, degrees clockwise: 3, 6 and 8 turn, all others do not. [INGEST-11] */
export function suggestedRotationOf(orientation: number): QuarterTurn {
  if (orientation === 3) return 180;
  if (orientation === 6) return 90;
  return orientation === 8 ? 270 : 0;
}
