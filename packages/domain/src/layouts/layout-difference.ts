import type { Cm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import type { Layout, LayoutCell } from './shared/layout.ts';

/** Tolerance for lengths: engines differ in the last digits of sines, and edges are rounded to micrometres. */
const HAIR: Cm = 0.001;

/** Describes the first difference of a layout from an expected one, for developers; null if there is none. */
export function layoutDifference(layout: Layout, expected: Layout): string | null {
  if (!isNear(layout.size, expected.size)) return `its canvas is ${sizeText(layout.size)}, not ${sizeText(expected.size)}`;
  if (layout.cells.length !== expected.cells.length) return `it has ${layout.cells.length} layers, not ${expected.cells.length}`;
  const index = layout.cells.findIndex((cell, i) => !isNear(cell, expected.cells[i]));
  if (index >= 0) return cellDifference(itemAt(layout.cells, index), itemAt(expected.cells, index));
  return isNear(layout.photoBorder, expected.photoBorder) ? null : 'its photo border is another one';
}

function cellDifference(cell: LayoutCell, expected: LayoutCell): string {
  const [found, expectedText] = [placeText(cell), placeText(expected)];
  return found === expectedText ? `${found} differs from what its values give` : `${found}, not ${expectedText}`;
}

function placeText(cell: LayoutCell): string {
  const name = 'slot' in cell ? `${cell.kind} ${cell.slot}` : cell.kind;
  return `${name} is ${sizeText(cell)} at ${cell.x}, ${cell.y}`;
}

const sizeText = ({ width, height }: { readonly width: Cm; readonly height: Cm }) => `${width} x ${height} cm`;

/** True if two plain values are equal, numbers within the tolerance. */
function isNear(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= HAIR;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key) => Object.hasOwn(b, key) && isNear(Reflect.get(a, key), Reflect.get(b, key)));
}
