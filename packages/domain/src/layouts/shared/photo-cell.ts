import type { Rect } from '../../geometry/rect.ts';
import type { PhotoCell } from './layout.ts';

/** Creates a photo cell with square corners that allows text. `rect` is the area of the photo itself. */
export function photoCell(slot: string, { x, y, width, height }: Rect, tiltDeg = 0): PhotoCell {
  return { kind: 'photo', slot, x, y, width, height, tiltDeg, printMargin: 0, cornerRadius: 0, allowsText: true };
}

/** Cells img1 … imgN in the order given. [TXML-20] */
export function numberedCells(rects: readonly Rect[], tilts: readonly number[] = []): readonly PhotoCell[] {
  return rects.map((rect, index) => photoCell(`img${index + 1}`, rect, tilts[index] ?? 0));
}
