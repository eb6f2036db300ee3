import type { Page, PhotoLayer } from '../page/page.ts';
import { seenPartOf } from '../page/seen-part.ts';
import { photoLayers } from '../page/slots.ts';
import { cropOf } from '../photo/crop.ts';
import type { Collage } from './collage.ts';

export interface CutSummary {
  /** Share of a photo's area, 0–1, that is cut off, folded away or hidden by the outline of its place: of the one that loses most among those that nobody enlarged. */
  readonly most: number;
  /** Slot of that photo; null if all that are cut were enlarged. */
  readonly slot: string | null;
  /** Photos that somebody enlarged in their place, or set straight, and so cut on purpose. */
  readonly enlarged: number;
}

/** What the places of a page cut off its photos, as they lie there; null while there is none. */
export function cutSummary(page: Page, { photos, fills }: Pick<Collage, 'photos' | 'fills'>): CutSummary | null {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  let most = 0;
  let slot: string | null = null;
  let enlarged = 0;
  let count = 0;
  for (const layer of photoLayers(page)) {
    const fill = fills[layer.slot];
    const photo = fill && photoOf.get(fill.photoId);
    if (!photo) continue;
    count += 1;
    const { frame, front } = layer;
    const { width, height } = cropOf(photo, layer, fill.view);
    const { zoom, straightenDeg, isUncut } = fill.view;
    if (isUncut) continue;
    if (zoom > 1 || straightenDeg) enlarged += 1;
    else {
      const cut = 1 - (width * height * front.width * front.height * insideShare(page, layer)) / (frame.width * frame.height);
      if (slot !== null && cut <= most) continue;
      most = Math.max(0, cut);
      slot = layer.slot;
    }
  }
  return count === 0 ? null : { most, slot, enlarged };
}

/** Share of a place that its outline leaves; 1 without one. */
function insideShare(page: Page, layer: PhotoLayer): number {
  if (!layer.clip) return 1;
  const { rect, grid } = seenPartOf(page, layer);
  return grid?.share(rect) ?? 1;
}
