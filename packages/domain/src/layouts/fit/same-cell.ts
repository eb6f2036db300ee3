import type { Cm } from '../../units/cm.ts';
import type { LayoutCell } from '../shared/layout.ts';

/** Tolerance for rounding to micrometres. */
const SLACK: Cm = 1e-3;

/**
 * True if a cell has exactly the expected properties, numbers within the tolerance. Of a clip cell the path text is compared, not the
 * outline.
 */
export function isSameCell(cell: LayoutCell | undefined, expected: LayoutCell): boolean {
  if (cell === undefined) return false;
  const keys = Object.keys(expected);
  if (Object.keys(cell).length !== keys.length) return false;
  return keys.every((key) => {
    const [found, expectedValue] = [Reflect.get(cell, key), Reflect.get(expected, key)];
    if (key === 'outline') return true;
    return typeof found === 'number' && typeof expectedValue === 'number'
      ? Math.abs(found - expectedValue) < SLACK
      : found === expectedValue;
  });
}
