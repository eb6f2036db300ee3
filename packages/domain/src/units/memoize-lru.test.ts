import { describe, expect, it } from 'vitest';
import { memoizeLru } from './memoize-lru.ts';

describe('memoizeLru', () => {
  it('makes a value once while it is in the cache, and again after it was evicted', () => {
    const computed: number[] = [];
    const squared = memoizeLru(
      2,
      (number: number) => String(number),
      (number) => {
        computed.push(number);
        return { square: number * number };
      },
    );
    const first = squared(2);
    expect(squared(3)).toEqual({ square: 9 });
    expect(squared(2)).toBe(first);
    squared(4); // 3 is the least recently used
    expect(squared(2)).toBe(first);
    squared(3);
    expect(computed).toEqual([2, 3, 4, 3]);
  });
});
