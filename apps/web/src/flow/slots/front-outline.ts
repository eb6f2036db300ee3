import {
  boundsOf,
  centreOf,
  multiply,
  type Page,
  type Path,
  type PhotoLayer,
  type Rect,
  rectPath,
  rotationDeg,
  shownRect,
  transformPath,
  translation,
  trimRect,
} from '@muro/domain';

/** What reaches less than this over the fold is not spoken of, cm. */
const SLACK_CM = 0.05;

/** The outline of what is seen of the page from the front, cm on the page; null when nothing of it folds round a frame. */
export function frontOutline(page: Page): Path | null {
  return shownRect(page).x < 0 ? rectPath(trimRect(page.trim)) : null;
}

/** The same as it lies on a slot alone (`slotPage`), cm from the top left of its frame; null when nothing of the slot folds. */
export function frontInSlot(page: Page, { frame, card, tiltDeg }: PhotoLayer): Path | null {
  const front = frontOutline(page);
  const onPage = boundsOf(transformPath(rectPath(frame), rotationDeg(tiltDeg, centreOf(card))));
  if (!front || isWithin(onPage, page)) return null;
  return transformPath(front, multiply(translation(-frame.x, -frame.y), rotationDeg(-tiltDeg, centreOf(card))));
}

function isWithin({ x, y, width, height }: Rect, { trim }: Page): boolean {
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
