import { CM_PER_INCH, drawPage } from '@muro/domain';
import type { PaintJob } from '../picture/paint-job.ts';
import { pictureOpener } from '../picture/picture-opener.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { renderDrawing } from './render-drawing.ts';

/** Size of a flat picture: the resolution of the printed sheet, or the width. */
export type FlatSize = { readonly dpi: number } | { readonly widthPx: number };

/** Renders the sheet as a flat sRGB JPEG with its resolution and profile, by the same painter as screen and print file. */
export async function renderFlat(job: PaintJob, size: FlatSize): Promise<Buffer> {
  const pxPerCm = 'dpi' in size ? size.dpi / CM_PER_INCH : size.widthPx / job.page.sheet.width;
  const canvas = await renderDrawing({
    drawing: drawPage(job.page, job.collage, { shaper: job.shaper, emptySlotColor: null }),
    pxPerCm,
    fileOf: pictureOpener(job),
    ...(job.onProgress && { onProgress: job.onProgress }),
  });
  return encodeJpeg(canvas, pxPerCm * CM_PER_INCH);
}
