import { describe, expect, it } from 'vitest';
import { readingOrder } from '../../geometry/reading-order.ts';
import type { Rect } from '../../geometry/rect.ts';
import { seededRandom } from '../shared/random.ts';
import { misreadSteps, stepsBack } from './reads-in-order.ts';

const rect = (x: number, y: number, width = 9, height = 9): Rect => ({ x, y, width, height });

describe('steps of photos in their order', () => {
  it('photos in rows have the reading order, also with stacked photos in a row', () => {
    expect(misreadSteps([rect(0, 0), rect(10, 0), rect(0, 10), rect(10, 10)])).toBe(0);
    expect(misreadSteps([rect(0, 0, 9, 19), rect(10, 0), rect(10, 10), rect(20, 0, 9, 19), rect(0, 20)])).toBe(0);
  });

  it('the lines of a block break the reading order, although no step leads back', () => {
    const block = [rect(0, 0), rect(10, 0), rect(0, 10), rect(10, 10), rect(20, 0, 9, 19)];
    expect(stepsBack(block)).toBe(0);
    expect(misreadSteps(block)).toBeGreaterThan(0);
  });

  it('photos in another order break the reading order', () => {
    expect(misreadSteps([rect(10, 0), rect(0, 0)])).toBeGreaterThan(0);
    expect(misreadSteps([rect(0, 10), rect(0, 0)])).toBeGreaterThan(0);
    expect(misreadSteps([])).toBe(0);
  });

  it('photos without a misread step have the reading order of the page', () => {
    const random = seededRandom(11);
    let exact = 0;
    for (let run = 0; run < 4000; run++) {
      const rects = Array.from({ length: 2 + Math.floor(3 * random()) }, () =>
        rect(
          10 * Math.floor(4 * random()),
          10 * Math.floor(4 * random()),
          9 + 10 * Math.floor(2 * random()),
          9 + 10 * Math.floor(2 * random()),
        ),
      );
      if (misreadSteps(rects) > 0) continue;
      const places = new Set(rects.map(({ x, y }) => `${x} ${y}`));
      if (places.size < rects.length) continue;
      exact += 1;
      expect(stepsBack(rects)).toBe(0);
      expect(readingOrder(rects)).toEqual(rects.map((_, index) => index));
    }
    expect(exact).toBeGreaterThan(100);
  });
});
