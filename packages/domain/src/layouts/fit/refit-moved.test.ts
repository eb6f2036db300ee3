import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitTask } from './fit-task.ts';

const PAGE = { x: 0.5, y: 0.5, width: 49, height: 69 };
const GUTTER = 0.5;
const SHAPES = [3, 4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9];
const shapesOf = (count: number) => Array.from({ length: count }, (_, index) => SHAPES[(index * 7) % SHAPES.length] as number);

function taskOf(aspects: readonly number[], before?: FitTask['before']): FitTask {
  const photos = aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null }));
  return { page: PAGE, gutter: GUTTER, photos, isOrdered: false, isWhole: false, seed: 3, variant: 0, ...(before && { before }) };
}

function worstCut(aspects: readonly number[], rects: readonly Rect[]): number {
  return Math.max(
    ...rects.map(({ width, height }, photo) => {
      const fit = width / height / (aspects[photo] as number);
      return 1 - Math.min(fit, 1 / fit);
    }),
  );
}

function distance(a: Rect, b: Rect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** Exchanges the panorama and the photo after it. */
function swapped(count: number) {
  const aspects = shapesOf(count);
  const { rects } = fitPhotos(taskOf(aspects));
  const photos = [1, 0, ...aspects.map((_, photo) => photo).slice(2)];
  const after = fitPhotos(taskOf(aspects, { rects, gutter: GUTTER, photos, locked: [], isMoved: true })).rects;
  return { aspects, before: rects, after };
}

describe('a Fit layout after photos were moved', () => {
  it.each([9, 12, 17])('gives two exchanged photos of %i places of their own shapes', (count) => {
    const { aspects, after } = swapped(count);
    expect(worstCut(aspects, after)).toBeLessThan(0.03);
  });

  it.each([9, 12, 17])('gives a rotated panorama among %i photos a place of its new shape', (count) => {
    const aspects = shapesOf(count);
    const { rects } = fitPhotos(taskOf(aspects));
    const turned = [1 / 3, ...aspects.slice(1)];
    const photos = aspects.map((_, photo) => photo);
    const after = fitPhotos(taskOf(turned, { rects, gutter: GUTTER, photos, locked: [], isMoved: true })).rects;
    expect(worstCut(turned, after)).toBeLessThan(0.05);
  });

  it.each([2, 3, 4, 5, 6, 9, 17])('never moves two exchanged photos of %i back', (count) => {
    const { before, after } = swapped(count);
    const side = Math.sqrt((PAGE.width * PAGE.height) / count);
    const isUnmoved = after.every((rect, photo) => distance(rect, before[photo] as Rect) < side / 4);
    expect(isUnmoved).toBe(false);
  });

  it('is deterministic for the same move', () => {
    expect(swapped(9).after).toEqual(swapped(9).after);
  });
});
