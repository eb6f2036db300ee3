import { grow, intersection, type Rect, type SizePx } from '@muro/domain';
import { wholeSize } from '../picture/sized-part.ts';
import { bandPictures } from './band-pictures.ts';
import { createTilePainter, MAX_TILE_PX } from './paint-tile.ts';
import type { RenderJob } from './render-job.ts';

/** Pixels of a band of the sheet, four bytes each. */
export interface Band extends SizePx {
  readonly rgba: Buffer;
}

/** Margin around a band, px, inside which a picture counts as shown: smoothing at its edges also paints the neighbouring pixels. */
const SPARE_PX = 2;

/**
 * Paints a drawing in bands, from top to bottom, so that neither the sheet nor all its pictures are in memory at once. Each band is
 * painted in tiles from left to right.
 *
 * @param bandRows  at most `MAX_TILE_PX`; the last band can have fewer rows
 */
export async function* renderBands(job: RenderJob, bandRows: number): AsyncGenerator<Band> {
  const kit = await import('@napi-rs/canvas');
  const { sheet } = job.drawing;
  const size = wholeSize(sheet, job.pxPerCm);
  const tops = stepsOf(size.heightPx, bandRows);
  const nextPictures = bandPictures(
    kit,
    job,
    tops.map(([top, rows]) => bandSheet(sheet, size, top, rows)),
  );
  const paintTile = createTilePainter(kit, job.drawing, size);
  for (const [top, rows] of tops) {
    const pictures = await nextPictures();
    const rgba = Buffer.allocUnsafeSlow(4 * size.widthPx * rows);
    for (const [left, columns] of stepsOf(size.widthPx, MAX_TILE_PX)) {
      const pixels = paintTile({ left, top, widthPx: columns, heightPx: rows }, pictures).data();
      for (let row = 0; row < rows; row++) pixels.copy(rgba, 4 * (row * size.widthPx + left), 4 * row * columns, 4 * (row + 1) * columns);
    }
    yield { widthPx: size.widthPx, heightPx: rows, rgba };
  }
}

/** Divides a length into steps; returns the start and the length of each. */
function stepsOf(length: number, step: number): readonly (readonly [from: number, length: number])[] {
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => [index * step, Math.min(step, length - index * step)]);
}

/** The part of the sheet whose pictures a band shows, cm. */
function bandSheet(sheet: Rect, { widthPx, heightPx }: SizePx, top: number, rows: number): Rect {
  const rowHeight = sheet.height / heightPx;
  const band = { x: sheet.x, y: sheet.y + top * rowHeight, width: sheet.width, height: rows * rowHeight };
  return intersection(sheet, grow(band, SPARE_PX * Math.max(rowHeight, sheet.width / widthPx))) ?? sheet;
}
