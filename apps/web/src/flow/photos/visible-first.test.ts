import { expect, it } from 'vitest';
import { visibleFirst } from './visible-first.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('[CHOOSE-14] reads first what the tray shows first, and every photo once', () => {
  expect(visibleFirst(upTo(3))).toEqual([3, 2, 1]);
  expect(visibleFirst([])).toEqual([]);
  const order = visibleFirst(upTo(60));
  expect([order.slice(0, 7), order.at(-1)]).toEqual([[60, 59, 58, 57, 56, 55, 1], 54]);
  expect(order.toSorted((a, b) => a - b)).toEqual(upTo(60));
});
