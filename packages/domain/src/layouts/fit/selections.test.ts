import { describe, expect, it } from 'vitest';
import { type Arrangement, everyArrangement } from './every-arrangement.ts';
import { photoPart } from './part.ts';
import { countArrangements, selectionsOf } from './selections.ts';

const kinds = (count: number) => Array.from({ length: count }, (_, index) => photoPart(1 + index / 10, 0.5, count));

/** OEIS A006351 and A000084. */
const ALL_DIFFERENT = [1, 2, 8, 52, 472, 5504];
const ALL_ALIKE = [1, 2, 4, 10, 24, 66, 180, 522, 1532, 4624];

describe('every arrangement', () => {
  it.each(ALL_DIFFERENT.map((count, index) => [index + 1, count]))('of %d different photos there are %d', (photos, count) => {
    const ones = Array.from({ length: photos }, () => 1);
    expect(everyArrangement(kinds(photos), ones, 0.5)).toHaveLength(count);
  });

  it.each(ALL_ALIKE.map((count, index) => [index + 1, count]))('of %d photos of one kind there are %d', (photos, count) => {
    expect(everyArrangement(kinds(1), [photos], 0.5)).toHaveLength(count);
  });

  it('counts as many as are built, for any mix', () => {
    for (const counts of [
      [2, 1],
      [3, 2],
      [2, 2, 1],
      [4, 1, 1],
      [5, 2],
    ]) {
      const made = selectionsOf(counts).map(({ counts: takes }) => everyArrangement(kinds(counts.length), takes, 0.5).length);
      expect(countArrangements(counts)).toBe(made.reduce((sum, count) => sum + count, 0));
    }
  });

  it('does not count mixes of very many kinds', () => {
    expect(countArrangements(Array.from({ length: 9 }, () => 1))).toBe(Number.POSITIVE_INFINITY);
  });

  it('contains no duplicates', () => {
    const text = (arrangement: Arrangement): string => {
      if (arrangement.cut === null) return String(arrangement.photo);
      const parts = (of: Arrangement, cut: number): string[] => {
        if (of.cut !== cut) return [text(of)];
        return [...parts(of.first, cut), ...parts(of.second, cut)];
      };
      return `(${parts(arrangement, arrangement.cut)
        .sort()
        .join(arrangement.cut === 0 ? '/' : '|')})`;
    };
    const all = everyArrangement(kinds(3), [2, 2, 1], 0.5).map(text);
    expect(new Set(all).size).toBe(all.length);
  });
});
