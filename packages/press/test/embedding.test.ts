import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEffect, type DrawOp, drawPage, type Effect, type PhotoView, rectPath, rotationDeg, WHOLE_VIEW } from '@muro/domain';
import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { openPictureFile } from '../src/picture/picture-file.ts';
import { planPictures } from '../src/picture/plan-pictures.ts';
import { clipped, drawingOf, pdfJob, photoOp } from './drawings.ts';
import { BLUE, colorAt, fields, GREEN, RED, type Rgb, savePicture, scenery, scratchFolder, YELLOW } from './pictures.ts';
import { cellAt, drawnPage } from './seam-pages.ts';
import { extractImages, itWith, rasterise } from './system-tools.ts';

const folder = scratchFolder();
const photo = await savePicture(folder, 'photo.jpg', scenery(2, 1500, 1000).jpeg({ quality: 92 }));
const progressive = await savePicture(folder, 'progressive.jpg', scenery(3, 900, 600).jpeg({ progressive: true }));
const fileOf = (picture: { kind: string; id?: string; source?: string }) => openPictureFile(picture.id ?? picture.source ?? '');
const md5 = (path: string) => createHash('md5').update(readFileSync(path)).digest('hex');
const frame = (x: number, width: number) => ({ x, y: 0, width, height: width / 1.5 });

async function printedPictures(name: string, ops: readonly DrawOp[]): Promise<readonly string[]> {
  const out = join(folder, `${name}.pdf`);
  await writePdf(pdfJob(drawingOf(40, 30, 0, ops), out));
  return extractImages(out);
}

describe('how photos get into the print file', () => {
  itWith(['pdfimages'], 'with their own bytes, baseline or progressive, with any crop', async () => {
    const cut = clipped(photo, frame(0, 10), { x: -5, y: -3, width: 20, height: 20 / 1.5 });
    const pictures = await printedPictures('own-bytes', [...cut, ...clipped(progressive, frame(20, 12))]);
    expect(pictures.map(md5)).toEqual([md5(photo), md5(progressive)]);
  });

  itWith(['pdfimages', 'pdftoppm'], 'with their own bytes when they are mirrored, straightened or shown whole', async () => {
    const quarters = await savePicture(folder, 'quarters.jpg', fields([RED, GREEN, BLUE, YELLOW], 900, 600).jpeg({ quality: 95 }));
    const page = drawnPage({ width: 20, height: 10 }, [cellAt('img1', [0, 0, 10, 10]), cellAt('img2', [10, 0, 10, 10])]);
    const fill = (view: Partial<PhotoView>) => ({ photoId: quarters, view: { ...WHOLE_VIEW, ...view }, effect: '' as const, text: null });
    const content = {
      photos: [{ id: quarters, name: 'quarters.jpg', type: 'COMPUTER' as const, widthPx: 900, heightPx: 600 }],
      fills: { img1: fill({ isMirrored: true, straightenDeg: 15 }), img2: fill({ isUncut: true }) },
      texts: {},
      shapeColors: {},
      photoBackgroundColor: '#ffffff',
    };
    const out = join(folder, 'looked-at.pdf');
    await writePdf(pdfJob(drawPage(page, content, { shaper: null, emptySlotColor: null }), out));
    expect((await extractImages(out)).map(md5)).toEqual([md5(quarters)]);
    const picture = rasterise(out, 72);
    const colourOf = (x: number, y: number) => colorAt(picture, { x: x / 20, y: y / 10, width: 0.01, height: 0.02 });
    for (const [x, y, color] of [
      [1, 1, GREEN],
      [9, 1, RED],
      [1, 9, YELLOW],
      [9, 9, BLUE],
      // Fifteen degrees clockwise: above the middle the seam goes to the right.
      [5.5, 1, GREEN],
      [4.5, 9, BLUE],
      [11, 3, RED],
      [19, 3, GREEN],
      [19, 7, YELLOW],
      [15, 1, [255, 255, 255]],
      [15, 9, [255, 255, 255]],
    ] as const)
      for (const [channel, value] of (await colourOf(x, y)).entries())
        expect(Math.abs(value - (color[channel] as number))).toBeLessThan(12);
  });

  itWith(['pdfimages'], 'without the metadata of cameras and programs, and with the same coded data', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 20/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '1/1 59/1 0/1' };
    const plain = await scenery(3, 1200, 800).jpeg().toBuffer();
    const located = await savePicture(
      folder,
      'located.jpg',
      sharp(plain)
        .keepIccProfile()
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: gps }),
    );
    expect((await sharp(located).metadata()).exif?.includes(Buffer.from('Camera'))).toBe(true);
    const [path] = await printedPictures('located', clipped(located, frame(0, 10)));
    const after = readFileSync(path as string);
    expect(after.equals(await sharp(plain).jpeg().toBuffer())).toBe(true);
  });

  itWith(['pdfimages'], 'without data that phones append after the picture', async () => {
    const film = Buffer.concat([Buffer.from('ftypmp42'), Buffer.alloc(10_000, 9), Buffer.from('+52.5200+013.4050/')]);
    const before = readFileSync(progressive);
    const moving = await savePicture(folder, 'moving.jpg', Buffer.concat([before, film, readFileSync(photo)]));
    const out = join(folder, 'moving.pdf');
    await writePdf(pdfJob(drawingOf(40, 30, 0, clipped(moving, frame(0, 10))), out));
    expect(readFileSync(out).includes('+52.5200')).toBe(false);
    const [path] = await extractImages(out);
    expect(readFileSync(path as string).equals(before)).toBe(true);
  });

  itWith(['pdfimages'], 'once, though they are used three times', async () => {
    const pictures = await printedPictures('thrice', [
      ...clipped(photo, frame(0, 10)),
      ...clipped(photo, frame(12, 10)),
      ...clipped(photo, frame(24, 3)),
    ]);
    expect(pictures.map(md5)).toEqual([md5(photo)]);
  });

  it('unchanged up to 450 dpi, resampled at 300 dpi above', async () => {
    const widthAt = (dpi: number) => (1500 / dpi) * 2.54;
    for (const [dpi, isMade] of [
      [300, false],
      [449.9, false],
      [450.1, true],
      [900, true],
    ] as const) {
      const plan = (await planPictures(drawingOf(40, 30, 0, clipped(photo, frame(0, widthAt(dpi)))), fileOf)).get(2);
      expect(plan?.dpi).toBeCloseTo(dpi, 6);
      expect(plan?.resampledPart !== null).toBe(isMade);
      if (isMade) expect(plan?.resampledPart?.fullSize.widthPx).toBe(Math.round((1500 / dpi) * 300));
    }
  });

  itWith(['pdfimages', 'pdftoppm'], 'resampled with an effect, and with their own bytes without one', async () => {
    const tiles = await savePicture(folder, 'effects.jpg', fields([RED, GREEN, BLUE, YELLOW], 1200, 800).jpeg({ quality: 95 }));
    const withEffect = (x: number, effect: Effect): DrawOp[] => [
      { op: 'push' },
      { op: 'clip', path: rectPath(frame(x, 9)) },
      photoOp(tiles, frame(x, 9), effect),
      { op: 'pop' },
    ];
    const ops = [...withEffect(0, ''), ...withEffect(10, 'grey'), ...withEffect(20, 'sepia'), ...withEffect(30, '')];
    const pictures = await printedPictures('effects', ops);
    expect(pictures).toHaveLength(3);
    expect(md5(pictures[0] as string)).toBe(md5(tiles));
    const expected = (rgb: Rgb, effect: Effect): Rgb => {
      const pixel = Uint8Array.of(...rgb, 255);
      applyEffect(pixel, effect);
      return [...pixel.subarray(0, 3)] as unknown as Rgb;
    };
    const rendered = rasterise(join(folder, 'effects.pdf'), 50);
    for (const [x, effect] of [
      [0, ''],
      [10, 'grey'],
      [20, 'sepia'],
      [30, ''],
    ] as const) {
      for (const [column, row, color] of [
        [0, 0, RED],
        [1, 0, GREEN],
        [0, 1, BLUE],
        [1, 1, YELLOW],
      ] as const) {
        const mean = await colorAt(rendered, {
          x: (x + 1 + 4.5 * column) / 40,
          y: (0.8 + 3 * row) / 30,
          width: 2.5 / 40,
          height: 1.4 / 30,
        });
        const wanted = expected(color, effect);
        for (let c = 0; c < 3; c++) expect(Math.abs((mean[c] as number) - (wanted[c] as number)), `${effect} ${mean}`).toBeLessThan(5);
      }
    }
  });

  it('a photo with an effect is resampled at 300 dpi at most, even if originals are kept', async () => {
    const frameOfDpi = (dpi: number) => frame(0, (1500 / dpi) * 2.54);
    for (const [dpi, widthPx] of [
      [200, 1500],
      [449, 1500],
      [600, 750],
    ] as const) {
      const plans = await planPictures(
        drawingOf(40, 30, 0, [photoOp(photo, frameOfDpi(dpi), 'vintage')]),
        fileOf,
        Number.POSITIVE_INFINITY,
      );
      expect(plans.get(0)?.resampledPart?.fullSize.widthPx).toBe(widthPx);
    }
  });

  itWith(['pdfimages', 'pdftoppm'], 'only with the visible part, in its place, when they are resampled', async () => {
    const tiles = await savePicture(folder, 'tiles.jpg', fields([RED, GREEN, BLUE, YELLOW], 2400, 1600).jpeg({ quality: 95 }));
    // Zoomed four times into the middle: 2400 px on 6 cm are 1016 dpi; of the 6 x 4 cm only 1.5 x 1 show.
    const slot = { x: 0, y: 0, width: 1.5, height: 1 };
    const tilted: DrawOp[] = [
      { op: 'push' },
      { op: 'transform', matrix: rotationDeg(180, { x: 0.75, y: 0.5 }) },
      ...clipped(tiles, slot, { x: -2.25, y: -1.5, width: 6, height: 4 }),
      { op: 'pop' },
    ];
    const out = join(folder, 'part.pdf');
    await writePdf(pdfJob(drawingOf(1.5, 1, 0, tilted), out));
    const { width, height } = await sharp(extractImages(out)[0]).metadata();
    expect([width, height]).toEqual(
      [Math.round((1.5 / 2.54) * 300) + 5, Math.round((1 / 2.54) * 300) + 4].map((side) => expect.closeTo(side, -0.5)),
    );
    const rendered = rasterise(out, 254);
    for (const [x, y, color] of [
      [0.1, 0.1, YELLOW],
      [0.6, 0.1, BLUE],
      [0.1, 0.6, GREEN],
      [0.6, 0.6, RED],
    ] as const) {
      const mean = await colorAt(rendered, { x, y, width: 0.3, height: 0.3 });
      for (let c = 0; c < 3; c++) expect(Math.abs((mean[c] as number) - (color[c] as number))).toBeLessThan(8);
    }
  });

  itWith(['pdfimages'], 'not at all when they are not visible', async () => {
    expect(
      await printedPictures('hidden', [
        { op: 'push' },
        { op: 'clip', path: rectPath(frame(0, 5)) },
        ...clipped(photo, frame(20, 10)),
        { op: 'pop' },
      ]),
    ).toEqual([]);
  });

  itWith(['pdftoppm'], 'art of the design keeps its transparency', async () => {
    const art = await savePicture(
      folder,
      'art.png',
      sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 220, g: 40, b: 40, alpha: 0.5 } } }).png(),
    );
    const rect = { x: 0, y: 0, width: 4, height: 4 };
    const out = join(folder, 'art.pdf');
    await writePdf(
      pdfJob(
        drawingOf(4, 4, 0, [
          { op: 'fill', path: rectPath(rect), color: '#ffffff', alpha: 1 },
          { op: 'image', picture: { kind: 'resource', source: art }, rect },
        ]),
        out,
      ),
    );
    const colour = await colorAt(rasterise(out, 96), { x: 0.3, y: 0.3, width: 0.4, height: 0.4 });
    for (const [c, value] of [238, 148, 148].entries()) expect(Math.abs((colour[c] as number) - value)).toBeLessThan(3);
  });

  it('equal shadows share one picture, and single pixels are not visible', async () => {
    const shadow = (x: number): DrawOp => ({ op: 'shadow', rect: { x, y: 2, width: 6, height: 4 }, blur: 0.4, alpha: 0.45 });
    const out = join(folder, 'shadows.pdf');
    await writePdf(pdfJob(drawingOf(40, 30, 0, [shadow(1), shadow(9), shadow(17)]), out));
    const pdf = await PDFDocument.load(readFileSync(out));
    const pictures = (pdf.getPage(0).node.Resources() as PDFDict).lookup(PDFName.of('XObject'), PDFDict);
    expect(pictures.keys().length).toBe(1);
    const mask = (pictures.lookup(pictures.keys()[0] as PDFName) as PDFRawStream).dict.lookup(PDFName.of('SMask')) as PDFRawStream;
    // 7.28 cm wide with its soft edge; at least 150 dpi.
    expect(Number(mask.dict.get(PDFName.of('Width')))).toBeGreaterThanOrEqual((7.28 / 2.54) * 150);
  });
});
