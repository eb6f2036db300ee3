import { apply, rotationDeg } from '../geometry/matrix.ts';
import { centreOf, type Point, type SizeCm, type SizePx } from '../geometry/rect.ts';
import type { PhotoPlace } from './place.ts';
import type { PhotoView, QuarterTurn } from './view.ts';

/* A place as its photo sees it, which may lie mirrored, turned and leaning in it. */

/**
 * The part of its place that a photo fills: all of it, or for one that shows whole what its proportions take of the front.
 *
 *     ┌ place ┬──────────┬───────┐   Set straight, a whole photo fills the same part: it is enlarged until its corners
 *     │       │  photo   │       │   are out of it, as anywhere.
 *     └───────┴──────────┴───────┘
 */
export function filledPlace({ widthPx, heightPx }: SizePx, place: PhotoPlace, { isUncut, quarterTurn }: PhotoView): PhotoPlace {
  if (!isUncut) return place;
  const { x, y, width, height } = place.front;
  const photo = turnedSize({ width: widthPx, height: heightPx }, quarterTurn);
  const size =
    width * photo.height > height * photo.width
      ? { width: (height * photo.width) / photo.height, height }
      : { width, height: (width * photo.height) / photo.width };
  const frame = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
  return { frame, front: frame };
}

/** A box on the page that a photo must cover, along the photo's own sides: the least upright one round it. */
export function boxSeenBy({ quarterTurn, straightenDeg = 0 }: PhotoView, box: SizeCm): SizeCm {
  return leaningBox(turnedSize(box, quarterTurn), straightenDeg);
}

/** The least upright box round one that leans. */
export function leaningBox({ width, height }: SizeCm, angleDeg: number): SizeCm {
  const angleRad = (Math.abs(angleDeg) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** A step on the page, seen by the photo before it was mirrored and turned. */
export function stepSeenBy({ quarterTurn, straightenDeg = 0, isMirrored }: PhotoView, step: Point): Point {
  const { x, y } = apply(rotationDeg(-quarterTurn - straightenDeg), step);
  return { x: isMirrored ? -x : x, y };
}

/** From the middle of the frame to the middle of its front, cm. */
export function asideOf({ frame, front }: PhotoPlace): Point {
  const [whole, part] = [centreOf(frame), centreOf(front)];
  return { x: part.x - whole.x, y: part.y - whole.y };
}

/** A box as a turned photo sees it. */
function turnedSize({ width, height }: SizeCm, quarterTurn: QuarterTurn): SizeCm {
  return quarterTurn % 180 === 0 ? { width, height } : { width: height, height: width };
}
