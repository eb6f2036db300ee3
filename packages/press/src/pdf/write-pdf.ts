import { byteAt, type Drawing, type PictureRef } from '@muro/domain';
import { paintOp } from '@muro/painter';
import { createBufferPool } from '../files/buffer-pool.ts';
import { byteSink } from '../files/byte-sink.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import type { PictureFile } from '../picture/picture-file.ts';
import { MAX_ORIGINAL_DPI, type PicturePlan, planPictures } from '../picture/plan-pictures.ts';
import { prefetch } from '../picture/prefetch.ts';
import { readAhead } from '../picture/read-ahead.ts';
import { type PdfPicture, pdfContext } from './pdf-context.ts';
import { type DocumentFacts, pageMatrix, startDocument } from './pdf-document.ts';
import { type PdfImages, pdfImages } from './pdf-images.ts';
import { type PrintPicture, printPicture, printPictureBytes } from './print-picture.ts';

export interface PdfJob extends DocumentFacts {
  readonly drawing: Drawing;
  readonly out: string;
  /** Opens the file of a picture; null omits the picture. */
  fileOf(picture: PictureRef): Promise<PictureFile | null>;
  readonly keepsOriginals?: boolean;
  onProgress?(done: number, total: number): void;
}

export interface PdfResult {
  readonly bytes: number;
  readonly sha256: string;
  /** Plans by index of the drawing operation. */
  readonly plans: ReadonlyMap<number, PicturePlan>;
}

/** Paints a drawing into a print file. A picture is written when it is first drawn; only the page's operators stay in memory. */
export async function writePdf(job: PdfJob): Promise<PdfResult> {
  const plans = await planPictures(job.drawing, job.fileOf, job.keepsOriginals ? Number.POSITIVE_INFINITY : MAX_ORIGINAL_DPI);
  return writeFileAtomically(job.out, async (handle) => {
    const sink = byteSink(handle);
    const document = await startDocument(sink, job);
    const images = pdfImages(document.file, document.srgbId);
    const context = pdfContext(pageMatrix(job.sheet));
    const embed = createEmbedder(images, plans);
    let done = 0;
    for (const [index, op] of job.drawing.ops.entries()) {
      const plan = plans.get(index);
      const picture = plan ? await embed(plan) : null;
      paintOp(context, op, { picture: () => picture, shadow: images.shadow });
      await images.flush();
      if (plan) job.onProgress?.(++done, plans.size);
    }
    await document.finish({ content: context.content(), pictures: images.names, alphas: context.alphas });
    return { bytes: sink.position, sha256: sink.digest(), plans };
  });
}

/** Returns a function that embeds each picture on its first use. Pictures are read or resampled ahead. */
function createEmbedder(images: PdfImages, plans: ReadonlyMap<number, PicturePlan>): (plan: PicturePlan) => Promise<PdfPicture> {
  const embedded = new Map<string, PdfPicture>();
  const firsts = [...new Map([...plans.values()].map((plan) => [plan.key, plan])).values()];
  const pool = createBufferPool();
  const nextPicture = prefetch(
    firsts.map((plan) => () => printPicture(plan, pool)),
    readAhead(printPictureBytes),
  );
  return async (plan) => {
    const cached = embedded.get(plan.key);
    if (cached) return cached;
    const next = await nextPicture();
    const picture = await embedPicture(images, next);
    if (next.kind === 'jpeg' && next.buffer) pool.giveBack(next.buffer);
    embedded.set(plan.key, picture);
    return picture;
  };
}

function embedPicture(images: PdfImages, picture: PrintPicture): Promise<PdfPicture> {
  if (picture.kind === 'jpeg') return images.jpeg(picture.header, picture.pieces, picture.part);
  return images.pixels({ ...picture.size, ...splitAlpha(picture.rgba) }, picture.part);
}

function splitAlpha(rgba: Uint8Array): { rgb: Uint8Array; alpha: Uint8Array | null } {
  const count = rgba.length / 4;
  const rgb = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb[3 * i] = byteAt(rgba, 4 * i);
    rgb[3 * i + 1] = byteAt(rgba, 4 * i + 1);
    rgb[3 * i + 2] = byteAt(rgba, 4 * i + 2);
    alpha[i] = byteAt(rgba, 4 * i + 3);
  }
  return { rgb, alpha: alpha.every((value) => value === 255) ? null : alpha };
}
