import { type FileHandle, open } from 'node:fs/promises';
import { type JpegHeader, type Matrix, readJpegHeader, type SizePx, stripJpeg } from '@muro/domain';
import { usableProfile } from '../color/usable-profile.ts';
import type { BufferPool } from '../files/buffer-pool.ts';
import { makeJpegPart, makePixelPart, makeTaggedPart } from '../picture/make-part.ts';
import type { PictureFile } from '../picture/picture-file.ts';
import { effectOf } from '../picture/picture-uses.ts';
import type { PicturePlan } from '../picture/plan-pictures.ts';
import { readJpegFile } from '../picture/read-jpeg-file.ts';
import { partMatrix, type SizedPart } from '../picture/sized-part.ts';

/** A picture as it is written into the print file. */
export type PrintPicture = CodedPicture | PixelPicture;

/** A JPEG, in pieces. `part` is the part of the drawn box that it fills; undefined for the whole box. */
interface CodedPicture {
  readonly kind: 'jpeg';
  readonly header: JpegHeader;
  readonly pieces: readonly Uint8Array[];
  readonly part?: Matrix;
  /** Memory of the pieces, to give back to the pool. */
  readonly buffer?: Buffer;
}

/** Pixels with alpha, four bytes each. */
interface PixelPicture {
  readonly kind: 'pixels';
  readonly size: SizePx;
  readonly rgba: Uint8Array;
  readonly part: Matrix;
}

/** Reads a picture's own bytes, or resamples it, as planned. */
export function printPicture(plan: PicturePlan, pool: BufferPool): Promise<PrintPicture> {
  return plan.resampledPart ? makePart(plan, plan.resampledPart) : readOriginal(plan.file, pool);
}

/** Returns the memory that a picture takes until it is written, bytes. */
export function printPictureBytes(picture: PrintPicture): number {
  return picture.kind === 'pixels' ? picture.rgba.length : picture.pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/**
 * Reads the photo's own coded data and the tables that a decoder needs. All other contents of the file are omitted, so that the print
 * shop gets no personal data: locations, names, serial numbers, videos and further pictures.
 */
async function readOriginal({ path, sizeBytes, jpeg }: PictureFile, pool: BufferPool): Promise<PrintPicture> {
  if (!jpeg) throw new RangeError(`Expected a JPEG to embed as it is but received ${path}`);
  const buffer = pool.take(sizeBytes);
  const { bytes, scans } = await readFrom(path, (file) => readJpegFile(file, sizeBytes, buffer));
  return { kind: 'jpeg', header: jpeg, pieces: stripJpeg(bytes, jpeg, scans), buffer };
}

async function readFrom<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

/**
 * Makes a part of a picture. Photos become JPEG in their own colour space, without its profile; art of the design becomes pixels, which
 * keep transparency and sharp edges. Effects are computed in sRGB, as on the screen.
 */
async function makePart({ use, file: { path, jpeg } }: PicturePlan, sized: SizedPart): Promise<PrintPicture> {
  const effect = effectOf(use.picture);
  const part = partMatrix(sized);
  const icc = jpeg?.components === 3 && effect === '' ? usableProfile(jpeg) : null;
  if (icc) return codedPart(await makeTaggedPart(path, sized), icc, part);
  if (use.picture.kind === 'photo' || jpeg) return codedPart(await makeJpegPart(path, sized, effect), null, part);
  return { kind: 'pixels', size: sized.box, rgba: await makePixelPart(path, sized, ''), part };
}

function codedPart(jpeg: Buffer, icc: Uint8Array | null, part: Matrix): PrintPicture {
  return { kind: 'jpeg', header: { ...readJpegHeader(jpeg), icc }, pieces: [jpeg], part };
}
