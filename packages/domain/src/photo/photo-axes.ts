import { apply, rotationDeg } from '../geometry/matrix.ts';
import { centreOf, type Point, type SizeCm, type SizePx } from '../geometry/rect.ts';
import type { PhotoPlace } from './place.ts';
import type { PhotoView, QuarterTurn } from './view.ts';

/**
 * The part of its place that a photo fills: all of it; for an uncut photo, the largest part of the front with the photo's proportions.
 *
 *     ┌ place ┬──────────┬───────┐   A straightened uncut photo fills the same part: like any photo it is enlarged until its
 *     │       │  photo   │       │   corners lie outside.
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

/** The size of a box on the page along the photo's own axes: the bounding box that the photo must cover. */
export function boxAlongPhoto({ quarterTurn, straightenDeg = 0 }: PhotoView, box: SizeCm): SizeCm {
  return rotatedBoxSize(turnedSize(box, quarterTurn), straightenDeg);
}

/** The size of the bounding box of a box rotated by `angleDeg`. */
export function rotatedBoxSize({ width, height }: SizeCm, angleDeg: number): SizeCm {
  const angleRad = (Math.abs(angleDeg) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Converts a vector on the page to the photo's own axes, before mirroring and rotation. */
export function vectorAlongPhoto({ quarterTurn, straightenDeg = 0, isMirrored }: PhotoView, step: Point): Point {
  const { x, y } = apply(rotationDeg(-quarterTurn - straightenDeg), step);
  return { x: isMirrored ? -x : x, y };
}

/** Vector from the middle of the frame to the middle of its front, cm. */
export function frontOffset({ frame, front }: PhotoPlace): Point {
  const [frameCentre, frontCentre] = [centreOf(frame), centreOf(front)];
  return { x: frontCentre.x - frameCentre.x, y: frontCentre.y - frameCentre.y };
}

/** The size of a box after a quarter turn. */
function turnedSize({ width, height }: SizeCm, quarterTurn: QuarterTurn): SizeCm {
  return quarterTurn % 180 === 0 ? { width, height } : { width: height, height: width };
}
