import type { PlacedLine, PlacedOrder } from '../types/orders.ts';

/** Returns the line whose values stand for an order where the specification has no list of lines: in the fields of its answer, and in its row of a list. */
export function firstLineOf({ id, lines: [first] }: Pick<PlacedOrder, 'id' | 'lines'>): PlacedLine {
  if (!first) throw new RangeError(`Expected at least one line of order ${id} but received none`);
  return first;
}
