import type { Rect } from '../../geometry/rect.ts';
import type { PhotoCell } from './layout.ts';

/** A place for a photo as generators make it: square corners, text allowed. `rect` is where the photo itself shows. */
export function photoCell(slot: string, { x, y, width, height }: Rect, tiltDeg = 0): PhotoCell {
  return { kind: 'photo', slot, x, y, width, height, tiltDeg, printMargin: 0, cornerRadius: 0, allowsText: true };
}

/** Cells img1 … imgN in the order given. [TXML-20] */
export function numberedCells(rects: readonly Rect[], tilts: readonly number[] = []): readonly PhotoCell[] {
  return rects.map((rect, index) => photoCell(`img${index + 1}`, rect, tilts[index] ?? 0));
}
