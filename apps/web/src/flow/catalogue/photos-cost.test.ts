import { expect, it } from 'vitest';
import { photosCost } from './photos-cost.ts';

it('prefers all photos whole, then few of them left out, and puts holes in the page last', () => {
  const designs = [
    { places: 26, loss: 0.2 },
    { places: 1, loss: 0.05 },
    { places: 16, loss: 0.3 },
    { places: 17, loss: 0.25 },
    { places: 17, loss: 0 },
  ];
  const sorted = [...designs].sort((a, b) => photosCost(a, 17) - photosCost(b, 17));
  expect(sorted.map(({ places }) => places)).toEqual([17, 17, 16, 1, 26]);
  expect(photosCost({ places: 17, loss: 0 }, 17)).toBe(0);
});
