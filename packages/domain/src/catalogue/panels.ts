import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';

/** One panel with what folds away. [GEN-TILES-03] */
export const PANEL_SIDE: Cm = 18.4;

/** Its side as a buyer is told it. */
export const PANEL_SHOWN: Cm = 18;

/** Between panels on the wall; half of it round them all. [GEN-TILES-04 … GEN-TILES-06] */
export const PANEL_GAP: Cm = 1;

/** How many panels a page of this size has; 0 for a size that panels do not make. */
export function panelsIn({ width, height }: SizeCm): number {
  const pitch = PANEL_SIDE + PANEL_GAP;
  const [columns, rows] = [width / pitch, height / pitch];
  const isWhole = [columns, rows].every((count) => count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3);
  return isWhole ? Math.round(columns) * Math.round(rows) : 0;
}
