import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySize, contextOf } from '../../../test/layout-rules.ts';
import { isInside, overlaps } from '../../geometry/overlap.ts';
import { contentBox, sheetOf } from './margin.ts';
import { textBand, textMargin } from './text-band.ts';
import { hasSubtitle, hasTextBand, TEXT, TEXT_CODES } from './text-codes.ts';

describe('margins', () => {
  it.each([
    ['', 0, 0.5],
    ['POSTER', 0.1, 0.5],
    ['DIBOND', 0.3, 0.5],
    ['PLEXI', 0.3, 0.5],
    ['CANVAS2CM', 2.5, -2],
    ['CANVAS4CM', 5, -4.5],
  ] as const)(
    '[MAT-11] [MAT-12] [MAT-14] [MAT-15] on %j the sheet extends %d cm and a margin of 0.5 begins at %d',
    (material, bleed, edge) => {
      const context = contextOf(50, 40, material);
      expect(sheetOf(context)).toEqual({ x: 0 - bleed, y: 0 - bleed, width: 50 + 2 * bleed, height: 40 + 2 * bleed });
      expect(contentBox(context, 0.5)).toEqual({ x: edge, y: edge, width: 50 - 2 * edge, height: 40 - 2 * edge });
      expect(contentBox(context, 0)).toEqual(sheetOf(context));
    },
  );

  it('[MAT-14] [MAT-15] the visible border after trimming is the margin', () => {
    const contentLeft = (material: 'POSTER' | 'DIBOND') => contentBox(contextOf(50, 40, material), 0.5).x;
    const fromSheet = (material: 'POSTER' | 'DIBOND') => contentLeft(material) - sheetOf(contextOf(50, 40, material)).x;
    expect([contentLeft('POSTER'), contentLeft('DIBOND')]).toEqual([0.5, 0.5]);
    expect([fromSheet('POSTER'), fromSheet('DIBOND')]).toEqual([0.6, 0.8]);
  });
});

describe('text band', () => {
  it('[GEN-COMMON-08] [GEN-COMMON-09] [GEN-COMMON-10] has these codes', () => {
    expect(TEXT).toEqual({
      TEXT_NONE: 0,
      TEXT_BOTTOM_SMALL: 1,
      TEXT_BOTTOM: 2,
      TEXT_BOTTOM_SUB: 3,
      TEXT_TOP_SMALL: 4,
      TEXT_TOP: 5,
      TEXT_TOP_SUB: 6,
      HEART_NONE: 10,
      HEART_BOTTOM: 11,
      HEART_BOTTOM_SUB: 12,
      NUMBER_NONE: 20,
      NUMBER_BOTTOM: 21,
      NUMBER_BOTTOM_SUB: 22,
      NUMBER_BOTTOM_LARGE: 23,
      NUMBER_BOTTOM_SUB_LARGE: 24,
    });
  });

  it('[GEN-COMMON-07] offers none to top with subtitle', () => {
    expect(TEXT_CODES.map((code) => TEXT[code])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('[GEN-COMMON-11] the SUB codes have a subtitle, the none codes have nothing', () => {
    const names = Object.entries(TEXT);
    for (const [name, code] of names) {
      expect([name, hasSubtitle(code)]).toEqual([name, name.includes('_SUB')]);
      expect([name, hasTextBand(code)]).toEqual([name, !name.endsWith('_NONE')]);
    }
  });

  it.each([
    [50, 40, 3.2],
    [100, 100, 8],
    [30, 90, 2.4],
    [20, 140, 1.6],
  ])('[GEN-COMMON-12] the text margin of %d x %d is %d cm', (width, height, margin) => {
    expect(textMargin({ width, height })).toBeCloseTo(margin, 9);
  });

  it('[SZST-12] uses the margin without text, and the text margin with text', () => {
    const canvas = contextOf(50, 40, 'CANVAS4CM');
    expect(textBand(canvas, 2, TEXT.TEXT_NONE)).toEqual({ content: contentBox(canvas, 2), texts: [] });
    const { content, texts } = textBand(canvas, 2, TEXT.TEXT_BOTTOM);
    expect([content.x, content.y, content.width]).toEqual([3.2, 3.2, 43.6]);
    expect(content.height).toBeCloseTo(40 - 3.2 - 8, 9);
    expect(texts.map((text) => text.slot)).toEqual(['txt1']);
    expect(textBand(contextOf(50, 40), 0.5, TEXT.TEXT_BOTTOM)).toEqual(textBand(canvas, 2, TEXT.TEXT_BOTTOM));
  });

  it('mirrors the bands of bottom and top; the small band is lower', () => {
    const heights = TEXT_CODES.slice(1).map((code) => textBand(contextOf(50, 40), 0.5, TEXT[code]).content.height);
    expect(heights.slice(0, 3)).toEqual(heights.slice(3));
    const [small = 0, normal = 0, sub = 0] = heights;
    expect(small).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(sub);
  });

  it('[GEN-COMMON-11] puts texts inside the trim, clear of the photos, on every size', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom(...TEXT_CODES.slice(1)), (size, code) => {
        const { content, texts } = textBand(contextOf(size.width, size.height, 'CANVAS2CM'), 0.5, TEXT[code]);
        expect(texts.length).toBe(code.endsWith('_SUB') ? 2 : 1);
        for (const text of texts) {
          expect(isInside(text, { x: 0, y: 0, ...size })).toBe(true);
          expect(overlaps(text, content)).toBe(false);
          expect(text.editable).toBe(true);
          expect(text.y > content.y).toBe(code.startsWith('TEXT_BOTTOM'));
        }
        expect(content.height).toBeGreaterThan(size.height / 2);
      }),
    );
  });
});
