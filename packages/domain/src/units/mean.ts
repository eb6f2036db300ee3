import { itemAt } from './item-at.ts';

/** The arithmetic mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle one of at least one value by size; of an even number, the upper of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return itemAt(sorted, Math.floor(sorted.length / 2));
}
