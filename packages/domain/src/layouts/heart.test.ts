import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, anySize, checkAnyLayout, contextOf, controlOf, documentOf, photosOf, textsOf } from '../../test/layout-rules.ts';
import { checkCustomSize } from '../catalogue/custom-size.ts';
import { isInside } from '../geometry/overlap.ts';
import { heart } from './heart.ts';

const page = contextOf(60, 60);
const squares = fc.integer({ min: 60, max: 200 }).map((side) => ({ width: side / 2, height: side / 2 }));

describe('heart', () => {
  it('[GEN-HEART-01] saves layout, playfull and hasText', () => {
    expect(heart.keys).toEqual(['layout', 'playfull', 'hasText']);
  });

  it('[GEN-HEART-02] has 31, 26 and 28 photos in A, B and C', () => {
    expect(controlOf(heart, page, 'layout').options.map((option) => option.label)).toEqual(['A', 'B', 'C']);
    expect([0, 1, 2].map((layout) => photosOf(documentOf(heart, page, { layout })).length)).toEqual([31, 26, 28]);
  });

  it('[GEN-HEART-03] switches playful off and on', () => {
    expect(controlOf(heart, page, 'playfull').options).toEqual([
      { value: 0, label: 'OFF' },
      { value: 1, label: 'ON' },
    ]);
    const plain = documentOf(heart, page);
    expect([plain.layout.photoBorder, photosOf(plain).every((photo) => photo.tiltDeg === 0)]).toEqual([null, true]);
  });

  it.each([20, 30, 60, 100, 140])('[GEN-HEART-04] playful photos tilt by the eight angles, the same on %d cm', (side) => {
    for (const layout of [0, 1, 2]) {
      const tilts = photosOf(documentOf(heart, contextOf(side, side), { playfull: 1, layout })).map((photo) => photo.tiltDeg);
      expect(tilts.slice(0, 9)).toEqual([-4, 0, 2, -2, 3, -2, 3, 1, -4]);
    }
  });

  it.each([
    [30, 0.275, 0.425, 0.2, 0.075, 0.15],
    [60, 0.55, 0.85, 0.4, 0.15, 0.3],
    [100, 0.916667, 1.416667, 0.666667, 0.25, 0.5],
  ])('[GEN-HEART-05] [GEN-HEART-06] on %d cm the playful border is scaled by the width', (width, side, below, card, glow, shadow) => {
    const border = documentOf(heart, contextOf(width, width), { playfull: 1 }).layout.photoBorder;
    const about = (value: number) => expect.closeTo(value, 5);
    expect(border).toEqual({
      type: 'modern',
      margins: [about(side), about(side), about(below), about(side)],
      card: about(card),
      glow: about(glow),
      shadow: about(shadow),
    });
  });

  it('[GEN-HEART-07] offers bottom with subtitle first, then bottom, then no text', () => {
    expect(controlOf(heart, page, 'hasText')).toMatchObject({ currentValue: 12, isMinimum: true });
    expect(controlOf(heart, page, 'hasText').options.map((option) => option.label)).toEqual([
      'HEART_BOTTOM_SUB',
      'HEART_BOTTOM',
      'HEART_NONE',
    ]);
    expect([12, 11, 10].map((hasText) => textsOf(documentOf(heart, page, { hasText })).map((text) => text.slot))).toEqual([
      ['txt1', 'txt2'],
      ['txt1'],
      [],
    ]);
  });

  it('is symmetric, with two lobes above and a point below', () => {
    for (const layout of [0, 1, 2]) {
      const photos = photosOf(documentOf(heart, page, { layout }));
      for (const photo of photos) {
        const twin = photos.find(
          (other) => Math.abs(other.x + other.width - (60 - photo.x)) < 0.001 && Math.abs(other.y - photo.y) < 0.001,
        );
        expect(twin?.width).toBeCloseTo(photo.width, 3);
      }
      const top = photos.filter((photo) => photo.y === Math.min(...photos.map((other) => other.y)));
      expect(top.some((photo) => photo.x < 30 && photo.x + photo.width > 30)).toBe(false);
      expect(Math.abs((photos.at(-1)?.x ?? 0) + (photos.at(-1)?.width ?? 0) / 2 - 30)).toBeLessThan(4);
    }
  });

  it('stays on the front face of a canvas', () => {
    for (const photo of photosOf(documentOf(heart, contextOf(60, 60, 'CANVAS4CM'), { hasText: 10 }))) {
      expect(isInside(photo, { x: 0, y: 0, width: 60, height: 60 })).toBe(true);
    }
  });

  it(
    'holds its invariants for any values, on the squares of its rule and on other pages',
    () => {
      checkAnyLayout(heart, { sizes: squares, maxSlots: 31 });
      checkAnyLayout(heart, { sizes: anySize, maxSlots: 31, runs: 300 });
      expect(checkCustomSize(heart.customSizeRule, 60, 60).ok).toBe(true);
    },
    ANY_LAYOUT_MS,
  );
});
