import { CM_PER_INCH, drawPage } from '@muro/domain';
import { pictureOpener } from '../picture/picture-opener.ts';
import type { PaintJob } from '../print-job.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { renderDrawing } from './render-drawing.ts';

/** How large a flat picture becomes: by resolution of the printed sheet, or by width. */
export type FlatSize = { readonly dpi: number } | { readonly widthPx: number };

/** The sheet as a flat sRGB JPEG, with its resolution and the sRGB profile inside. The same painter as on the screen and in the print file. */
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
