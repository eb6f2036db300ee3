import type { SizeCm } from '@muro/domain';

/** One panel of 18.4 cm and the gap to the next; with the margins a page is exactly this times its panels. [GEN-TILES-03 … GEN-TILES-06] */
const PITCH = 19.4;

/** How many panels a tile page of this size has; 0 for a size that panels do not make. */
export function tilePanels({ width, height }: SizeCm): number {
  const [columns, rows] = [width / PITCH, height / PITCH];
  const isWhole = [columns, rows].every((count) => count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3);
  return isWhole ? Math.round(columns) * Math.round(rows) : 0;
}
