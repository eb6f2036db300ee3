import { expect, it } from 'vitest';
import { exifBytes } from '../../test/exif-bytes.ts';
import { readPhotoHeader } from './photo-header.ts';
import { readPngChunks, withoutPngOrientation } from './png-header.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, length = 0) => [0, 0, 0, length, ...letters(name), ...Array<number>(length + 4).fill(0)];
const png = (...chunks: readonly (readonly number[])[]) => Uint8Array.from([...letters('\x89PNG\r\n\x1a\n'), ...chunks.flat()]);

it('finds out if a PNG has its own colours and if it is complete', () => {
  const rest = [chunk('IDAT', 40), chunk('IEND')];
  expect(readPngChunks(png(chunk('IHDR', 13), ...rest))).toMatchObject({ hasProfile: false, isCutOff: false });
  expect(readPngChunks(png(chunk('IHDR', 13), chunk('iCCP', 9), ...rest))).toMatchObject({ hasProfile: true, isCutOff: false });
  expect(readPngChunks(png(chunk('IHDR', 13), chunk('cICP', 4), ...rest, letters('more')))).toMatchObject({
    hasProfile: true,
    isCutOff: false,
  });
  expect(readPngChunks(png(chunk('IHDR', 13), ...rest).subarray(0, 50))).toMatchObject({ isCutOff: true });
});

it('[INGEST-04] reads the orientation of a PNG from any position, and removes it before the PNG is decoded', () => {
  const head = [0, 0, 0, 13, ...letters('IHDR'), 0, 0, 0, 30, 0, 0, 0, 20, 8, 2, 0, 0, 0, 0, 0, 0, 0];
  const [pixels, end] = [chunk('IDAT', 40), chunk('IEND')];
  const plain = png(head, pixels, end);
  for (let orientation = 1; orientation <= 8; orientation++) {
    const data = [...exifBytes({ orientation })];
    const exif = [0, 0, 0, data.length, ...letters('eXIf'), ...data, 0, 0, 0, 0];
    for (const turned of [png(head, exif, pixels, end), png(head, pixels, exif, end)]) {
      const [widthPx, heightPx] = orientation < 5 ? [30, 20] : [20, 30];
      expect(readPhotoHeader(turned)).toMatchObject({ kind: 'png', widthPx, heightPx, orientation: 1 });
      expect(readPngChunks(turned).orientation).toBe(orientation);
      expect(withoutPngOrientation(turned, readPngChunks(turned))).toEqual(plain);
    }
  }
  expect(() => readPhotoHeader(plain.subarray(0, 60), false)).toThrow(expect.objectContaining({ isCutOff: true }));
});
