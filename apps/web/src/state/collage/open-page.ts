import { type Collage, designPage, memoize, type Page, photoLayers, type Rect, textLayers } from '@muro/domain';
import { slotsInReadingOrder } from '../../flow/photos/slots-in-reading-order.ts';

/** The page of a collage. */
export function pageOf({ design }: Pick<Collage, 'design'>): Page {
  return designPage(design);
}

/** The photo slots as one reads a page; 'slot 7' is the seventh. */
export const slotOrder: (page: Page) => readonly string[] = memoize((page) =>
  slotsInReadingOrder(photoLayers(page).map(({ slot, frame }) => ({ slot, frame }))),
);

/** Everything on the page that keys stop at, as one reads it: the photo slots, and the texts that may be changed. */
export const stopOrder: (page: Page) => readonly string[] = memoize((page) => slotsInReadingOrder(stopLayers(page)));

export function stopLayers(page: Page): readonly { readonly slot: string; readonly frame: Rect }[] {
  return [...photoLayers(page), ...textLayers(page).filter(({ editable }) => editable)];
}
