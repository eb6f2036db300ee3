import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readOutputProfile } from '../src/color/output-profile.ts';
import { srgbProfile } from '../src/color/srgb-profile.ts';

const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
const { icc } = await sharp(await white.withIccProfile('cmyk').jpeg().toBuffer()).metadata();
const PRESS = icc as Buffer;

/** Returns a copy of the profile with bytes overwritten at an offset. */
function withBytes(offset: number, bytes: string | readonly number[]): Buffer {
  const copy = Buffer.from(PRESS);
  copy.set(Buffer.from(bytes as never, 'latin1'), offset);
  return copy;
}

const placeOf = (tag: string) => {
  for (let offset = 132; ; offset += 12) if (PRESS.toString('latin1', offset, offset + 4) === tag) return offset;
};

/** Replaces the description by a tag at the end of the profile. */
function withDescription(tag: Buffer): Buffer {
  const copy = Buffer.concat([PRESS, tag]);
  copy.writeUInt32BE(copy.length, 0);
  copy.writeUInt32BE(PRESS.length, placeOf('desc') + 4);
  copy.writeUInt32BE(tag.length, placeOf('desc') + 8);
  return copy;
}

describe('readOutputProfile', () => {
  it('returns name and number of inks', () => {
    expect(readOutputProfile(PRESS)).toEqual({ icc: PRESS, components: 4, name: expect.stringMatching(/\S/) });
    expect(readOutputProfile(withBytes(16, 'RGB ')).components).toBe(3);
    expect(readOutputProfile(withBytes(16, 'GRAY')).components).toBe(1);
  });

  it('reads a name in plain text, in several languages, or none', () => {
    const plain = Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\x0eCoated\nFOGRA\0', 'latin1'), Buffer.alloc(20)]);
    expect(readOutputProfile(withDescription(plain)).name).toBe('Coated FOGRA');
    const name = Buffer.from('Tÿp 39L', 'utf16le').swap16();
    const head = Buffer.from('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cdeDE\0\0\0\0\0\0\0\x1c', 'latin1');
    head.writeUInt32BE(name.length, 20);
    expect(readOutputProfile(withDescription(Buffer.concat([head, name]))).name).toBe('Tÿp 39L');
    expect(readOutputProfile(withDescription(Buffer.alloc(10))).name).toBe('Custom');
  });

  it.each([
    ['no profile at all', Buffer.from('hello'), 'is not an ICC profile'],
    ['a picture', Buffer.alloc(5000, 7), 'is not an ICC profile'],
    ['a display', Buffer.from(srgbProfile()), "is of a display, not of a press (class 'prtr')"],
    ['a scanner', withBytes(12, 'scnr'), "is of a scanner or camera, not of a press (class 'prtr')"],
    ['an unknown class', withBytes(12, 'wxyz'), "is of class 'wxyz', not of a press (class 'prtr')"],
    ['numbers of Lab', withBytes(16, 'Lab '), "is for 'Lab', not for CMYK, RGB or grey"],
    ['version 5', withBytes(8, [5]), 'is of version 5; PDF/X-4 knows 2 to 4'],
    ['a file cut short', PRESS.subarray(0, 5000), `says that it has ${PRESS.length} bytes, but it has 5000`],
    ['tables without number', withBytes(128, [0, 255, 255, 255]), 'has no room for its 16777215 tables'],
    ['a table that lies outside', withBytes(placeOf('B2A0') + 4, [0x7f, 0, 0, 0]), 'is cut off in its table B2A0'],
    ['no way to the inks', withBytes(placeOf('B2A0'), 'xxxx'), 'has no table B2A0'],
  ])('%s is refused with a reason', (_, bytes, reason) => {
    expect(() => readOutputProfile(bytes)).toThrow(new RangeError(reason));
  });
});
