import { drawPage, type Effect, type PhotoLayer, shownDpi } from '@muro/domain';
import { standardOf } from './pdf/pdf-document.ts';
import { PDF_VERSION } from './pdf/pdf-file.ts';
import { type PdfResult, writePdf } from './pdf/write-pdf.ts';
import type { PictureFile } from './picture/picture-file.ts';
import { type OpenPicture, pictureOpener } from './picture/picture-opener.ts';
import { effectOf } from './picture/picture-uses.ts';
import type { PrintedPhoto, PrintJob, PrintReport } from './print-job.ts';

/**
 * Writes the print file of a collage: one page of plain PDF or PDF/X-4. Memory use does not grow with the number of photos.
 *
 * @throws {Error} with a message for people when a photo's file is missing, damaged or another photo; the target is then unchanged
 */
export async function printPdf(job: PrintJob): Promise<PrintReport> {
  const { page, collage, shaper, out } = job;
  const fileOf = pictureOpener(job);
  const outputProfile = job.outputProfile ?? null;
  const result = await writePdf({
    drawing: drawPage(page, collage, { shaper, emptySlotColor: null }),
    sheet: page.sheet,
    trim: page.trim,
    title: job.title,
    createdAt: job.createdAt,
    id: job.id,
    outputProfile,
    out,
    fileOf,
    keepsOriginals: job.keepsOriginals ?? false,
    ...(job.onProgress && { onProgress: job.onProgress }),
  });
  const { bytes, sha256 } = result;
  const standard = standardOf({ outputProfile });
  return { out, bytes, sha256, pdfVersion: PDF_VERSION, standard, photos: await printedPhotos(job, result, fileOf) };
}

/** Computes the printed resolutions from the sizes of the files, not from those in the collage. */
async function printedPhotos({ page, collage }: PrintJob, { plans }: PdfResult, fileOf: OpenPicture): Promise<readonly PrintedPhoto[]> {
  const made = new Set(
    [...plans.values()].filter((plan) => plan.resampledPart).map(({ use, file }) => renderingKey(file, effectOf(use.picture))),
  );
  const photos: PrintedPhoto[] = [];
  for (const layer of page.layers.filter((candidate): candidate is PhotoLayer => candidate.kind === 'photo')) {
    const fill = collage.fills[layer.slot];
    const file = fill && (await fileOf({ kind: 'photo', id: fill.photoId, effect: '' }));
    if (!fill || !file) continue;
    photos.push({
      slot: layer.slot,
      photoId: fill.photoId,
      dpi: shownDpi(file, layer, fill.view),
      embedding: made.has(renderingKey(file, fill.effect)) ? 'resampled' : 'original',
    });
  }
  return photos;
}

/** Identifies a rendering: all uses of a photo with the same effect share one picture in the file. */
function renderingKey({ path }: PictureFile, effect: Effect): string {
  return `${effect}\n${path}`;
}
