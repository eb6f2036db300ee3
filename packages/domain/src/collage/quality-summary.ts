import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { shownDpi } from '../photo/crop.ts';
import { isLow } from '../photo/quality.ts';
import type { Collage } from './collage.ts';
import { usedCounts } from './used-counts.ts';

export interface QualitySummary {
  /** Number of filled slots below 100 dpi. [QUAL-03] [QUAL-07] */
  readonly lowCount: number;
  /** True if a photo is on the page more than once. [QUAL-05] */
  readonly isDouble: boolean;
  /** Printed resolution of each filled slot, dots per inch, not rounded. */
  readonly bySlot: Readonly<Record<string, number>>;
}

export function qualitySummary(page: Page, collage: Pick<Collage, 'photos' | 'fills'>): QualitySummary {
  const photos = new Map(collage.photos.map((photo) => [photo.id, photo]));
  const bySlot: Record<string, number> = {};
  for (const layer of photoLayers(page)) {
    const { slot } = layer;
    const fill = collage.fills[slot];
    const photo = fill && photos.get(fill.photoId);
    if (fill && photo) bySlot[slot] = shownDpi(photo, layer, fill.view);
  }
  return {
    lowCount: Object.values(bySlot).filter(isLow).length,
    isDouble: Object.values(usedCounts(collage)).some((count) => count > 1),
    bySlot,
  };
}
