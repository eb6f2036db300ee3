import type { TemplateSize } from '@muro/domain';
import { expect, it } from 'vitest';
import { sizeAdvice } from './size-advice.ts';

const sizeOf = ([width, height]: readonly [number, number]) => ({ id: `${width}x${height}`, width, height }) as TemplateSize;
const SIZES = (
  [
    [50, 50],
    [50, 70],
    [90, 30],
    [30, 40],
    [100, 100],
  ] as const
).map(sizeOf);
const photosOf = (count: number, aspect: number) => Array.from({ length: count }, () => ({ aspect }));

it('reports how large many photos will be, and the size on which they will be larger', () => {
  expect(sizeAdvice({ width: 50, height: 50 }, SIZES, photosOf(120, 1.5))).toMatchObject({
    count: 120,
    side: 5,
    larger: { size: { width: 100, height: 100 }, side: 9 },
    uncut: [],
  });
});

it('names the sizes that hardly cut a few photos, the nearest first, and no larger one while they are large', () => {
  const advice = sizeAdvice({ width: 50, height: 70 }, SIZES, photosOf(2, 1.5));
  expect(advice).toMatchObject({ side: 42, larger: null });
  expect(advice?.uncut.map(({ width, height }) => `${width}x${height}`)).not.toContain('50x50');
  expect(advice?.uncut.map(({ width, height }) => `${width}x${height}`)).toContain('90x30');
});

it('is absent for a single photo', () => {
  expect(sizeAdvice({ width: 50, height: 50 }, SIZES, photosOf(1, 1.5))).toBeNull();
});
