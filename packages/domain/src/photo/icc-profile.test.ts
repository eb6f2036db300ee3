import { expect, it } from 'vitest';
import { displayP3Profile, iccProfile, srgbLight } from './icc-profile.ts';
import { isRgbProfile } from './jpeg-profile.ts';

const textAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Data of a tag. */
function tagOf(profile: Uint8Array, name: string): DataView {
  const view = new DataView(profile.buffer);
  for (let entry = 132; entry < 132 + 12 * view.getUint32(128); entry += 12) {
    if (textAt(profile, entry, 4) === name) return new DataView(profile.buffer, view.getUint32(entry + 4), view.getUint32(entry + 8));
  }
  throw new RangeError(`Expected a tag ${name}`);
}

const xyzOf = (profile: Uint8Array, name: string): readonly number[] => [8, 12, 16].map((at) => tagOf(profile, name).getInt32(at) / 65536);

it('names Display P3 in a form that readers know', () => {
  const profile = displayP3Profile();
  expect(isRgbProfile(profile)).toBe(true);
  expect(textAt(profile, 12, 12)).toBe('mntrRGB XYZ ');
  const description = tagOf(profile, 'desc');
  expect(textAt(profile, description.byteOffset + 12, description.getUint32(8))).toBe('Display P3\0');
  expect(displayP3Profile()).toBe(profile);
});

it('has primaries that add up to the white of the connection space', () => {
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(displayP3Profile(), name));
  const white = [0, 1, 2].map((row) => columns.reduce((sum, column) => sum + (column[row] ?? 0), 0));
  for (const [row, value] of xyzOf(displayP3Profile(), 'wtpt').entries()) expect(white[row]).toBeCloseTo(value, 3);
});

it('has one tone curve for all channels', () => {
  const curve = tagOf(displayP3Profile(), 'rTRC');
  expect(curve.getUint32(8)).toBe(1024);
  expect(curve.getUint16(12 + 2 * 512) / 65535).toBeCloseTo(srgbLight(512 / 1023), 4);
  expect(tagOf(displayP3Profile(), 'bTRC').byteOffset).toBe(curve.byteOffset);
});

it('has one curve and no primaries for grey', () => {
  const grey = iccProfile({ description: 'Grey', primaries: [], lightOf: (value) => value });
  expect(textAt(grey, 16, 4)).toBe('GRAY');
  expect(tagOf(grey, 'kTRC').getUint16(12 + 2 * 1023)).toBe(65535);
  expect(() => tagOf(grey, 'rXYZ')).toThrow(RangeError);
});
