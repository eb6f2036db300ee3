import { itemAt } from '../units/item-at.ts';

/**
 * Solves A·x = b by Gaussian elimination with partial pivoting; null if A is singular.
 *
 * @param rows - the rows of A, each with its entry of b at the end
 */
export function solveLinear(rows: readonly (readonly number[])[]): readonly number[] | null {
  const work = rows.map((row) => [...row]);
  const count = work.length;
  for (let index = 0; index < count; index++) {
    const pivot = largestBelow(work, index);
    const row = itemAt(work, pivot);
    const head = itemAt(row, index);
    if (Math.abs(head) < 1e-12) return null;
    work[pivot] = itemAt(work, index);
    work[index] = row;
    for (const other of work) {
      if (other === row) continue;
      const factor = itemAt(other, index) / head;
      if (factor === 0) continue;
      for (let k = index; k <= count; k++) other[k] = itemAt(other, k) - factor * itemAt(row, k);
    }
  }
  return work.map((row, index) => itemAt(row, count) / itemAt(row, index));
}

/** Index of the row from `column` on with the largest entry in that column. */
function largestBelow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let k = column + 1; k < rows.length; k++) {
    if (Math.abs(itemAt(itemAt(rows, k), column)) > Math.abs(itemAt(itemAt(rows, best), column))) best = k;
  }
  return best;
}
