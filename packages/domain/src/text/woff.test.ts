import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { fontFile, unpackedFonts } from '../../test/load-shaper.ts';
import { ALL_FACES } from './fonts.ts';
import { createTextShaper } from './harfbuzz-shaper.ts';
import { unpackWoff } from './woff.ts';

const FILE = 'roboto/files/roboto-latin-400-normal.woff';

describe('unpackWoff', () => {
  it('gives font files that cover every character a text can hold', async () => {
    for (const [file, bytes] of await unpackedFonts()) {
      const known = new Set(new harfbuzz.Face(new harfbuzz.Blob(bytes)).collectUnicodes());
      const missing: string[] = [];
      for (let code = 0x20; code <= 0xff; code++) {
        if ((code < 0x7f || code > 0xa0) && !known.has(code)) missing.push(String.fromCharCode(code));
      }
      expect([file, missing.join('')]).toEqual([file, expect.stringMatching(/^[\u00ad]?$/)]);
    }
  });

  it('refuses bytes that are no WOFF font', async () => {
    const packed = fontFile(FILE);
    const unpack = (bytes: Uint8Array) => unpackWoff(bytes, promisify(inflate));
    await expect(unpack(new Uint8Array(10))).rejects.toThrow(RangeError);
    await expect(unpack(new TextEncoder().encode('<html>'.repeat(20)))).rejects.toThrow('WOFF');
    await expect(unpack(packed.slice(0, 500))).rejects.toThrow(RangeError);
    await expect(unpack(packed.slice(0, packed.length - 3))).rejects.toThrow();
  });
});

describe('createTextShaper', () => {
  it('draws glyphs in em, y downwards, and remembers them', async () => {
    const shaper = createTextShaper(harfbuzz, await unpackedFonts());
    for (const face of ALL_FACES) {
      const run = shaper.shape(face, 'Hg');
      expect(run.glyphs).toHaveLength(2);
      const tops = run.glyphs[0]?.path.flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-1) as number])) ?? [];
      expect(Math.min(...tops)).toBeLessThan(-0.4);
      expect(Math.min(...tops)).toBeGreaterThan(-1);
      expect(run.ascent).toBeGreaterThan(0.5);
      expect(run.descent).toBeGreaterThan(0.1);
      expect(shaper.shape(face, 'Hg')).toBe(run);
    }
  });

  it('says which file is missing', () => {
    expect(() => createTextShaper(harfbuzz, new Map()).shape(ALL_FACES[0] as (typeof ALL_FACES)[0], 'a')).toThrow('crimson-text');
  });
});
