import type { Rect } from '../geometry/rect.ts';

/**
 * A place for a photo, cm on the page before tilt.
 *
 *     ┌ frame ───────────┐   `front` is the part of the frame that hangs on the wall: on canvas the rest folds round its side.
 *     │  side ┊  front   │   Elsewhere, and in the middle of a canvas, it is the whole frame.
 *     └───────┴──────────┘
 */
export interface PhotoPlace {
  readonly frame: Rect;
  readonly front: Rect;
}
