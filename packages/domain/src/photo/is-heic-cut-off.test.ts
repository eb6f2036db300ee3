import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeHeic } from '../../test/make-heic.ts';
import { isHeicCutOff } from './is-heic-cut-off.ts';

const tiled = makeHeic({ tiles: { columns: 3, rows: 2 } });

it('accepts a complete file with any order of boxes and trailing bytes', () => {
  expect(isHeicCutOff(tiled)).toBe(false);
  expect(isHeicCutOff(makeHeic({ isPixelsFirst: true }))).toBe(false);
  expect(isHeicCutOff(Uint8Array.from([...tiled, 0, 0, 0, 3, 1, 2, 3, 4, 5]))).toBe(false);
});

it('reports every file that ends within its pixel data as cut off', () => {
  const pixelsFrom = tiled.length - 6 * 85;
  fc.assert(fc.property(fc.integer({ min: pixelsFrom, max: tiled.length - 1 }), (length) => isHeicCutOff(tiled.subarray(0, length))));
});

it('reads a pixel box without a length to the end of the file', () => {
  const open = makeHeic();
  const box = open.length - 85 - 8;
  open.fill(0, box, box + 4);
  expect(isHeicCutOff(open)).toBe(false);
  expect(isHeicCutOff(open.subarray(0, open.length - 20))).toBe(false);
});

it('accepts any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(tiled.length), (damage, at) => {
      const bytes = tiled.slice();
      bytes.set(damage.subarray(0, bytes.length - at), at);
      return typeof isHeicCutOff(bytes) === 'boolean';
    }),
  );
});
