import { apply, centreOf, inverse, type PhotoLayer, type Point, rotationDeg } from '@muro/domain';

/** A point of the page in a slot's own untilted frame, cm from the frame's top left. */
export function inSlot({ frame, card, tiltDeg }: PhotoLayer, point: Point): Point {
  const upright = apply(inverse(rotationDeg(tiltDeg, centreOf(card))), point);
  return { x: upright.x - frame.x, y: upright.y - frame.y };
}

/** Whether a point of the page lies in a slot's frame, turned as it is; other slots above it do not matter. */
export function isInSlot(layer: PhotoLayer, point: Point): boolean {
  const { x, y } = inSlot(layer, point);
  return x >= 0 && y >= 0 && x <= layer.frame.width && y <= layer.frame.height;
}
