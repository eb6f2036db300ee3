import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Collage } from './collage.ts';

/** True if every photo slot is filled. Text and shape slots have defaults and always count as filled. [HOLDER-05] [HOLDER-06] */
export function isFinished(page: Page, { fills }: Pick<Collage, 'fills'>): boolean {
  return unfilledSlots(page, { fills }).length === 0;
}

/** Photo slots without a photo, back to front. */
export function unfilledSlots(page: Page, { fills }: Pick<Collage, 'fills'>): readonly string[] {
  return photoLayers(page)
    .map(({ slot }) => slot)
    .filter((slot) => fills[slot] === undefined);
}
