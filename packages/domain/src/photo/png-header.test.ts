import { expect, it } from 'vitest';
import { readPngChunks } from './png-header.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, length = 0) => [0, 0, 0, length, ...letters(name), ...Array<number>(length + 4).fill(0)];
const png = (...chunks: readonly (readonly number[])[]) => Uint8Array.from([...letters('\x89PNG\r\n\x1a\n'), ...chunks.flat()]);

it('tells of a PNG whether it has colours of its own and whether it is whole', () => {
  const rest = [chunk('IDAT', 40), chunk('IEND')];
  expect(readPngChunks(png(chunk('IHDR', 13), ...rest))).toEqual({ hasProfile: false, isCutOff: false });
  expect(readPngChunks(png(chunk('IHDR', 13), chunk('iCCP', 9), ...rest))).toEqual({ hasProfile: true, isCutOff: false });
  expect(readPngChunks(png(chunk('IHDR', 13), chunk('cICP', 4), ...rest, letters('more')))).toEqual({ hasProfile: true, isCutOff: false });
  expect(readPngChunks(png(chunk('IHDR', 13), ...rest).subarray(0, 50))).toMatchObject({ isCutOff: true });
});
