/** A list that comes page by page: quotes (one page), photos of a service (many). */
export interface GalleryList<Item> {
  /** 'unasked' until it is wanted for the first time. [CHOOSE-19] */
  readonly stage: 'unasked' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Item[];
  /** Where the next page is: '' at start, then its address, NO_MORE behind the last one. [SOCIAL-08] */
  readonly cursor: string;
}

export type GalleryEvent<Item> =
  | { readonly type: 'wanted' }
  | { readonly type: 'page'; readonly items: readonly Item[]; readonly next: string | null }
  /** Some of a page that still comes. */
  | { readonly type: 'part'; readonly items: readonly Item[] }
  | { readonly type: 'failed' }
  | { readonly type: 'again' }
  /** Nobody waits for the page any more: it is fetched anew when it is wanted again. */
  | { readonly type: 'left' }
  | { readonly type: 'more' };

export const NO_MORE = 'none';

export const FRESH_GALLERY: GalleryList<never> = { stage: 'unasked', items: [], cursor: '' };

/** Going to 'loading' is the sign to fetch the page at the cursor: on the first wish, on request, or once more after a failure. */
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

/** [SOCIAL-09] */
export function hasMore({ cursor }: GalleryList<unknown>): boolean {
  return cursor !== NO_MORE;
}
