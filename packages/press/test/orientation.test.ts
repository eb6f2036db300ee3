import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { makeUprightCopy } from '../src/photos/make-upright-copy.ts';
import { clipped, drawingOf, pdfJob } from './drawings.ts';
import { BLUE, codedData, colorAt, fields, GREEN, RED, type Rgb, savePicture, scratchFolder, YELLOW } from './pictures.ts';
import { extractImages, itWith, rasterise } from './system-tools.ts';

/** Quadrants of the stored picture, row by row, by EXIF orientation. The upright picture is RED GREEN / BLUE YELLOW. */
const STORED: Readonly<Record<number, readonly [Rgb, Rgb, Rgb, Rgb]>> = {
  1: [RED, GREEN, BLUE, YELLOW],
  2: [GREEN, RED, YELLOW, BLUE],
  3: [YELLOW, BLUE, GREEN, RED],
  4: [BLUE, YELLOW, RED, GREEN],
  5: [RED, BLUE, GREEN, YELLOW],
  6: [GREEN, YELLOW, RED, BLUE],
  7: [YELLOW, GREEN, BLUE, RED],
  8: [BLUE, RED, YELLOW, GREEN],
};

const CORNERS = [
  { x: 0.1, y: 0.1, width: 0.3, height: 0.3 },
  { x: 0.6, y: 0.1, width: 0.3, height: 0.3 },
  { x: 0.1, y: 0.6, width: 0.3, height: 0.3 },
  { x: 0.6, y: 0.6, width: 0.3, height: 0.3 },
];

const folder = scratchFolder();

async function turnedPhoto(orientation: number): Promise<string> {
  const [widthPx, heightPx] = orientation >= 5 ? [120, 240] : [240, 120];
  const colors = STORED[orientation] as readonly [Rgb, Rgb, Rgb, Rgb];
  return savePicture(
    folder,
    `turned-${orientation}.jpg`,
    fields(colors, widthPx, heightPx).jpeg({ quality: 95 }).withMetadata({ orientation }),
  );
}

async function expectUpright(picture: string) {
  for (const [index, expected] of [RED, GREEN, BLUE, YELLOW].entries()) {
    const colour = await colorAt(picture, CORNERS[index] as (typeof CORNERS)[number]);
    for (let c = 0; c < 3; c++) expect(Math.abs((colour[c] as number) - (expected[c] as number))).toBeLessThan(8);
  }
}

describe('photos of every orientation', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    itWith(
      ['pdftoppm', 'pdfimages'],
      `[INGEST-11] orientation ${orientation} is upright in the print file, its coded data unchanged`,
      async () => {
        const photo = await turnedPhoto(orientation);
        const pdf = join(folder, `turned-${orientation}.pdf`);
        await writePdf(pdfJob(drawingOf(8, 4, 0, clipped(photo, { x: 0, y: 0, width: 8, height: 4 })), pdf));
        await expectUpright(rasterise(pdf, 72));
        expect(codedData(extractImages(pdf)[0] as string).equals(codedData(photo))).toBe(true);
      },
    );

    itWith([], `[INGEST-11] orientation ${orientation} is upright when the photo is resampled`, async () => {
      const photo = await turnedPhoto(orientation);
      const { jpeg, widthPx, heightPx } = await makeUprightCopy(photo, { maxPx: 100, quality: 95 });
      expect([widthPx, heightPx]).toEqual([100, 50]);
      await expectUpright(await savePicture(folder, `upright-${orientation}.jpg`, jpeg));
    });
  }
});
