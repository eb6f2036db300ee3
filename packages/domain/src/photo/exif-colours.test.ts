import { expect, it } from 'vitest';
import { exifColours } from './exif-colours.ts';

const EXIF_AT = 26;
const INTEROP_AT = 56;
const [SHORT, LONG, ASCII] = [3, 4, 2] as const;

type Entry = readonly [tag: number, type: number, count: number, value: number];

/** EXIF data whose Exif directory holds a ColorSpace and an interoperability index; null omits either. */
function exifWith(colourSpace: number | null, index: string | null): Uint8Array {
  const bytes = new Uint8Array(INTEROP_AT + 18);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  const writeDirectory = (offset: number, entries: readonly Entry[]): void => {
    view.setUint16(offset, entries.length);
    for (const [i, [tag, type, count, value]] of entries.entries()) {
      const entry = offset + 2 + 12 * i;
      view.setUint16(entry, tag);
      view.setUint16(entry + 2, type);
      view.setUint32(entry + 4, count);
      view.setUint32(entry + 8, type === SHORT ? value * 0x10000 : value);
    }
  };
  writeDirectory(8, [[0x8769, LONG, 1, EXIF_AT]]);
  const space: readonly Entry[] = colourSpace === null ? [] : [[0xa001, SHORT, 1, colourSpace]];
  const interop: readonly Entry[] = index === null ? [] : [[0xa005, LONG, 1, INTEROP_AT]];
  writeDirectory(EXIF_AT, [...space, ...interop]);
  if (index !== null) writeDirectory(INTEROP_AT, [[0x0001, ASCII, 4, [...index].reduce((sum, c) => sum * 256 + c.charCodeAt(0), 0) * 256]]);
  return bytes;
}

it.each([
  ['uncalibrated and R03: a camera set to Adobe RGB', 0xffff, 'R03', 'adobe-rgb'],
  ['R03 without a ColorSpace', null, 'R03', 'adobe-rgb'],
  ['ColorSpace 2, as some cameras write it', 2, null, 'adobe-rgb'],
  ['uncalibrated alone: a Display P3 photo of a phone whose profile an editor removed', 0xffff, null, null],
  ['uncalibrated and R98', 0xffff, 'R98', null],
  ['ColorSpace 2 and R98', 2, 'R98', null],
  ['sRGB', 1, 'R98', null],
  ['sRGB without an index', 1, null, null],
  ['nothing', null, null, null],
] as const)('reads %s', (_, colourSpace, index, wanted) => {
  expect(exifColours(exifWith(colourSpace, index))).toBe(wanted);
});

it('returns null for data that end early', () => {
  const whole = exifWith(0xffff, 'R03');
  for (let length = 0; length < INTEROP_AT; length++) expect(exifColours(whole.subarray(0, length))).toBeNull();
});
