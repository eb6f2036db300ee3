import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Drawing, type PictureRef, readJpegHeader, readJpegScans } from '@muro/domain';
import { paintOp } from '@muro/painter';
import { byteSink } from '../files/byte-sink.ts';
import { type CopyFile, fileCopier } from '../files/copy-file.ts';
import { writeWhole } from '../files/write-whole.ts';
import { inOrder } from '../picture/in-order.ts';
import { makeJpegPart, makePixelPart } from '../picture/make-part.ts';
import type { PictureFile } from '../picture/picture-file.ts';
import { effectOf } from '../picture/picture-uses.ts';
import { MAX_ORIGINAL_DPI, type PicturePlan, planPictures } from '../picture/plan-pictures.ts';
import { partMatrix, type SizedPart } from '../picture/sized-part.ts';
import { type PdfPicture, pdfContext } from './pdf-context.ts';
import { type DocumentFacts, pageMatrix, startDocument } from './pdf-document.ts';
import { type PdfImages, pdfImages } from './pdf-images.ts';

export interface PdfJob extends DocumentFacts {
  readonly drawing: Drawing;
  readonly out: string;
  /** The opened file of a picture; null leaves the picture out. */
  fileOf(picture: PictureRef): Promise<PictureFile | null>;
  readonly keepsOriginals?: boolean;
  onProgress?(done: number, total: number): void;
}

export interface PdfResult {
  readonly bytes: number;
  readonly sha256: string;
  /** By index of the drawing's operation. */
  readonly plans: ReadonlyMap<number, PicturePlan>;
}

/** Paints a drawing into a print file. Pictures go to disk as they are first drawn; only the page's operators wait in memory. */
export async function writePdf(job: PdfJob): Promise<PdfResult> {
  const plans = await planPictures(job.drawing, job.fileOf, job.keepsOriginals ? Number.POSITIVE_INFINITY : MAX_ORIGINAL_DPI);
  return writeWhole(job.out, async (handle) => {
    const sink = byteSink(handle);
    const document = await startDocument(sink, job);
    const images = pdfImages(document.file, document.srgbId);
    const context = pdfContext(pageMatrix(job.sheet));
    const embed = embedder(images, plans);
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

/** Puts each picture into the file when it is first asked for; what must be made anew is made a few pictures ahead, one a core. */
function embedder(images: PdfImages, plans: ReadonlyMap<number, PicturePlan>): (plan: PicturePlan) => Promise<PdfPicture> {
  const copy = fileCopier();
  const embedded = new Map<string, PdfPicture>();
  const firsts = [...new Map([...plans.values()].map((plan) => [plan.key, plan])).values()];
  const makings = firsts.flatMap((plan) => (plan.made ? [() => makePart(plan, plan.made as SizedPart)] : []));
  const nextPart = inOrder(makings, availableParallelism());
  return async (plan) => {
    const known = embedded.get(plan.key);
    if (known) return known;
    const picture = plan.made ? await embedPart(images, plan.made, await nextPart()) : await embedOriginal(images, plan.file, copy);
    embedded.set(plan.key, picture);
    return picture;
  };
}

/**
 * The photo's own bytes up to the end of its picture. Where it was taken stays out of the print shop's hands, those bytes are zero;
 * so does what phones put behind a picture: films, further pictures with places of their own.
 */
async function embedOriginal(images: PdfImages, { path, jpeg }: PictureFile, copy: CopyFile): Promise<PdfPicture> {
  if (!jpeg) throw new RangeError(`Expected a JPEG to embed as it is but received ${path}`);
  const { length } = readJpegScans(await readFile(path), Number.POSITIVE_INFINITY);
  return images.jpeg(jpeg, { length, copyTo: (sink) => copy(path, sink, { length, blanked: jpeg.positionData }) });
}

interface MadePart {
  readonly bytes: Buffer;
  readonly isJpeg: boolean;
}

/** The design's own art keeps its see-through parts and its sharp edges; photos are JPEG. */
async function makePart({ use, file }: PicturePlan, part: SizedPart): Promise<MadePart> {
  const isJpeg = use.picture.kind === 'photo' || file.jpeg !== null;
  return { isJpeg, bytes: isJpeg ? await makeJpegPart(file.path, part, effectOf(use.picture)) : await makePixelPart(file.path, part, '') };
}

function embedPart(images: PdfImages, part: SizedPart, { bytes, isJpeg }: MadePart): Promise<PdfPicture> {
  if (isJpeg) return images.jpeg(readJpegHeader(bytes), bytes, partMatrix(part));
  return images.pixels({ ...part.box, ...splitAlpha(bytes) }, partMatrix(part));
}

function splitAlpha(rgba: Uint8Array): { rgb: Uint8Array; alpha: Uint8Array | null } {
  const count = rgba.length / 4;
  const rgb = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb[3 * i] = rgba[4 * i] as number;
    rgb[3 * i + 1] = rgba[4 * i + 1] as number;
    rgb[3 * i + 2] = rgba[4 * i + 2] as number;
    alpha[i] = rgba[4 * i + 3] as number;
  }
  return { rgb, alpha: alpha.every((value) => value === 255) ? null : alpha };
}
