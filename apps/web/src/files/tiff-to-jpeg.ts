import { isRgbProfile, readTiffHeader, type SizePx, uprightSize, withColourProfile } from '@muro/domain';
import { loadCode } from './load-code.ts';
import { failureOf, type JpegRead, type Read } from './photo-read.ts';
import { contextOf, jpegOfCanvas } from './to-jpeg.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * Converts the first picture of a TIFF to an upright JPEG on a white background. Keeps pixel values and colour profile; 16-bit pixels are
 * reduced to 8 bits. The library is loaded with the first TIFF.
 */
export async function tiffToJpeg(file: Blob): Promise<Read<JpegRead>> {
  try {
    const buffer = await file.arrayBuffer();
    const { icc, orientation, widthPx, heightPx } = readTiffHeader(new Uint8Array(buffer));
    const rgba = await pixelsOf(buffer, { widthPx, heightPx });
    const size = uprightSize({ widthPx, heightPx, orientation });
    const stored = await createImageBitmap(new ImageData(rgba, widthPx, heightPx));
    const upright = turnUpright(stored, orientation, size);
    const canvas = new OffscreenCanvas(size.widthPx, size.heightPx);
    contextOf(canvas).drawImage(upright, 0, 0);
    upright.close();
    const jpeg = await jpegOfCanvas(canvas);
    if (!icc || !isRgbProfile(icc)) return { error: null, file: jpeg, ...size };
    const tagged = withColourProfile(new Uint8Array(await jpeg.arrayBuffer()), icc);
    return { error: null, file: new Blob([tagged], { type: jpeg.type }), ...size };
  } catch (error) {
    return failureOf(error);
  }
}

/** @throws {Error} if the library cannot decode it completely */
async function pixelsOf(buffer: ArrayBuffer, { widthPx, heightPx }: SizePx): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { default: UTIF } = await loadCode(() => import('utif2'));
  const [first] = UTIF.decode(buffer);
  if (!first || !isKnown(first)) throw new Error('TIFF: no picture of a kind that the library knows');
  UTIF.decodeImage(buffer, first);
  if (first.width !== widthPx || first.height !== heightPx) throw new Error('TIFF: another size than the header tells');
  const rgba = withWindow(() => UTIF.toRGBA8(first));
  if (rgba.length !== 4 * widthPx * heightPx) throw new Error('TIFF: pixels are missing');
  return new Uint8ClampedArray(rgba);
}

/** Supported values by tag number: compression, photometric interpretation, bits per sample, sample format. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  // None, fax, LZW, JPEG, deflate, PackBits.
  t259: [1, 2, 3, 4, 5, 7, 8, 32773, 32946],
  // Grey, RGB, palette, CMYK, YCbCr.
  t262: [0, 1, 2, 3, 5, 6],
  t258: [1, 2, 4, 8, 16],
  t339: [1],
};

/** True for a supported coding: for others the library returns empty pixels or garbage. */
function isKnown(picture: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(KNOWN).every(([tag, values]) => {
    const tagValue = picture[tag];
    return !Array.isArray(tagValue) || tagValue.every((value) => values.includes(Number(value)));
  });
}

/** Provides a global `window`, which the library needs to convert CMYK and a worker lacks. */
function withWindow<Result>(work: () => Result): Result {
  const scope = globalThis as { window?: unknown };
  if (scope.window !== undefined) return work();
  scope.window = globalThis;
  try {
    return work();
  } finally {
    scope.window = undefined;
  }
}
