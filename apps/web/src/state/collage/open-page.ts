import { type Collage, designPage, memoize, type Page, photoLayers, type Rect, textLayers } from '@muro/domain';
import { slotsInReadingOrder } from '../../flow/photos/slots-in-reading-order.ts';

/** Returns the page of a collage. */
export function pageOf({ design }: Pick<Collage, 'design'>): Page {
  return designPage(design);
}

/** Returns the photo slots in reading order; 'slot 7' is the seventh. */
export const slotOrder: (page: Page) => readonly string[] = memoize((page) =>
  slotsInReadingOrder(photoLayers(page).map(({ slot, frame }) => ({ slot, frame }))),
);

/** Returns the keyboard stops of the page in reading order: the photo slots and the editable texts. */
export const stopOrder: (page: Page) => readonly string[] = memoize((page) => slotsInReadingOrder(stopLayers(page)));

export function stopLayers(page: Page): readonly { readonly slot: string; readonly frame: Rect }[] {
  return [...photoLayers(page), ...textLayers(page).filter(({ editable }) => editable)];
}
