import { expect, it } from 'vitest';
import { slotsInReadingOrder } from './slots-in-reading-order.ts';

const slot = (name: string, x: number, y: number, width = 10, height = 10) => ({ slot: name, frame: { x, y, width, height } });

it('reads rows from top to bottom and each from left to right, for any order of the layers', () => {
  const grid = [slot('d', 10, 10), slot('b', 10, 0), slot('a', 0, 0), slot('c', 0, 10)];
  expect(slotsInReadingOrder(grid)).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps slots that hang a little lower in the row of their neighbour', () => {
  expect(slotsInReadingOrder([slot('a', 0, 1), slot('b', 11, 0), slot('c', 22, 2)])).toEqual(['a', 'b', 'c']);
});

it('a large slot precedes the rows beside its lower half', () => {
  expect(slotsInReadingOrder([slot('large', 0, 0, 20, 20), slot('up', 21, 0), slot('low', 21, 21)])).toEqual(['large', 'up', 'low']);
});

it('names every slot once', () => {
  expect(slotsInReadingOrder([])).toEqual([]);
  expect(new Set(slotsInReadingOrder([slot('a', 0, 0), slot('b', 0, 0)]))).toEqual(new Set(['a', 'b']));
});
