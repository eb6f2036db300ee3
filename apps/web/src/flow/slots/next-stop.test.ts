import { describe, expect, it } from 'vitest';
import { slotsInReadingOrder } from '../photos/slots-in-reading-order.ts';
import { nextStop } from './next-stop.ts';

const stopAt = (slot: string, x: number, y: number, width = 10, height = 10) => ({ slot, frame: { x, y, width, height } });

/** Two by two slots with a title below. */
const PAGE = [stopAt('a', 0, 0), stopAt('b', 10, 0), stopAt('c', 0, 10), stopAt('d', 10, 10), stopAt('txt1', 0, 20, 20, 4)];
const ORDER = slotsInReadingOrder(PAGE);

describe('keys on the page', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'b'],
    ['a', 'ArrowDown', 'c'],
    ['d', 'ArrowDown', 'txt1'],
    ['txt1', 'ArrowUp', 'c'],
    ['d', 'ArrowUp', 'b'],
    ['b', 'End', 'txt1'],
    ['txt1', 'Home', 'a'],
    ['txt1', 'ArrowRight', null],
    ['a', 'ArrowLeft', null],
    ['a', 'ArrowUp', null],
    ['a', 'x', null],
    ['gone', 'ArrowRight', null],
  ])('from %s %s leads to %s', (stop, key, next) => {
    expect(nextStop(ORDER, PAGE, stop, key)).toBe(next);
  });

  it('reach every stop to the right and back on a page of overlapping slots', () => {
    const heap = Array.from({ length: 30 }, (_, i) => stopAt(`p${i}`, (i * 37) % 61, (i * 23) % 47, 5 + (i % 7), 4 + (i % 5)));
    const order = slotsInReadingOrder(heap);
    const walked = (from: string, key: string): string[] => {
      const visited = [from];
      for (let next = nextStop(order, heap, from, key); next; next = nextStop(order, heap, next, key)) visited.push(next);
      return visited;
    };
    expect(new Set(walked(order[0] ?? '', 'ArrowRight')).size).toBe(30);
    expect(walked(order.at(-1) ?? '', 'ArrowLeft')).toEqual(order.toReversed());
  });
});
