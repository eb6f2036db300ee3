import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJpegJoiner, type Drawing, readJpegHeader, rectPath } from '@muro/domain';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { openPictureFile } from '../src/picture/picture-file.ts';
import { encodeJpegBands } from '../src/raster/encode-jpeg.ts';
import { renderBands } from '../src/raster/render-bands.ts';
import { renderDrawing } from '../src/raster/render-drawing.ts';
import { clipped, drawingOf, pdfJob, photoOp } from './drawings.ts';
import { colorAt, RED, savePicture, scenery, scratchFolder } from './pictures.ts';
import { extractImages, itWith, rasterise, run } from './system-tools.ts';

const folder = scratchFolder();
const photo = await savePicture(folder, 'photo.jpg', scenery(4, 900, 600).jpeg({ quality: 92 }));
const portrait = await savePicture(folder, 'portrait.jpg', scenery(5, 400, 600).jpeg().withMetadata({ orientation: 6 }));
const fileOf = (picture: { kind: string; id?: string; source?: string }) => openPictureFile(picture.id ?? picture.source ?? '');

/** Photos across band borders, tilted, with an effect, with a shadow, and one that is enlarged. */
const DRAWING: Drawing = drawingOf(20, 31, 0.3, [
  { op: 'fill', path: rectPath({ x: 1, y: 1, width: 18, height: 29 }), color: '#efe9df', alpha: 1 },
  ...clipped(photo, { x: 1.03, y: 0.52, width: 9, height: 6 }),
  { op: 'push' },
  { op: 'transform', matrix: [0.97, 0.24, -0.24, 0.97, 4, 8] },
  { op: 'shadow', rect: { x: 0, y: 0, width: 9, height: 6 }, blur: 0.6, alpha: 0.5 },
  photoOp(photo, { x: 0, y: 0, width: 9, height: 6 }, 'sepia'),
  { op: 'pop' },
  ...clipped(portrait, { x: 2.5, y: 12.3, width: 12, height: 15 }, { x: 0, y: 10, width: 27, height: 18 }),
]);

async function encoded(rgba: Buffer, [widthPx, heightPx, rows]: readonly [number, number, number]): Promise<Buffer> {
  const bands = Array.from({ length: Math.ceil(heightPx / rows) }, (_, index) => {
    const part = rgba.subarray(4 * widthPx * rows * index, 4 * widthPx * Math.min(heightPx, rows * (index + 1)));
    return { widthPx, heightPx: part.length / 4 / widthPx, rgba: part };
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of encodeJpegBands(bands, { heightPx, dpi: 254 })) pieces.push(piece);
  return Buffer.concat(pieces);
}

const pixelsOf = (jpeg: Buffer): Promise<Buffer> => sharp(jpeg, { ignoreIcc: true, failOn: 'warning' }).raw().toBuffer();

describe('a flat JPEG of several bands', () => {
  it.each([
    [333, 250, 16],
    [640, 479, 32],
    [47, 33, 16],
    [160, 160, 80],
  ] as const)('%i x %i px in bands of %i rows has the pixels of the same picture encoded as a whole', async (widthPx, heightPx, rows) => {
    const rgba = await scenery(6, widthPx, heightPx).ensureAlpha().raw().toBuffer();
    const encodedAtOnce = await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 90, optimiseCoding: false })
      .toBuffer();
    const jpeg = await encoded(rgba, [widthPx, heightPx, rows]);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: widthPx, height: heightPx, density: 254, chromaSubsampling: '4:2:0' });
    expect((await pixelsOf(jpeg)).equals(await pixelsOf(encodedAtOnce))).toBe(true);
  });

  it('is joined from grey bands, too', async () => {
    const [width, height, rows] = [203, 117, 24];
    const grey = await scenery(7, width, height).greyscale().toColourspace('b-w').raw().toBuffer();
    const options: JpegOptions = { quality: 90, optimiseCoding: false };
    const jpegOf = (from: number, to: number) =>
      sharp(grey.subarray(width * from, width * to), { raw: { width, height: to - from, channels: 1 } })
        .toColourspace('b-w')
        .jpeg(options)
        .toBuffer();
    const joiner = createJpegJoiner({ heightPx: height });
    const pieces: Uint8Array[] = [];
    for (let top = 0; top < height; top += rows) pieces.push(...joiner.add(await jpegOf(top, Math.min(height, top + rows))));
    const joined = Buffer.concat([...pieces, joiner.end()]);
    expect(readJpegHeader(joined).components).toBe(1);
    expect((await pixelsOf(joined)).equals(await pixelsOf(await jpegOf(0, height)))).toBe(true);
  });

  it('carries the profile sRGB, right behind the density', async () => {
    const jpeg = await encoded(await scenery(6, 64, 64).ensureAlpha().raw().toBuffer(), [64, 64, 32]);
    expect(jpeg.subarray(2, 4).toString('hex')).toBe('ffe0');
    expect(jpeg.subarray(20, 22).toString('hex')).toBe('ffe2');
    const { icc } = readJpegHeader(jpeg);
    expect(Buffer.from(icc ?? []).toString('latin1')).toContain('RGB XYZ ');
    const expected = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .withIccProfile('srgb')
      .jpeg()
      .toBuffer();
    expect(Buffer.from(icc ?? []).equals(Buffer.from(readJpegHeader(expected).icc ?? []))).toBe(true);
  });

  itWith(['pdfimages', 'pdftoppm', 'mutool'], 'decodes in poppler and MuPDF to the same colours', async () => {
    const rgba = await sharp(portrait).autoOrient().resize(600, 400).ensureAlpha().raw().toBuffer();
    const path = join(folder, 'joined.jpg');
    writeFileSync(path, await encoded(rgba, [600, 400, 48]));
    const rect = { x: 0, y: 0, width: 6, height: 4 };
    const pdf = join(folder, 'joined.pdf');
    await writePdf(pdfJob(drawingOf(6, 4, 0, clipped(path, rect)), pdf));
    expect(extractImages(pdf)).toHaveLength(1);
    const mupdf = join(folder, 'mupdf.png');
    run('mutool', 'draw', '-q', '-r', '96', '-o', mupdf, pdf, '1');
    for (let row = 0; row < 8; row++) {
      const part = { x: 0.1, y: row / 8, width: 0.8, height: 1 / 8 };
      const expected = await colorAt(
        await savePicture(folder, 'expected.png', sharp(rgba, { raw: { width: 600, height: 400, channels: 4 } }).png()),
        part,
      );
      for (const colour of [await colorAt(rasterise(pdf, 96), part), await colorAt(mupdf, part)])
        for (let c = 0; c < 3; c++) expect(Math.abs((colour[c] as number) - (expected[c] as number))).toBeLessThanOrEqual(3);
    }
  });
});

describe('painting in bands', () => {
  it.each([96, 112, 400])('of %i rows gives the pixels of painting the whole drawing', async (rows) => {
    const job = { drawing: DRAWING, pxPerCm: 25, fileOf };
    const atOnce = (await renderDrawing(job)).data();
    const progress: number[] = [];
    const pieces: Buffer[] = [];
    for await (const band of renderBands({ ...job, onProgress: (done, total) => progress.push(done, total) }, rows)) pieces.push(band.rgba);
    const banded = Buffer.concat(pieces);
    expect(banded.length).toBe(atOnce.length);
    let largest = 0;
    let differing = 0;
    for (let index = 0; index < atOnce.length; index++) {
      const difference = Math.abs((atOnce[index] as number) - (banded[index] as number));
      largest = Math.max(largest, difference);
      if (difference > 0) differing += 1;
    }
    // Skia smooths a tilted edge from where the path enters the canvas, so single pixels of it differ.
    expect(largest).toBeLessThanOrEqual(12);
    expect(differing / atOnce.length).toBeLessThan(1e-4);
    expect(progress).toEqual([1, 3, 2, 3, 3, 3]);
  });

  it('enlarges a large picture band by band, with the pixels of enlarging it as a whole', async () => {
    // 27 cm at 98 px per cm are 2646 x 1764 px, 19 MB; the photo has 600 x 400.
    const rect = { x: 0, y: 0, width: 27, height: 18 };
    const job = { drawing: drawingOf(27, 18, 0, [photoOp(portrait, rect, 'grey')]), pxPerCm: 98, fileOf };
    const atOnce = (await renderDrawing(job)).data();
    const pieces: Buffer[] = [];
    for await (const band of renderBands(job, 480)) pieces.push(band.rgba);
    const banded = Buffer.concat(pieces);
    let largest = 0;
    for (let offset = 0; offset < atOnce.length; offset += 7)
      largest = Math.max(largest, Math.abs((atOnce[offset] as number) - (banded[offset] as number)));
    expect(largest).toBeLessThanOrEqual(2);
  }, 30_000);

  it('smooths the edges of a photo on the right of a sheet wider than 8,191 px', async () => {
    const red = await savePicture(
      folder,
      'red.png',
      sharp({ create: { width: 8, height: 8, channels: 3, background: { r: RED[0], g: RED[1], b: RED[2] } } }).png(),
    );
    const drawing = drawingOf(90, 0.5, 0, clipped(red, { x: 88, y: 0.105, width: 1, height: 0.3 }, { x: 87, y: 0, width: 3, height: 0.5 }));
    const { value: band } = await renderBands({ drawing, pxPerCm: 100, fileOf }, 64).next();
    const green = (row: number) => band?.rgba[4 * (row * band.widthPx + 8850) + 1];
    expect([green(9), green(11)]).toEqual([255, RED[1]]);
    expect(Math.abs((green(10) ?? 0) - (255 + RED[1]) / 2)).toBeLessThan(6);
  });
});
