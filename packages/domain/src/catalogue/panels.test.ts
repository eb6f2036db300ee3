import { expect, it } from 'vitest';
import { panelsIn } from './panels.ts';

it('[GEN-TILES-06] [PRICE-03] counts the panels of a tile page', () => {
  expect(panelsIn({ width: 58.2, height: 58.2 })).toBe(9);
  expect(panelsIn({ width: 77.6, height: 38.8 })).toBe(8);
  expect(panelsIn({ width: 194, height: 19.4 })).toBe(10);
  for (const size of [
    { width: 50, height: 40 },
    { width: 19.4, height: 5 },
    { width: 0, height: 19.4 },
  ]) {
    expect(panelsIn(size)).toBe(0);
  }
});
