import { type Direction, neighbourOf, type Placed } from './slot-neighbour.ts';

const DIRECTIONS: Readonly<Partial<Record<string, Direction>>> = { ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Returns the stop that a key leads to. Left and right follow the reading order, so that every stop is reachable in any layout; up and down
 * follow the positions.
 *
 * @param order   all stops in reading order
 * @param placed  the same stops with their positions
 * @returns null at the end of the page
 */
export function nextStop(order: readonly string[], placed: readonly Placed[], stop: string, key: string): string | null {
  const index = order.indexOf(stop);
  if (index < 0) return null;
  const direction = DIRECTIONS[key];
  if (direction) return neighbourOf(placed, stop, direction);
  switch (key) {
    case 'ArrowLeft':
      return order[index - 1] ?? null;
    case 'ArrowRight':
      return order[index + 1] ?? null;
    case 'Home':
      return order[0] ?? null;
    case 'End':
      return order.at(-1) ?? null;
    default:
      return null;
  }
}
