import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';

/** Side of a panel, including its folded edge. [GEN-TILES-03] */
export const PANEL_SIDE: Cm = 18.4;

/** Visible side of a panel, as shown to buyers. */
export const PANEL_SHOWN: Cm = 18;

/** Distance between panels on the wall; half of it surrounds them. [GEN-TILES-04 … GEN-TILES-06] */
export const PANEL_GAP: Cm = 1;

/** Number of panels on a page of this size; 0 if the size is not a whole number of panels. */
export function panelsIn({ width, height }: SizeCm): number {
  const pitch = PANEL_SIDE + PANEL_GAP;
  const [columns, rows] = [width / pitch, height / pitch];
  const isWhole = [columns, rows].every((count) => count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3);
  return isWhole ? Math.round(columns) * Math.round(rows) : 0;
}
