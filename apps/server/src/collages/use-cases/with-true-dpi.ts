import { type SavedCollage, type SavedItem, savedCollageOf } from '@muro/domain';
import type { OpenedCollage } from './open-saved.ts';

/**
 * Returns the saved collage with printed resolutions computed from the page and the stored photos, instead of those that the client wrote.
 */
export function withTrueDpi(saved: SavedCollage, { page, collage }: OpenedCollage): SavedCollage {
  const computed = new Map(savedCollageOf(collage, { page }).pages[0]?.items.map((item) => [keyOf(item), item]));
  const corrected = (item: SavedItem): SavedItem => {
    const recomputed = computed.get(keyOf(item));
    return item.kind === 'photo' && recomputed?.kind === 'photo' ? { ...item, dpi: recomputed.dpi } : item;
  };
  const [first, ...others] = saved.pages;
  return first ? { ...saved, pages: [{ ...first, items: first.items.map(corrected) }, ...others] } : saved;
}

const keyOf = ({ kind, slot }: SavedItem): string => `${kind} ${slot}`;
