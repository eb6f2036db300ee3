import { promisify } from 'node:util';
import { inflate, inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { fontFile, loadShaper } from '../../test/load-shaper.ts';
import { ALL_FACES } from './fonts.ts';
import { createFontCache, createTextShaper } from './harfbuzz-shaper.ts';
import type { FontFace } from './letters/font-face.ts';
import { createFontFallbacks } from './letters/font-fallbacks.ts';
import { unpackWoff, unpackWoffSync } from './unpack-woff.ts';

const FILE = 'roboto/files/roboto-latin-400-normal.woff';

describe('unpackWoff', () => {
  it('gives the same font with synchronous and asynchronous inflate', async () => {
    const packed = fontFile(FILE);
    const unpacked = unpackWoffSync(packed, inflateSync);
    expect(await unpackWoff(packed, promisify(inflate))).toEqual(unpacked);
    expect(new harfbuzz.Face(new harfbuzz.Blob(unpacked)).collectUnicodes()).toContain('ß'.codePointAt(0));
  });

  it('refuses bytes that are not a WOFF font', async () => {
    const packed = fontFile(FILE);
    const unpack = (bytes: Uint8Array) => unpackWoff(bytes, promisify(inflate));
    await expect(unpack(new Uint8Array(10))).rejects.toThrow(RangeError);
    await expect(unpack(new TextEncoder().encode('<html>'.repeat(20)))).rejects.toThrow('WOFF');
    await expect(unpack(packed.slice(0, 500))).rejects.toThrow(RangeError);
    await expect(unpack(packed.slice(0, packed.length - 3))).rejects.toThrow();
  });
});

describe('createTextShaper', () => {
  const LETTERS = { isRightToLeft: false, isJoined: false };

  it('draws glyphs in em, y downwards', () => {
    const shaper = loadShaper();
    for (const face of ALL_FACES) {
      const run = shaper.shape(face.file, 'Hg', LETTERS);
      expect([run?.glyphs.length, run?.gaps]).toEqual([2, 2]);
      const tops = run?.glyphs[0]?.path.flatMap((step) => (step[0] === 'Z' ? [] : [step.at(-1) as number])) ?? [];
      expect(Math.min(...tops)).toBeLessThan(-0.4);
      expect(Math.min(...tops)).toBeGreaterThan(-1);
      const { ascent, descent } = shaper.heightOf(face);
      expect(ascent).toBeGreaterThan(0.5);
      expect(descent).toBeGreaterThan(0.1);
    }
  });

  it('reports a missing file, and uses it after it was loaded', () => {
    const files = new Map<string, Uint8Array>();
    const [face] = ALL_FACES as readonly [FontFace];
    const fonts = createFontCache(harfbuzz, (file) => files.get(file) ?? null, createFontFallbacks());
    const shaper = createTextShaper(fonts);
    expect(shaper.shape(face.file, 'a', LETTERS)).toBe(null);
    expect(() => shaper.heightOf(face)).toThrow('crimson-text');
    files.set(face.file, unpackWoffSync(fontFile(face.file), inflateSync));
    expect(shaper.shape(face.file, 'a', LETTERS)?.glyphs).toHaveLength(1);
  });
});
