import { floatAt, intAt } from './item-at.ts';

/**
 * Solves the assignment problem: gives every row a column of its own at the lowest total cost. Hungarian algorithm in the form of
 * shortest augmenting paths with potentials (Jonker and Volgenant 1987), O(rows² · columns).
 *
 * Costs are whole numbers whose sum stays below 2^53, so the result is exact; Infinity forbids a pair.
 *
 * @param costs  row by row; no more rows than columns
 * @returns the column of each row; null if no complete assignment exists
 * @throws {RangeError} if the costs are not a full table, or there are more rows than columns
 */
export function assign(costs: Float64Array, rows: number, columns: number): Int32Array | null {
  if (costs.length !== rows * columns || rows > columns)
    throw new RangeError(`Expected ${rows} x ${columns} costs for at most as many rows as columns but received ${costs.length}`);
  const rowPotential = new Float64Array(rows);
  const columnPotential = new Float64Array(columns);
  const rowOf = new Int32Array(columns).fill(-1);
  const columnOf = new Int32Array(rows).fill(-1);
  if (rows === columns) columnPotential.set(lowestCosts(costs, columns));
  const search: Search = {
    costs,
    columns,
    rowPotential,
    columnPotential,
    rowOf,
    columnOf,
    nearest: new Float64Array(columns),
    from: new Int32Array(columns),
  };
  for (let row = 0; row < rows; row++) if (!augment(search, row)) return null;
  return columnOf;
}

/** Initial column potentials for a square table: the lowest cost of each column. Rows with equal costs then do not compete. */
function lowestCosts(costs: Float64Array, columns: number): Float64Array {
  const cheapest = costs.slice(0, columns);
  for (let index = columns, column = 0; index < costs.length; index++) {
    if (floatAt(costs, index) < floatAt(cheapest, column)) cheapest[column] = floatAt(costs, index);
    column = column + 1 === columns ? 0 : column + 1;
  }
  return cheapest.map((cost) => (cost === Number.POSITIVE_INFINITY ? 0 : cost));
}

interface Search {
  readonly costs: Float64Array;
  readonly columns: number;
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  /** Length of the shortest path to each column found so far, and the row it comes from. */
  readonly nearest: Float64Array;
  readonly from: Int32Array;
}

/** Finds the shortest path from a free row to a free column and turns its pairs round. */
function augment(search: Search, start: number): boolean {
  const { costs, columns, rowPotential, columnPotential, rowOf, columnOf, nearest, from } = search;
  nearest.fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(columns);
  const done: number[] = [];
  let row = start;
  let distance = 0;
  for (;;) {
    const base = row * columns;
    const offset = distance - floatAt(rowPotential, row);
    let best = Number.POSITIVE_INFINITY;
    let column = -1;
    for (let j = 0; j < columns; j++) {
      if (isDone[j]) continue;
      const length = floatAt(costs, base + j) + offset - floatAt(columnPotential, j);
      if (length < floatAt(nearest, j)) {
        nearest[j] = length;
        from[j] = row;
      }
      if (floatAt(nearest, j) < best) {
        best = floatAt(nearest, j);
        column = j;
      }
    }
    if (column < 0) return false;
    distance = best;
    isDone[column] = 1;
    done.push(column);
    const owner = intAt(rowOf, column);
    if (owner < 0) break;
    row = owner;
  }
  updatePotentials(search, start, done, distance);
  flipAugmentingPath({ rowOf, columnOf, from }, done.at(-1) as number, start);
  return true;
}

function updatePotentials(
  { rowPotential, columnPotential, rowOf, nearest }: Search,
  start: number,
  done: readonly number[],
  distance: number,
): void {
  rowPotential[start] = floatAt(rowPotential, start) + distance;
  for (const column of done) {
    const spare = distance - floatAt(nearest, column);
    columnPotential[column] = floatAt(columnPotential, column) - spare;
    const owner = intAt(rowOf, column);
    if (owner >= 0) rowPotential[owner] = floatAt(rowPotential, owner) + spare;
  }
}

function flipAugmentingPath({ rowOf, columnOf, from }: Pick<Search, 'rowOf' | 'columnOf' | 'from'>, end: number, start: number): void {
  let column = end;
  for (;;) {
    const row = intAt(from, column);
    const next = intAt(columnOf, row);
    rowOf[column] = row;
    columnOf[row] = column;
    if (row === start) return;
    column = next;
  }
}
