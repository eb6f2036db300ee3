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

/** What reaches less than this over the fold is not spoken of, cm. */
const SLACK_CM = 0.05;

/** The outline of what is seen of the page from the front, cm on the page; null when nothing of it folds round a frame. */
export function frontOutline(page: Page): Path | null {
  return shownRect(page).x < 0 ? rectPath(trimRect(page.trim)) : null;
}

/** The same as it lies on a slot alone (`slotPage`), cm from the top left of its frame; null when nothing of the slot folds. */
export function frontInSlot(page: Page, layer: PhotoLayer): Path | null {
  const front = frontOutline(page);
  if (!front || isOnFront(page, layer)) return null;
  return transformPath(front, toSlot(layer));
}

function isOnFront({ trim }: Page, { frame, card, tiltDeg }: PhotoLayer): boolean {
  const { x, y, width, height } = turnedBounds(frame, tiltDeg, centreOf(card));
  const isFromHere = x > -SLACK_CM && y > -SLACK_CM;
  return isFromHere && x + width < trim.width + SLACK_CM && y + height < trim.height + SLACK_CM;
}

/** The side with the widest strip of what folds, of equals the lower one. */
export function widestSide(front: Path, shown: Rect): { readonly side: 'bottom' | 'top' | 'left' | 'right'; readonly widthCm: number } {
  const { x, y, width, height } = boundsOf(front);
  const strips = [
    { side: 'bottom', widthCm: shown.y + shown.height - y - height },
    { side: 'top', widthCm: y - shown.y },
    { side: 'left', widthCm: x - shown.x },
    { side: 'right', widthCm: shown.x + shown.width - x - width },
  ] as const;
  return strips.reduce((widest, strip) => (strip.widthCm > widest.widthCm + SLACK_CM ? strip : widest));
}
