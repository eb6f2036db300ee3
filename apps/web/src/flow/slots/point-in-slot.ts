import { apply, centreOf, type Matrix, multiply, type PhotoLayer, type Point, rotationDeg, translation } from '@muro/domain';

/** Takes the page to a slot's own untilted frame, cm from the frame's top left. */
export function toSlot({ frame, card, tiltDeg }: PhotoLayer): Matrix {
  return multiply(translation(-frame.x, -frame.y), rotationDeg(-tiltDeg, centreOf(card)));
}

/** A point of the page in a slot's own untilted frame, cm from the frame's top left. */
export function inSlot(layer: PhotoLayer, point: Point): Point {
  return apply(toSlot(layer), point);
}

/** Whether a point of the page lies in a slot's frame, turned as it is; other slots above it do not matter. */
export function isInSlot(layer: PhotoLayer, point: Point): boolean {
  const { x, y } = inSlot(layer, point);
  return x >= 0 && y >= 0 && x <= layer.frame.width && y <= layer.frame.height;
}
