import { type Rect, readingOrder } from '@muro/domain';

interface Placed {
  readonly slot: string;
  readonly frame: Rect;
}

/** Returns the names of slots in reading order. */
export function slotsInReadingOrder(slots: readonly Placed[]): readonly string[] {
  return readingOrder(slots.map(({ frame }) => frame)).flatMap((index) => slots[index]?.slot ?? []);
}
