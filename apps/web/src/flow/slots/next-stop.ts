import { type Direction, neighbourOf, type Placed } from './slot-neighbour.ts';

const DIRECTIONS: Readonly<Partial<Record<string, Direction>>> = { ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Where a key leads on the page. To the left and right one reads on, so that every stop is reached however the page is laid out; up and
 * down go by the eye.
 *
 * @param order   all stops as one reads them
 * @param placed  the same stops with their places
 * @returns null where the page ends
 */
export function nextStop(order: readonly string[], placed: readonly Placed[], stop: string, key: string): string | null {
  const at = order.indexOf(stop);
  if (at < 0) return null;
  const direction = DIRECTIONS[key];
  if (direction) return neighbourOf(placed, stop, direction);
  switch (key) {
    case 'ArrowLeft':
      return order[at - 1] ?? null;
    case 'ArrowRight':
      return order[at + 1] ?? null;
    case 'Home':
      return order[0] ?? null;
    case 'End':
      return order.at(-1) ?? null;
    default:
      return null;
  }
}
