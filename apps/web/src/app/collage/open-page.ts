import { type Collage, composePage, type Design, type Page, photoLayers } from '@muro/domain';
import { readingOrder } from '../../flow/photos/reading-order.ts';

const pages = new WeakMap<Design, Page>();
const orders = new WeakMap<Page, readonly string[]>();

/** The page of a collage: composed once for each design. */
export function pageOf({ design }: Collage): Page {
  const known = pages.get(design) ?? composePage({ document: design.document, trim: design.size, material: design.material });
  pages.set(design, known);
  return known;
}

/** The photo slots as one reads a page; 'slot 7' is the seventh. */
export function slotOrder(page: Page): readonly string[] {
  const known = orders.get(page) ?? readingOrder(photoLayers(page).map(({ slot, frame }) => ({ slot, frame })));
  orders.set(page, known);
  return known;
}
