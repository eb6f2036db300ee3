import type { Collage } from './collage.ts';

/** How many slots show each photo, by its id; 0 for one that waits in the tray. [QUAL-05] */
export function usedCounts({ photos, fills }: Pick<Collage, 'photos' | 'fills'>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(photos.map(({ id }) => [id, 0]));
  for (const { photoId } of Object.values(fills)) counts[photoId] = (counts[photoId] ?? 0) + 1;
  return counts;
}
