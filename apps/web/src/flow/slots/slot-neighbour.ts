import { centreOf, type Rect } from '@muro/domain';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A keyboard stop and its position on the page. */
export interface Placed {
  readonly slot: string;
  readonly frame: Rect;
}

/** Weight of sideways distance relative to distance ahead, so that keys follow rows and columns. */
const ASIDE = 2.5;

/** Returns the nearest slot in a direction, by the slots' centres; null at the edge of the page. */
export function neighbourOf(slots: readonly Placed[], from: string, direction: Direction): string | null {
  const start = slots.find(({ slot }) => slot === from);
  if (!start) return null;
  const origin = centreOf(start.frame);
  let nearest: { readonly slot: string; readonly distance: number } | null = null;
  for (const { slot, frame } of slots) {
    const centre = centreOf(frame);
    const [ahead, aside] = stepOf({ x: centre.x - origin.x, y: centre.y - origin.y }, direction);
    const distance = ahead + ASIDE * Math.abs(aside);
    // A slot that is mainly sideways counts for another direction.
    if (slot !== from && ahead > 1e-6 && Math.abs(aside) <= 3 * ahead && (!nearest || distance < nearest.distance))
      nearest = { slot, distance };
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
