import type { Rect } from '../geometry/rect.ts';

/**
 * A place for a photo, cm on the page before tilt.
 *
 *     ┌ frame ───────────┐   `front` is the part of the frame on the front of a canvas; the rest wraps round its side.
 *     │  side ┊  front   │   On flat materials, and in the middle of a canvas, it is the whole frame.
 *     └───────┴──────────┘
 */
export interface PhotoPlace {
  readonly frame: Rect;
  readonly front: Rect;
}
