import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEffect } from './apply-effect.ts';
import { EFFECTS, type Effect } from './effect.ts';

type Rgba = readonly [number, number, number, number];

function pixelOf(effect: Effect, [red, green, blue]: readonly [number, number, number], alpha = 255): Rgba {
  const bytes = Uint8Array.of(red, green, blue, alpha);
  applyEffect(bytes, effect);
  return [...bytes] as unknown as Rgba;
}

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte);

describe('the pixels of an effect', () => {
  it('[FX-07] none leaves every pixel as it is', () => {
    fc.assert(
      fc.property(color, byte, (rgb, alpha) => {
        expect(pixelOf('', rgb, alpha)).toEqual([...rgb, alpha]);
      }),
    );
  });

  it('[FX-09] grey is 0.3 red + 0.59 green + 0.11 blue', () => {
    // 124.5, 76.5, 150.45, 28.05
    expect(pixelOf('grey', [200, 100, 50])).toEqual([125, 125, 125, 255]);
    expect(pixelOf('grey', [255, 0, 0])).toEqual([77, 77, 77, 255]);
    expect(pixelOf('grey', [0, 255, 0])).toEqual([150, 150, 150, 255]);
    expect(pixelOf('grey', [0, 0, 255])).toEqual([28, 28, 28, 255]);
    expect(pixelOf('grey', [255, 255, 255])).toEqual([255, 255, 255, 255]);
    fc.assert(
      fc.property(byte, (tone) => {
        expect(pixelOf('grey', [tone, tone, tone])).toEqual([tone, tone, tone, 255]);
      }),
    );
  });

  it('[FX-10] faded is 136/256 of the pixel and 120/256 of its sepia', () => {
    // Grey 120.02, so sepia's red is 150: 200 × 136/256 + 150 × 120/256 = 176.5625.
    expect(pixelOf('sepia', [200, 98, 20])[0]).toBe(150);
    expect(pixelOf('faded', [200, 98, 20])[0]).toBe(177);
    fc.assert(
      fc.property(color, (rgb) => {
        const sepia = pixelOf('sepia', rgb);
        const blended = rgb.map((value, c) => Math.floor((value * 136 + (sepia[c] as number) * 120) / 256 + 0.5));
        expect(pixelOf('faded', rgb)).toEqual([...blended, 255]);
      }),
    );
  });

  it('[FX-11] the three sepias dye the grey: two pixels of one grey become one colour', () => {
    // Grey 128 is a point of every curve; (110, 131, 159) has it too: 33 + 77.29 + 17.49.
    for (const [effect, dyed] of [
      ['sepia', [159, 128, 91]],
      ['sepia1', [167, 147, 120]],
      ['sepia2', [130, 86, 53]],
    ] as const) {
      expect(pixelOf(effect, [128, 128, 128])).toEqual([...dyed, 255]);
      expect(pixelOf(effect, [110, 131, 159])).toEqual([...dyed, 255]);
    }
  });

  it('[FX-12] vintage looks channels up in its palette, after a contrast of 1.1', () => {
    // The middle stays: 128. 64 is stretched to 57.6, 192 to 198.4, the ends beyond black and white.
    expect(pixelOf('vintage', [128, 128, 128])).toEqual([142, 134, 126, 255]);
    expect(pixelOf('vintage', [0, 0, 0])).toEqual([10, 4, 28, 255]);
    expect(pixelOf('vintage', [255, 255, 255])).toEqual([252, 246, 206, 255]);
    // 10 + 44 × 57.6/64 = 49.6; 4 + 54 × 57.6/64 = 52.6; 28 + 48 × 57.6/64 = 71.2
    expect(pixelOf('vintage', [64, 64, 64])).toEqual([50, 53, 71, 255]);
    // Each channel by itself; red 216 + 36 × 6.4/63 = 219.66.
    expect(pixelOf('vintage', [192, 64, 128])).toEqual([220, 53, 126, 255]);
  });

  it('brighter never becomes darker, and alpha stays', () => {
    for (const effect of EFFECTS) {
      fc.assert(
        fc.property(byte, byte, byte, (a, b, alpha) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((tone) => pixelOf(effect, [tone, tone, tone], alpha));
          for (let c = 0; c < 3; c++) expect((low as Rgba)[c]).toBeLessThanOrEqual((high as Rgba)[c] as number);
          expect((low as Rgba)[3]).toBe(alpha);
        }),
      );
    }
  });

  it('[FX-13] every effect changes each pixel by itself, so none needs a border: a picture may be given whole, in pieces, or as a part of a larger buffer', () => {
    const effect = fc.constantFrom(...EFFECTS);
    fc.assert(
      fc.property(effect, fc.array(fc.tuple(byte, byte, byte, byte), { minLength: 1, maxLength: 20 }), fc.nat(19), (name, pixels, at) => {
        const atOnce = Uint8ClampedArray.from(pixels.flat());
        const pieces = Uint8ClampedArray.from([9, 9, 9, 9, ...atOnce]);
        applyEffect(atOnce, name);
        const cut = 4 + 4 * Math.min(at, pixels.length);
        applyEffect(pieces.subarray(4, cut), name);
        applyEffect(pieces.subarray(cut), name);
        expect([...pieces]).toEqual([9, 9, 9, 9, ...atOnce]);
      }),
    );
    expect(() => applyEffect(new Uint8Array(7), 'grey')).toThrow(RangeError);
  });
});
