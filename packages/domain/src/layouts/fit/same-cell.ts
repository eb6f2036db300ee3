import type { Cm } from '../../units/cm.ts';
import type { LayoutCell } from '../layout.ts';

/** Most that rounding to micrometres moves an edge, with room to spare. */
const SLACK: Cm = 1e-3;

/** True if a cell has all that is expected of it and no more, numbers to a hair; of a mask its text, not what is read from it. */
export function isSameCell(cell: LayoutCell | undefined, expected: LayoutCell): boolean {
  if (cell === undefined) return false;
  const keys = Object.keys(expected);
  if (Object.keys(cell).length !== keys.length) return false;
  return keys.every((key) => {
    const [found, wanted] = [Reflect.get(cell, key), Reflect.get(expected, key)];
    if (key === 'outline') return true;
    return typeof found === 'number' && typeof wanted === 'number' ? Math.abs(found - wanted) < SLACK : found === wanted;
  });
}
