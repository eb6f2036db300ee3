import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, clipsOf, contextOf, controlOf, documentOf, photosOf, textsOf } from '../../test/layout-rules.ts';
import { checkCustomSize } from '../catalogue/custom-size.ts';
import { boundsOf } from '../geometry/path.ts';
import { readShapePath } from '../geometry/read-shape-path.ts';
import { typeControl } from './clamp-values.ts';
import { generatorState } from './generator-state.ts';
import { number } from './number.ts';
import { numberdate } from './numberdate.ts';
import { numberyear } from './numberyear.ts';
import { findGenerator, GENERATORS } from './registry.ts';
import { DIGIT_SHAPES } from './shared/digit-shapes.ts';
import { DIGIT_TILES } from './shared/digit-tiles.ts';
import { suggestionsFor } from './shared/number-layout.ts';

const page = contextOf(50, 40);
const size = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

describe('registry', () => {
  it('[GEN-COMMON-01] names all nineteen generators', () => {
    expect(GENERATORS.map((generator) => generator.name).sort()).toEqual(
      [
        'alleven',
        'onelarge',
        'instagram',
        'mosaiccross',
        'mosaic1',
        'normalsplit',
        'bordersplit',
        'fit',
        'pilealleven',
        'pileonelarge',
        'mosaicinsta',
        'single',
        'scrambled',
        'tiles',
        'mosaiceven',
        'heart',
        'number',
        'numberyear',
        'numberdate',
      ].sort(),
    );
  });

  it('[GEN-COMMON-03] [GEN-COMMON-04] resolves every source, numberdigit as number', () => {
    for (const name of ['heart', 'number', 'numberyear', 'numberdate', 'pilealleven', 'pileonelarge', 'bordersplit']) {
      expect(findGenerator(name)?.name).toBe(name);
    }
    expect(findGenerator('numberdigit')).toBe(number);
  });
});

describe('kinds of numbers', () => {
  it.each([
    [number, 50, 999],
    [numberyear, 2025, 9999],
    [numberdate, 1402, 9999],
  ])(
    '[GEN-NUMBER-01] [GEN-NUMBER-02] [GEN-NUMBER-03] [GEN-NYEAR-01] [GEN-NYEAR-02] [GEN-NYEAR-03] [GEN-NDATE-01] [GEN-NDATE-02] [GEN-NDATE-03] [GEN-NUM-15] $name starts at %d',
    (generator, value, max) => {
      expect(generator.keys).toEqual(['numberValue', 'fontset', 'playfull', 'hasText']);
      expect(controlOf(generator, page, 'numberValue')).toMatchObject({
        type: 'CONTROL_INPUT',
        currentValue: value,
        minValue: 0,
        maxValue: max,
      });
    },
  );

  it('[GEN-NDATE-04] a date keeps its leading zero', () => {
    expect(controlOf(numberdate, page, 'numberValue').digits).toBe(4);
    const clipped = (generator: typeof number, numberValue: number) =>
      clipsOf(documentOf(generator, page, { numberValue, fontset: 3 })).map((clip) => clip.path);
    expect(clipped(numberdate, 102)).toEqual([0, 1, 0, 2].map((digit) => DIGIT_SHAPES[digit]?.path));
    expect(clipped(number, 7)).toEqual([DIGIT_SHAPES[7]?.path]);
  });

  it('[GEN-NDATE-04] separates day and month by a wider gap', () => {
    const photos = photosOf(documentOf(numberdate, page, { numberValue: 2222, fontset: 3 }));
    const gaps = photos.slice(1).map((photo, i) => photo.x - (photos[i]?.x ?? 0) - (photos[i]?.width ?? 0));
    expect(gaps[1]).toBeGreaterThan(2 * (gaps[0] ?? 0));
    expect(gaps[2]).toBeCloseTo(gaps[0] ?? 0, 3);
  });

  it('[GEN-NUM-12] [GEN-NUM-13] [GEN-NUM-14] accepts typed digits, cut to the length of the maximum', () => {
    const typed = (generator: typeof number, text: string) =>
      typeControl({ generator, context: page, values: generator.defaults }, 'numberValue', text).numberValue;
    expect([typed(number, '1234'), typed(number, 'a7b'), typed(number, '0'), typed(number, '')]).toEqual([123, 7, 0, 50]);
    expect([typed(numberyear, '19875'), typed(numberdate, '0102')]).toEqual([1987, 102]);
  });
});

describe('fonts', () => {
  it('[GEN-NUM-01] [GEN-NUM-02] labels the fontsets A 0, B 3, C 1, D 2 and steps through them in this order', () => {
    expect(controlOf(number, page, 'fontset').options).toEqual([
      { value: 0, label: 'A' },
      { value: 3, label: 'B' },
      { value: 1, label: 'C' },
      { value: 2, label: 'D' },
    ]);
  });

  it('[GEN-NUM-03] [TXML-13] fontset 3 has one photo per digit, clipped to its outline', () => {
    const document = documentOf(number, page, { numberValue: 14, fontset: 3 });
    const clips = clipsOf(document);
    expect(clips.map((clip) => [clip.slot, clip.state, clip.viewportWidth, clip.viewportHeight])).toEqual([
      ['img1', true, 38, 100],
      ['img2', true, 60, 100],
    ]);
    const boxes = (cells: readonly { x: number; y: number; width: number; height: number }[]) =>
      cells.map(({ x, y, width, height }) => [x, y, width, height]);
    expect(boxes(clips)).toEqual(boxes(photosOf(document)));
  });

  it('[BORD-06] [BORD-07] every outline fills its viewport', () => {
    expect(DIGIT_SHAPES).toHaveLength(10);
    for (const { width, height, path, outline } of DIGIT_SHAPES) {
      expect(readShapePath(path)).toEqual(outline);
      const bounds = boundsOf(outline);
      expect([bounds.x, bounds.y, bounds.width, bounds.height].map((length) => Math.round(length * 100) / 100)).toEqual([
        0,
        0,
        width,
        height,
      ]);
    }
  });

  it('[GEN-NUM-01] the tile fonts have ten different digits, each three cells wide and of the same height', () => {
    for (const font of DIGIT_TILES) {
      expect(font).toHaveLength(10);
      expect(new Set(font.map((digit) => JSON.stringify(digit.cells))).size).toBe(10);
      expect(new Set(font.map((digit) => `${digit.columns}x${digit.rows}`)).size).toBe(1);
    }
    expect(photosOf(documentOf(number, page, { numberValue: 88, fontset: 0 }))).toHaveLength(26);
    expect(photosOf(documentOf(number, page, { numberValue: 88, fontset: 2 }))).toHaveLength(14);
  });

  it('[GEN-NUM-04] [SZST-13] playfull applies to the tile fonts only', () => {
    expect(controlOf(number, page, 'playfull').isHidden).toBe(false);
    expect(controlOf(number, page, 'playfull', { fontset: 3 }).isHidden).toBe(true);
    const shaped = documentOf(number, page, { fontset: 3, playfull: 1 });
    expect([shaped.layout.photoBorder, photosOf(shaped).every((photo) => photo.tiltDeg === 0)]).toEqual([null, true]);
  });

  it('[GEN-NUM-05] playfull tilts the tiles by the eight angles and gives them cards', () => {
    const document = documentOf(number, page, { playfull: 1 });
    expect(
      photosOf(document)
        .slice(0, 5)
        .map((photo) => photo.tiltDeg),
    ).toEqual([-4, 0, 2, -2, 3]);
    expect(document.layout.photoBorder?.type).toBe('modern');
  });

  it.each([20, 60, 140])('[GEN-NUM-05] tiles have the same tilt on %d cm in both tile fonts', (side) => {
    for (const kind of [number, numberyear, numberdate]) {
      for (const fontset of [0, 1, 2]) {
        const tilts = photosOf(documentOf(kind, contextOf(side, side), { playfull: 1, fontset, numberValue: 11 })).map(
          (photo) => photo.tiltDeg,
        );
        expect(tilts.slice(0, 4)).toEqual([-4, 0, 2, -2]);
      }
    }
  });

  it('[GEN-NUM-06] offers bottom-large, bottom-sub-large, bottom, bottom-sub and none', () => {
    expect(controlOf(number, page, 'hasText').options.map((option) => option.value)).toEqual([23, 24, 21, 22, 20]);
    expect(controlOf(number, page, 'hasText').currentValue).toBe(23);
    const heights = [23, 24, 21, 22, 20].map((hasText) => textsOf(documentOf(number, page, { hasText })).map((text) => text.height));
    expect(heights.map((texts) => texts.length)).toEqual([1, 2, 1, 2, 0]);
    expect(heights[0]?.[0]).toBeGreaterThan(heights[2]?.[0] ?? 0);
  });
});

describe('format suggestions', () => {
  const siblings = ['60x60', '60x40', '50x40', '40x50', '120x40', '30x30', '40x30', '70x60', '60x50'].map(size);

  it('[GEN-NUM-07] [GEN-NUM-08] [GEN-NUM-09] are the sizes of 0.8 to 1.2 times the proportion, sorted, without the current one and the small ones', () => {
    const { sizes } = suggestionsFor({ size: size('50x40'), siblings }, 1.25);
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(['60x40', '60x50', '60x60', '70x60']);
  });

  it.each([
    ['50x40', false],
    ['60x60', false],
    ['60x40', false],
    ['40x50', true],
    ['120x40', true],
  ])('[GEN-NUM-10] [GEN-NUM-11] at %s the sizes are recommended: %s', (present, isRecommended) => {
    expect(suggestionsFor({ size: size(present), siblings }, 1.25).isRecommended).toBe(isRecommended);
  });

  it('[GEN-NUM-07] [CTRL-06] depend on the typed number', () => {
    const context = { ...contextOf(50, 40), siblings };
    expect(generatorState(numberyear, context, {}).suggestions).toEqual({ isRecommended: true, sizes: [size('120x40')] });
    expect(generatorState(number, context, {}).suggestions.isRecommended).toBe(false);
  });
});

describe.each([number, numberyear, numberdate])('$name', (generator) => {
  it(
    '[CUST-16] holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(generator);
      expect(checkCustomSize(generator.customSizeRule, 33, 47).ok).toBe(true);
    },
    ANY_LAYOUT_MS,
  );
});
