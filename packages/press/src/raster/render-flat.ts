import { CM_PER_INCH, drawPage } from '@muro/domain';
import type { PaintJob } from '../picture/paint-job.ts';
import { pictureOpener } from '../picture/picture-opener.ts';
import { wholeSize } from '../picture/sized-part.ts';
import { bandRowsOf, encodeJpegBands } from './encode-jpeg.ts';
import { renderBands } from './render-bands.ts';

/** Size of a flat picture: the resolution of the printed sheet, or the width. */
export type FlatSize = { readonly dpi: number } | { readonly widthPx: number };

/**
 * Renders the sheet as a flat sRGB JPEG with its resolution and profile, by the same painter as screen and print file. The sheet is painted
 * and encoded in bands, so memory use grows with its width, not with its area.
 *
 * @returns the file's bytes, piece by piece
 */
export async function* renderFlat(job: PaintJob, size: FlatSize): AsyncGenerator<Uint8Array> {
  const { page, collage, shaper, onProgress } = job;
  const pxPerCm = 'dpi' in size ? size.dpi / CM_PER_INCH : size.widthPx / page.sheet.width;
  const drawing = drawPage(page, collage, { shaper, emptySlotColor: null });
  const { widthPx, heightPx } = wholeSize(drawing.sheet, pxPerCm);
  const bands = renderBands({ drawing, pxPerCm, fileOf: pictureOpener(job), ...(onProgress && { onProgress }) }, bandRowsOf(widthPx));
  yield* encodeJpegBands(bands, { heightPx, dpi: pxPerCm * CM_PER_INCH });
}
