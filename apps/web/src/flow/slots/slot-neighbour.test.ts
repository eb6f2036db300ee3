import { describe, expect, it } from 'vitest';
import { type Direction, neighbourOf } from './slot-neighbour.ts';

const placed = (slot: string, x: number, y: number, width = 10, height = 10) => ({ slot, frame: { x, y, width, height } });
const GRID = ['a', 'b', 'c', 'd', 'e', 'f'].map((slot, index) => placed(slot, (index % 3) * 12, Math.floor(index / 3) * 12));

describe('neighbourOf', () => {
  it.each<[string, Direction, string | null]>([
    ['a', 'right', 'b'],
    ['b', 'left', 'a'],
    ['b', 'down', 'e'],
    ['f', 'up', 'c'],
    ['c', 'right', null],
    ['a', 'up', null],
  ])('in a grid, from %s %s: %s', (from, direction, expected) => {
    expect(neighbourOf(GRID, from, direction)).toBe(expected);
  });

  it('beside a large slot the nearest small one, and back', () => {
    const page = [placed('large', 0, 0, 20, 20), placed('top', 22, 0), placed('bottom', 22, 12)];
    expect(neighbourOf(page, 'large', 'right')).toBe('top');
    expect(neighbourOf(page, 'bottom', 'left')).toBe('large');
    expect(neighbourOf(page, 'bottom', 'up')).toBe('top');
  });

  it('a missing slot has no neighbours', () => {
    expect(neighbourOf(GRID, 'z', 'left')).toBeNull();
  });
});
