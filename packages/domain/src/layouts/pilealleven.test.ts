import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { pilealleven } from './pilealleven.ts';
import { pileonelarge } from './pileonelarge.ts';
import { reduceTilt, TILT_CYCLE, tiltOf } from './shared/tilt.ts';

const page = contextOf(50, 40);

describe('tilts', () => {
  it('[GEN-COMMON-13] repeat after eight angles', () => {
    expect([...TILT_CYCLE]).toEqual([-4, 0, 2, -2, 3, -2, 3, 1]);
    expect([0, 4, 7, 8].map((index) => tiltOf(index))).toEqual([-4, 3, 1, -4]);
  });

  it('[GEN-PILE-07] [GEN-PILE-08] are scaled down above 10 cm', () => {
    expect(reduceTilt(-4, { width: 12.5, height: 10 })).toBeCloseTo(-3.2, 9);
    expect(reduceTilt(-4, { width: 10, height: 8 })).toBe(-4);
    expect(reduceTilt(-4, { width: 8, height: 40 })).toBeCloseTo(-1, 9);
  });
});

describe.each([pilealleven, pileonelarge])('$name', (pile) => {
  it('[GEN-PILEALL-01] [GEN-PILEONE-01] [GEN-PILE-01] saves its keys in this order and starts at 4 x 4 with a margin of 0.5', () => {
    expect(pile.keys).toEqual(['numberVert', 'numberHor', 'borderCM', 'hasText']);
    expect(pile.defaults).toEqual({ numberVert: 4, numberHor: 4, borderCM: 0.5, hasText: 0 });
  });

  it.each([
    [28, 4],
    [28.5, 4],
    [30, 5],
    [50, 8],
    [60, 10],
    [70, 11],
    [100, 12],
    [140, 12],
  ])('[GEN-PILE-03] along %d cm allow at most %d', (side, max) => {
    expect(controlOf(pile, contextOf(side, 60), 'numberVert').maxValue).toBe(max);
    expect(controlOf(pile, contextOf(60, side), 'numberHor').maxValue).toBe(max);
  });

  it('[GEN-PILE-04] [GEN-PILE-05] bounds margin and text', () => {
    expect(controlOf(pile, page, 'borderCM')).toMatchObject({ currentValue: 0.5, minValue: 0.5, maxValue: 2, step: 0.1 });
    expect(controlOf(pile, page, 'hasText').options.map((option) => option.value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(controlOf(pile, page, 'borderCM', { hasText: 2 }).isHidden).toBe(true);
  });

  it('[GEN-PILE-06] tilts its cards by the eight angles, on white cards', () => {
    const document = documentOf(pile, contextOf(40, 40));
    expect(
      photosOf(document)
        .slice(0, 9)
        .map((photo) => photo.tiltDeg),
    ).toEqual([-4, 0, 2, -2, 3, -2, 3, 1, -4]);
    expect(document.layout.photoBorder).toMatchObject({ card: 0.4, glow: 0.15, shadow: 0.3 });
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(pile, { isPile: true });
    },
    ANY_LAYOUT_MS,
  );
});

describe('the two piles', () => {
  it('[GEN-PILE-02] [GEN-PILEALL-02] pilealleven allows 1 to its maximum, and every cell holds a photo', () => {
    expect(controlOf(pilealleven, page, 'numberVert').minValue).toBe(1);
    expect(photosOf(documentOf(pilealleven, page)).map((photo) => photo.slot)).toEqual(Array.from({ length: 16 }, (_, i) => `img${i + 1}`));
  });

  it('[GEN-PILE-02] [GEN-PILEONE-02] pileonelarge is a ring from 3 on, with one large photo at -2 degrees over the middle', () => {
    expect(controlOf(pileonelarge, page, 'numberVert').minValue).toBe(3);
    const photos = photosOf(documentOf(pileonelarge, page, { numberVert: 5, numberHor: 4 }));
    expect(photos).toHaveLength(2 * 5 + 2 * 2 + 1);
    expect(photos.at(-1)).toMatchObject({ slot: 'imglarge', tiltDeg: -2 });
  });

  it('[GEN-PILEONE-03] pileonelarge has equal cells at 3 columns or rows, allows 1, and becomes a ring again at 4', () => {
    for (const key of ['numberVert', 'numberHor']) {
      expect(controlOf(pileonelarge, page, key, { [key]: 3 }).minValue).toBe(1);
      const photos = photosOf(documentOf(pileonelarge, page, { [key]: 3 }));
      expect([photos.length, photos.some((photo) => photo.slot === 'imglarge')]).toEqual([12, false]);
    }
    expect(photosOf(documentOf(pileonelarge, page, { numberVert: 1, numberHor: 1 }))).toHaveLength(1);
    expect(photosOf(documentOf(pileonelarge, page, { numberVert: 4, numberHor: 4 })).at(-1)?.slot).toBe('imglarge');
  });
});
