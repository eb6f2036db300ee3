import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { checkPhoto } from '../src/photos/check-photo.ts';
import { makeUprightCopy } from '../src/photos/make-upright-copy.ts';
import { colourGrid, gridDistance } from './colour-grid.ts';
import { drawingOf, pdfJob, photoOp } from './drawings.ts';
import { BASE_GRID } from './odd-photos/base-picture.ts';
import { oddPhotos } from './odd-photos/odd-photos.ts';
import { savePicture, scratchFolder } from './pictures.ts';
import { extractImages, itWith } from './system-tools.ts';

/** Returns the stored sample values without colour management. */
const rawPixels = (photo: string | Buffer): Promise<Buffer> => sharp(photo, { failOn: 'none', ignoreIcc: true }).raw().toBuffer();

const folder = scratchFolder();
const photos = await oddPhotos();
const TOLERANCE = 12;
const CMYK_TOLERANCE = 60;

describe('odd photos', () => {
  it('have unique names', () => {
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  });

  it.each(photos.map((photo) => [photo.name, photo] as const))('%s', async (name, photo) => {
    const path = await savePicture(folder, name, photo.bytes);
    const check = await checkPhoto(path);
    if (photo.outcome !== 'either') expect(check.ok, check.ok ? '' : check.reason).toBe(photo.outcome === 'accept');
    if (!check.ok) return;
    // If makeUprightCopy fails for an accepted photo, the failure would appear only at printing.
    const { jpeg, ...size } = await makeUprightCopy(path, { maxPx: 5000, quality: 90 });
    expect(size).toEqual({ widthPx: check.info.widthPx, heightPx: check.info.heightPx });
    if (photo.outcome === 'accept') expect(size).toEqual(photo.upright);
    if (photo.isBase)
      expect(gridDistance(await colourGrid(jpeg), BASE_GRID)).toBeLessThanOrEqual(photo.isCmyk ? CMYK_TOLERANCE : TOLERANCE);
    if (photo.secret !== null) {
      expect(photo.bytes.includes(photo.secret)).toBe(true);
      expect(jpeg.includes(photo.secret)).toBe(false);
    }
  });

  itWith(['pdfimages'], 'are embedded in the print file without metadata and with the same pixels', async () => {
    const accepted = photos.filter(({ outcome, isCmyk }) => outcome === 'accept' && !isCmyk);
    const paths = await Promise.all(accepted.map(({ name, bytes }) => savePicture(folder, name, bytes)));
    const out = join(folder, 'alone.pdf');
    const ops = paths.map((path, index) => photoOp(path, { x: 0, y: 10 * index, width: 100, height: 10 }));
    await writePdf(pdfJob(drawingOf(100, 10 * paths.length, 0, ops), out));
    const pdf = readFileSync(out);
    for (const { name, secret } of accepted) if (secret !== null) expect(pdf.includes(secret), name).toBe(false);
    const inside = extractImages(out);
    expect(inside).toHaveLength(accepted.length);
    for (const [index, { name, bytes }] of accepted.entries()) {
      // Unlike our reader, the decoder of this test reads on into the second photo.
      if (name.startsWith('progressive, another photo in place')) continue;
      const [embedded, original] = await Promise.all([inside[index] as string, bytes].map(rawPixels));
      expect(embedded?.equals(original as Buffer), name).toBe(true);
    }
  });
});
