import { describe, expect, it } from 'vitest';
import { readCuts } from './read-cuts.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };
const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('reading cuts back', () => {
  it('finds the tree of rectangles that were cut', () => {
    const rects = [rect(0, 0, 6, 4), rect(0, 5, 6, 5), rect(7, 0, 3, 10)];
    expect(readCuts(rects, box, 1)).toEqual({ cut: 1, first: { cut: 0, first: 0, second: 1 }, second: 2 });
  });

  it.each([
    ['a hole', [rect(0, 0, 6, 4), rect(0, 5, 5, 5), rect(7, 0, 3, 10)]],
    ['an overlap', [rect(0, 0, 6, 5), rect(0, 5, 6, 5), rect(7, 0, 3, 10)]],
    ['a wider gutter', [rect(0, 0, 6, 4), rect(0, 5, 6, 5), rect(7.5, 0, 2.5, 10)]],
    ['a page left', [rect(0, 0, 6, 4), rect(0, 5, 6, 5), rect(7, 0, 4, 10)]],
    ['a page not reached', [rect(0, 0, 6, 4), rect(0, 5, 6, 5), rect(7, 0, 2, 10)]],
    ['a pinwheel', [rect(0, 0, 6, 3), rect(7, 0, 3, 6), rect(4, 7, 6, 3), rect(0, 4, 3, 6), rect(4, 4, 2, 2)]],
    ['nothing', []],
  ])('finds none for %s', (_, rects) => {
    expect(readCuts(rects, box, 1)).toBeNull();
  });
});
