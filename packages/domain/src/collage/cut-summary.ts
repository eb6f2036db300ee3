import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { visiblePartOf } from '../page/visible-part.ts';
import { cropOf } from '../photo/crop.ts';
import type { Collage } from './collage.ts';

export interface CutSummary {
  /**
   * Largest share of a photo's area, 0–1, that is cut off, folded away or hidden by an outline, among photos that the buyer did not
   * enlarge.
   */
  readonly largestCut: number;
  /** Slot of that photo; null if all cut photos were enlarged. */
  readonly slot: string | null;
  /** Number of photos that the buyer enlarged or straightened, and so cut deliberately. */
  readonly enlarged: number;
}

/** Summarises what the slots of a page cut off its photos; null without photos. */
export function cutSummary(page: Page, { photos, fills }: Pick<Collage, 'photos' | 'fills'>): CutSummary | null {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  let largestCut = 0;
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
      if (slot !== null && cut <= largestCut) continue;
      largestCut = Math.max(0, cut);
      slot = layer.slot;
    }
  }
  return count === 0 ? null : { largestCut, slot, enlarged };
}

/** Share of a slot inside its outline; 1 without one. */
function insideShare(page: Page, layer: PhotoLayer): number {
  if (!layer.clip) return 1;
  const { rect, grid } = visiblePartOf(page, layer);
  return grid?.share(rect) ?? 1;
}
