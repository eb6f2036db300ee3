/** A paginated list: quotes (one page), photos of a service (many). */
export interface GalleryList<Item> {
  /** 'unasked' until it is first requested. [CHOOSE-19] */
  readonly stage: 'unasked' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Item[];
  /** Address of the next page: '' at the start, NO_MORE after the last page. [SOCIAL-08] */
  readonly cursor: string;
}

export type GalleryEvent<Item> =
  | { readonly type: 'wanted' }
  | { readonly type: 'page'; readonly items: readonly Item[]; readonly next: string | null }
  /** Some items of a page that is still loading. */
  | { readonly type: 'part'; readonly items: readonly Item[] }
  | { readonly type: 'failed' }
  | { readonly type: 'again' }
  /** The view was closed: an unfinished page is loaded again on the next request. */
  | { readonly type: 'left' }
  | { readonly type: 'more' };

export const NO_MORE = 'none';

export const FRESH_GALLERY: GalleryList<never> = { stage: 'unasked', items: [], cursor: '' };

/**
 * Returns the next state. A change to 'loading' tells the caller to load
 * the page at the cursor: on the first request, for more, or on retry.
 */
export function stepGallery<Item>(list: GalleryList<Item>, event: GalleryEvent<Item>): GalleryList<Item> {
  switch (event.type) {
    case 'wanted':
      return list.stage === 'unasked' ? { ...list, stage: 'loading' } : list;
    case 'more':
      return list.stage === 'ready' && hasMore(list) ? { ...list, stage: 'loading' } : list;
    case 'again':
      return list.stage === 'failed' ? { ...list, stage: 'loading' } : list;
    case 'part':
      return list.stage === 'loading' ? { ...list, items: [...list.items, ...event.items] } : list;
    case 'failed':
      return list.stage === 'loading' ? { ...list, stage: 'failed' } : list;
    case 'left':
      return list.stage === 'loading' ? { ...list, stage: list.cursor === '' ? 'unasked' : 'ready' } : list;
    case 'page':
      if (list.stage !== 'loading') return list;
      return { stage: 'ready', items: [...list.items, ...event.items], cursor: event.next ?? NO_MORE };
  }
}

/** True if another page follows. [SOCIAL-09] */
export function hasMore({ cursor }: GalleryList<unknown>): boolean {
  return cursor !== NO_MORE;
}
