import type { Collage } from './collage.ts';

/** Number of slots that show each photo, by id; 0 for a photo that is only in the tray. [QUAL-05] */
export function usedCounts({ photos, fills }: Pick<Collage, 'photos' | 'fills'>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(photos.map(({ id }) => [id, 0]));
  for (const { photoId } of Object.values(fills)) counts[photoId] = (counts[photoId] ?? 0) + 1;
  return counts;
}
