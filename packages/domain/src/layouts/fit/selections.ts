import { itemAt } from '../../units/item-at.ts';

/** A number of photos of each kind. */
export interface Selection {
  readonly counts: readonly number[];
  readonly size: number;
  /** Pairs of smaller selections that add up to it, by their numbers, each pair in both orders. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** Every selection from photos of some kinds, small ones first; the last one is all of them. */
export function selectionsOf(counts: readonly number[]): readonly Selection[] {
  let all: number[][] = [[]];
  for (const count of counts) all = all.flatMap((takes) => Array.from({ length: count + 1 }, (_, take) => [...takes, take]));
  const sized = all.map((takes) => ({ takes, size: takes.reduce((sum, take) => sum + take, 0), code: codeOf(takes, counts) }));
  const ordered = sized.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size);
  const numberOf = new Map(ordered.map(({ code }, number) => [code, number]));
  return ordered.map(({ takes, size, code }, number) => {
    const parts = ordered.slice(0, number).flatMap((part, first): [number, number][] => {
      if (part.takes.some((take, kind) => take > itemAt(takes, kind))) return [];
      return [[first, numberOf.get(code - part.code) as number]];
    });
    return { counts: takes, size, pairs: parts };
  });
}

/** Code of a selection in a mixed-radix number system, so that codes add up as selections do. */
function codeOf(takes: readonly number[], counts: readonly number[]): number {
  return takes.reduce((code, take, kind) => code * (itemAt(counts, kind) + 1) + take, 0);
}

/** Limit of selections: beyond it there are too many arrangements to compare. */
const MAX_SELECTIONS = 256;

/**
 * Counts the arrangements of each selection without building them: 1, 2, 8, 52, 472, 5504, 78416 … for photos that all differ (OEIS
 * A006351), 1, 2, 4, 10, 24, 66, 180 … for photos of one kind (A000084).
 *
 * Half of them are rows and half are columns, and a row is any selection of columns and photos: the Euler transform,
 *
 *     n · all(s) = Σ over u, d with d·u ≤ s of  n(u) · rows(u) · all(s - d·u)        n: the photos of a kind that s has
 *
 * where all(s) = 2 · rows(s) is on both sides.
 *
 * @returns the sum over all selections; Infinity if there are too many to count
 */
export function countArrangements(counts: readonly number[]): number {
  if (counts.reduce((product, count) => product * (count + 1), 1) > MAX_SELECTIONS) return Number.POSITIVE_INFINITY;
  const selections = selectionsOf(counts);
  const rows: number[] = [];
  let all = 0;
  const codes = selections.map((selection) => codeOf(selection.counts, counts));
  const countCache = new Map<number, number>([[0, 1]]);
  selections.forEach((selection, number) => {
    const kind = selection.counts.findIndex((take) => take > 0);
    let sum = 0;
    const code = itemAt(codes, number);
    for (const [part, u] of selections.slice(0, number).entries()) {
      const n = itemAt(u.counts, kind);
      for (let d = 1; n > 0 && u.counts.every((take, index) => d * take <= itemAt(selection.counts, index)); d++) {
        sum += n * itemAt(rows, part) * (countCache.get(code - d * itemAt(codes, part)) as number);
      }
    }
    const isPhoto = selection.size === 1;
    const ownRows = isPhoto ? 1 : sum / itemAt(selection.counts, kind);
    rows.push(ownRows);
    countCache.set(code, isPhoto ? 1 : 2 * ownRows);
    all += isPhoto ? 1 : 2 * ownRows;
  });
  return all;
}
