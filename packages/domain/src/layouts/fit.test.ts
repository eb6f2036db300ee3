import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf, textsOf } from '../../test/layout-rules.ts';
import { fit } from './fit.ts';
import { layoutFault } from './layout-fault.ts';
import type { LayoutPhoto } from './shared/generator.ts';

const withPhotos = (width: number, height: number, photos: readonly LayoutPhoto[]) => ({ ...contextOf(width, height), photos });

describe('fit', () => {
  it('has one cell per photo, photo 1 in img1 and so on, and cuts none more than slightly', () => {
    const photos = [1.5, 0.75, 1, 0.75, 1.5, 16 / 9, 2 / 3, 4 / 3, 4 / 3, 3, 0.75, 1.5, 4 / 3, 0.75].map((aspect) => ({ aspect }));
    const cells = photosOf(documentOf(fit, withPhotos(70, 50, photos)));
    expect(cells.map((cell) => cell.slot)).toEqual(photos.map((_, index) => `img${index + 1}`));
    cells.forEach(({ width, height }, index) => {
      const shape = width / height / (photos[index]?.aspect as number);
      expect(Math.min(shape, 1 / shape)).toBeGreaterThan(0.98);
    });
  });

  it('uses the number of photos and hides its control', () => {
    const context = withPhotos(
      50,
      70,
      Array.from({ length: 7 }, () => ({ aspect: 1.5 })),
    );
    const control = controlOf(fit, context, 'photos', { photos: 40 });
    expect([control.currentValue, control.isHidden]).toEqual([7, true]);
    expect(controlOf(fit, contextOf(50, 70), 'photos').isHidden).toBe(false);
  });

  it('sorts photos by date if asked to', () => {
    const dates = [5, 3, 1, 4, 2, 0];
    const photos = dates.map((takenMs) => ({ aspect: 1.5, takenMs }));
    const cells = photosOf(documentOf(fit, withPhotos(90, 40, photos), { order: 2 }));
    const byDate = dates.map((_, date) => cells[dates.indexOf(date)] as { x: number; y: number });
    const read = [...byDate].sort((a, b) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : a.x - b.x));
    expect(byDate).toEqual(read);
  });

  it('leaves every photo uncut if asked to', () => {
    const photos = [1.5, 0.75, 1, 0.75, 1.5, 1.77, 0.66].map((aspect) => ({ aspect }));
    const cells = photosOf(documentOf(fit, withPhotos(50, 70, photos), { whole: 1 }));
    cells.forEach(({ width, height }, index) => {
      expect(width / height).toBeCloseTo(photos[index]?.aspect as number, 4);
    });
  });

  it('leaves extreme panoramas uncut and large enough to be printed, with the widest gutters of a small page', () => {
    const strips = [1, 1, 1, 4, 2, 4].map((weight) => ({ aspect: 0.2, weight }));
    const photos = [...strips.slice(0, 4), { aspect: 4.673578431824609, weight: 4 }, ...strips.slice(4)];
    for (const variant of [1, 2, 3, 4]) {
      const cells = photosOf(documentOf(fit, withPhotos(18, 18, photos), { whole: 1, borderCM: 2, variant }));
      cells.forEach(({ width, height }, index) => {
        expect(width / height).toBeCloseTo(photos[index]?.aspect as number, 3);
        expect(Math.min(width, height)).toBeGreaterThan(0.2);
      });
    }
  });

  it('fills only the front of a canvas', () => {
    for (const cell of photosOf(documentOf(fit, contextOf(60, 40, 'CANVAS4CM'), { photos: 20 }))) {
      expect(Math.min(cell.x, cell.y, 60 - cell.x - cell.width, 40 - cell.y - cell.height)).toBeGreaterThan(0.4999);
    }
  });

  it('gives another layout for another variant, and the same for the same one', () => {
    const layoutOf = (variant: number) => documentOf(fit, contextOf(50, 70), { variant }).layout;
    expect(layoutOf(2)).not.toEqual(layoutOf(1));
    expect(layoutOf(1)).toEqual(layoutOf(1));
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(fit, { gutter: (values) => (values.outline === 0 ? (values.borderCM as number) : null), minSide: 0.4, runs: 12 });
    },
    ANY_LAYOUT_MS,
  );

  it(
    'holds its invariants for any photos, and its layouts pass their own check',
    () => {
      const photo = fc.record({ aspect: fc.double({ min: 0.2, max: 5, noNaN: true }), weight: fc.constantFrom(1, 1, 1, 2, 4) });
      const sides = fc.tuple(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 300 }));
      const values = fc.record({
        hasText: fc.integer({ min: 0, max: 6 }),
        whole: fc.integer({ min: 0, max: 1 }),
        borderCM: fc.constantFrom(0, 0.3, 2),
      });
      fc.assert(
        fc.property(fc.array(photo, { minLength: 1, maxLength: 24 }), sides, values, (photos, [width, height], wanted) => {
          const context = withPhotos(width, height, photos);
          const document = documentOf(fit, context, wanted);
          expect(photosOf(document)).toHaveLength(photos.length);
          expect(textsOf(document)).toHaveLength([0, 1, 1, 2, 1, 1, 2][wanted.hasText] as number);
          expect(layoutFault(document, { generator: fit, context: contextOf(width, height) })).toBeNull();
        }),
        { numRuns: 12 },
      );
    },
    ANY_LAYOUT_MS,
  );
});
