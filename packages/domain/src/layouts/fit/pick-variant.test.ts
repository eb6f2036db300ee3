import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { fitPhotos } from './fit-steps.ts';
import { layoutDistance } from './layout-distance.ts';

const PAGE = { x: 0.5, y: 0.5, width: 49, height: 69 };
const MIXED = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 4 / 3, 1.5, 0.75];

function variantsOf(aspects: readonly number[]): readonly (readonly Rect[])[] {
  const photos = aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null }));
  const task = { photos, page: PAGE, gutter: 0.5, isOrdered: false, isWhole: false, seed: 8 };
  return [0, 1, 2, 3].map((variant) => fitPhotos({ ...task, variant }).rects);
}

describe('the variants of a layout', () => {
  it.each([
    ['nine photos of several shapes', MIXED.slice(0, 9)],
    ['nine of one shape', Array.from({ length: 9 }, () => 0.75)],
    ['twelve of several shapes', MIXED],
    ['sixteen of one shape', Array.from({ length: 16 }, () => 0.75)],
  ])('of %s differ from each other in half of the photos, and cut little', (_, aspects) => {
    const variants = variantsOf(aspects);
    const distances = variants.flatMap((variant, index) => variants.slice(index + 1).map((other) => layoutDistance(variant, other, PAGE)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.5);
    for (const rects of variants) {
      const shapes = rects.map(({ width, height }, photo) => width / height / itemAt(aspects, photo));
      expect(Math.max(...shapes.map((shape) => 1 - Math.min(shape, 1 / shape)))).toBeLessThan(0.05);
    }
  });
});

describe('the distance of two layouts', () => {
  const side = { width: 10, height: 10 };
  const row = [0, 11, 22, 33].map((x) => ({ x, y: 0, ...side }));
  it('is the share of photos that are moved or resized', () => {
    expect(layoutDistance(row, row, PAGE)).toBe(0);
    expect(layoutDistance(row, [row[1], row[0], row[2], row[3]] as Rect[], PAGE)).toBe(0.5);
    expect(
      layoutDistance(
        row,
        row.map((rect, index) => (index === 0 ? { ...rect, width: 14 } : rect)),
        PAGE,
      ),
    ).toBe(0.25);
  });
});
