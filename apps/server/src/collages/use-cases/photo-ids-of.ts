import type { SavedCollage } from '@muro/domain';

/** Returns every photo id of a saved collage, in its list or in a slot. */
export function photoIdsOf({ photos, pages }: SavedCollage): readonly string[] {
  const placed = pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'photo' && item.fill ? [item.fill.photoId] : [])));
  return [...new Set([...photos.map(({ id }) => id), ...placed])];
}
