import {
  boundsOf,
  centreOf,
  type Page,
  type Path,
  type PhotoLayer,
  type Rect,
  rectPath,
  shownRect,
  transformPath,
  trimRect,
  turnedBounds,
} from '@muro/domain';
import { toSlot } from './point-in-slot.ts';

/** Smaller overlaps of the fold are ignored, cm. */
const SLACK_CM = 0.05;

/** Returns the outline of the page's visible front, cm on the page; null if nothing of it folds around a frame. */
export function frontOutline(page: Page): Path | null {
  return shownRect(page).x < 0 ? rectPath(trimRect(page.trim)) : null;
}

/**
 * Returns the same outline on a page with only the slot (`slotPage`), cm from the top left of its frame; null if nothing of the slot folds.
 */
export function frontInSlot(page: Page, layer: PhotoLayer): Path | null {
  const front = frontOutline(page);
  if (!front || isOnFront(page, layer)) return null;
  return transformPath(front, toSlot(layer));
}

function isOnFront({ trim }: Page, { frame, card, tiltDeg }: PhotoLayer): boolean {
  const { x, y, width, height } = turnedBounds(frame, tiltDeg, centreOf(card));
  const isStartInside = x > -SLACK_CM && y > -SLACK_CM;
  return isStartInside && x + width < trim.width + SLACK_CM && y + height < trim.height + SLACK_CM;
}

/** Returns the side with the widest folded strip; the lower one of equals. */
export function widestSide(front: Path, viewRect: Rect): { readonly side: 'bottom' | 'top' | 'left' | 'right'; readonly widthCm: number } {
  const { x, y, width, height } = boundsOf(front);
  const strips = [
    { side: 'bottom', widthCm: viewRect.y + viewRect.height - y - height },
    { side: 'top', widthCm: y - viewRect.y },
    { side: 'left', widthCm: x - viewRect.x },
    { side: 'right', widthCm: viewRect.x + viewRect.width - x - width },
  ] as const;
  return strips.reduce((widest, strip) => (strip.widthCm > widest.widthCm + SLACK_CM ? strip : widest));
}
