import { apply, centreOf, type Matrix, multiply, type PhotoLayer, type Point, rotationDeg, translation } from '@muro/domain';

/** Returns the matrix from the page to a slot's own untilted frame, cm from the frame's top left. */
export function toSlot({ frame, card, tiltDeg }: PhotoLayer): Matrix {
  return multiply(translation(-frame.x, -frame.y), rotationDeg(-tiltDeg, centreOf(card)));
}

/** Converts a point of the page to a slot's own untilted frame, cm from the frame's top left. */
export function inSlot(layer: PhotoLayer, point: Point): Point {
  return apply(toSlot(layer), point);
}

/** True if a point of the page is inside a slot's tilted frame; ignores other slots above it. */
export function isInSlot(layer: PhotoLayer, point: Point): boolean {
  const { x, y } = inSlot(layer, point);
  return x >= 0 && y >= 0 && x <= layer.frame.width && y <= layer.frame.height;
}
