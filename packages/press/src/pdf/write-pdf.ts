import { type FileHandle, open } from 'node:fs/promises';
import { byteAt, type Drawing, type PictureRef, readJpegHeader, stripJpeg } from '@muro/domain';
import { paintOp } from '@muro/painter';
import { usableProfile } from '../color/usable-profile.ts';
import { byteSink } from '../files/byte-sink.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { makeJpegPart, makePixelPart, makeTaggedPart } from '../picture/make-part.ts';
import type { PictureFile } from '../picture/picture-file.ts';
import { effectOf } from '../picture/picture-uses.ts';
import { MAX_ORIGINAL_DPI, type PicturePlan, planPictures } from '../picture/plan-pictures.ts';
import { prefetch } from '../picture/prefetch.ts';
import { readAhead } from '../picture/read-ahead.ts';
import { readJpegFile } from '../picture/read-jpeg-file.ts';
import { partMatrix, type SizedPart } from '../picture/sized-part.ts';
import { type PdfPicture, pdfContext } from './pdf-context.ts';
import { type DocumentFacts, pageMatrix, startDocument } from './pdf-document.ts';
import { type PdfImages, pdfImages } from './pdf-images.ts';

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

/** Returns a function that embeds each picture on its first use. Resampled pictures are computed ahead. */
function createEmbedder(images: PdfImages, plans: ReadonlyMap<number, PicturePlan>): (plan: PicturePlan) => Promise<PdfPicture> {
  const embedded = new Map<string, PdfPicture>();
  const firsts = [...new Map([...plans.values()].map((plan) => [plan.key, plan])).values()];
  const renderTasks = firsts.flatMap((plan) => (plan.resampledPart ? [() => makePart(plan, plan.resampledPart as SizedPart)] : []));
  const nextPart = prefetch(
    renderTasks,
    readAhead(({ bytes }: MadePart) => bytes.length),
  );
  return async (plan) => {
    const cached = embedded.get(plan.key);
    if (cached) return cached;
    const picture = plan.resampledPart
      ? await embedPart(images, plan.resampledPart, await nextPart())
      : await embedOriginal(images, plan.file);
    embedded.set(plan.key, picture);
    return picture;
  };
}

/**
 * Embeds the photo's own coded data and the tables that a decoder needs. All other contents of the file are omitted, so that the print
 * shop gets no personal data: locations, names, serial numbers, videos and further pictures.
 */
async function embedOriginal(images: PdfImages, { path, sizeBytes, jpeg }: PictureFile): Promise<PdfPicture> {
  if (!jpeg) throw new RangeError(`Expected a JPEG to embed as it is but received ${path}`);
  const { bytes, scans } = await readFrom(path, (file) => readJpegFile(file, sizeBytes));
  const pieces = stripJpeg(bytes, jpeg, scans);
  return images.jpeg(jpeg, {
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    async copyTo(sink) {
      for (const piece of pieces) await sink.write(piece);
    },
  });
}

async function readFrom<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

interface MadePart {
  readonly bytes: Buffer;
  readonly kind: 'jpeg' | 'pixels';
  /** The photo's own profile if its colours were not converted; null for sRGB. */
  readonly icc: Uint8Array | null;
}

/**
 * Makes a part of a picture. Photos become JPEG in their own colour space; art of the design becomes pixels, which keep transparency and
 * sharp edges. Effects are computed in sRGB, as on the screen.
 */
async function makePart({ use, file: { path, jpeg } }: PicturePlan, part: SizedPart): Promise<MadePart> {
  const effect = effectOf(use.picture);
  const icc = jpeg?.components === 3 && effect === '' ? usableProfile(jpeg) : null;
  if (icc) return { kind: 'jpeg', icc, bytes: await makeTaggedPart(path, part) };
  if (use.picture.kind === 'photo' || jpeg) return { kind: 'jpeg', icc, bytes: await makeJpegPart(path, part, effect) };
  return { kind: 'pixels', icc, bytes: await makePixelPart(path, part, '') };
}

function embedPart(images: PdfImages, part: SizedPart, { bytes, kind, icc }: MadePart): Promise<PdfPicture> {
  if (kind === 'jpeg') return images.jpeg({ ...readJpegHeader(bytes), icc }, bytes, partMatrix(part));
  return images.pixels({ ...part.box, ...splitAlpha(bytes) }, partMatrix(part));
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
