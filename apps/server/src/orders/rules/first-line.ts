import type { PlacedLine, PlacedOrder } from '../types/orders.ts';

/**
 * Returns the line that represents an order where the specification has no list of lines. @throws {RangeError} for an order without lines
 */
export function firstLineOf({ id, lines: [first] }: Pick<PlacedOrder, 'id' | 'lines'>): PlacedLine {
  if (!first) throw new RangeError(`Expected at least one line of order ${id} but received none`);
  return first;
}
