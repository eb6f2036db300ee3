import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { scrambled } from './scrambled.ts';

const page = contextOf(50, 40);

describe('scrambled', () => {
  it('[GEN-SCRAMBLED-01] saves layout, borderCM and marginCM', () => {
    expect(scrambled.keys).toEqual(['layout', 'borderCM', 'marginCM']);
  });

  it('[GEN-SCRAMBLED-02] [GEN-SCRAMBLED-03] has eleven layouts, A to K', () => {
    const { options } = controlOf(scrambled, page, 'layout');
    expect(options.map((option) => option.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(options.map((option) => option.label).join('')).toBe('ABCDEFGHIJK');
  });

  it('[GEN-SCRAMBLED-04] [GEN-SCRAMBLED-05] bounds spacing and margin', () => {
    expect(controlOf(scrambled, page, 'borderCM')).toMatchObject({ currentValue: 0.5, minValue: 0, maxValue: 2, step: 0.1 });
    expect(controlOf(scrambled, page, 'marginCM')).toMatchObject({ currentValue: 0.5, minValue: 0.5, maxValue: 2, step: 0.1 });
  });

  it('[GEN-SCRAMBLED-06] cuts a base of 10 x 10 into nine pieces, a different way for each letter', () => {
    const shapes = new Set<string>();
    for (let layout = 0; layout < 11; layout++) {
      const photos = photosOf(documentOf(scrambled, contextOf(101, 101), { layout, borderCM: 0 }));
      const area = photos.reduce((sum, { width, height }) => sum + width * height, 0);
      expect([layout, photos.length, Math.round(area)]).toEqual([layout, 9, 10_000]);
      shapes.add(photos.map(({ width, height }) => `${Math.round(width)}x${Math.round(height)}`).join(' '));
    }
    expect(shapes.size).toBe(11);
  });

  it('[GEN-SCRAMBLED-07] puts them on modern cards', () => {
    expect(documentOf(scrambled, page).layout.photoBorder).toMatchObject({ type: 'modern', card: 0.4, glow: 0.15, shadow: 0.3 });
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(scrambled, { maxSlots: 9, gutter: (values) => values.borderCM as number });
    },
    ANY_LAYOUT_MS,
  );
});
