import { centreOf, type Rect } from '@muro/domain';

interface Placed {
  readonly slot: string;
  readonly frame: Rect;
}

/**
 * Names of slots in the order of reading: rows from top to bottom, in a row from left to right.
 * Slots belong to one row when the middle of one lies within the height of the row's first slot.
 */
export function readingOrder(slots: readonly Placed[]): readonly string[] {
  const waiting = [...slots].sort((a, b) => a.frame.y - b.frame.y || a.frame.x - b.frame.x);
  const order: string[] = [];
  for (let [first] = waiting; first; [first] = waiting) {
    const bottom = first.frame.y + first.frame.height;
    const row = waiting.filter(({ frame }) => centreOf(frame).y < bottom);
    row.sort((a, b) => a.frame.x - b.frame.x || a.frame.y - b.frame.y);
    for (const placed of row) waiting.splice(waiting.indexOf(placed), 1);
    order.push(...row.map(({ slot }) => slot));
  }
  return order;
}
