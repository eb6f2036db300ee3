import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { cropOf } from '../photo/crop.ts';
import type { Collage } from './collage.ts';

export interface CutSummary {
  /** Share of a photo's area, 0–1, that is cut off or folded away: of the one that loses most among those that nobody enlarged. */
  readonly most: number;
  /** Photos that somebody enlarged in their place, or set straight, and so cut on purpose. */
  readonly enlarged: number;
}

/** What the places of a page cut off its photos, as they lie there; null while there is none. */
export function cutSummary(page: Page, { photos, fills }: Pick<Collage, 'photos' | 'fills'>): CutSummary | null {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  let most = 0;
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
    else most = Math.max(most, 1 - (width * height * front.width * front.height) / (frame.width * frame.height));
  }
  return count === 0 ? null : { most, enlarged };
}
