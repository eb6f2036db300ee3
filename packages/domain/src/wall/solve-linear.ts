import { itemAt } from '../units/item-at.ts';

/**
 * Solves A·x = b by Gaussian elimination with partial pivoting; null if A is singular.
 *
 * @param rows - the rows of A, each with its entry of b at the end
 */
export function solveLinear(rows: readonly (readonly number[])[]): readonly number[] | null {
  const work = rows.map((row) => [...row]);
  const count = work.length;
  for (let at = 0; at < count; at++) {
    const pivot = largestBelow(work, at);
    const row = itemAt(work, pivot);
    const head = itemAt(row, at);
    if (Math.abs(head) < 1e-12) return null;
    work[pivot] = itemAt(work, at);
    work[at] = row;
    for (const other of work) {
      if (other === row) continue;
      const factor = itemAt(other, at) / head;
      if (factor === 0) continue;
      for (let k = at; k <= count; k++) other[k] = itemAt(other, k) - factor * itemAt(row, k);
    }
  }
  return work.map((row, index) => itemAt(row, count) / itemAt(row, index));
}

/** Index of the row from `at` on with the largest entry in column `at`. */
function largestBelow(rows: readonly (readonly number[])[], at: number): number {
  let best = at;
  for (let k = at + 1; k < rows.length; k++) {
    if (Math.abs(itemAt(itemAt(rows, k), at)) > Math.abs(itemAt(itemAt(rows, best), at))) best = k;
  }
  return best;
}
