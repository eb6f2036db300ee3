import { centreOf, type Rect } from '@muro/domain';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A stop of the keys, and its place on the page. */
export interface Placed {
  readonly slot: string;
  readonly frame: Rect;
}

/** A step aside counts as much as this many ahead, so that rows and columns are kept where there are any. */
const ASIDE = 2.5;

/** The slot that lies next in a direction, by the middles of the slots; null at the edge of the page. */
export function neighbourOf(slots: readonly Placed[], from: string, direction: Direction): string | null {
  const start = slots.find(({ slot }) => slot === from);
  if (!start) return null;
  const here = centreOf(start.frame);
  let nearest: { readonly slot: string; readonly way: number } | null = null;
  for (const { slot, frame } of slots) {
    const there = centreOf(frame);
    const [ahead, aside] = stepOf({ x: there.x - here.x, y: there.y - here.y }, direction);
    const way = ahead + ASIDE * Math.abs(aside);
    // What lies mostly aside is in another direction.
    if (slot !== from && ahead > 1e-6 && Math.abs(aside) <= 3 * ahead && (!nearest || way < nearest.way)) nearest = { slot, way };
  }
  return nearest?.slot ?? null;
}

function stepOf({ x, y }: { readonly x: number; readonly y: number }, direction: Direction): readonly [ahead: number, aside: number] {
  switch (direction) {
    case 'left':
      return [-x, y];
    case 'right':
      return [x, y];
    case 'up':
      return [-y, x];
    case 'down':
      return [y, x];
  }
}
