import { type Matrix, rotationDeg } from '../geometry/matrix.ts';
import { centreOf, type Rect, type SizePx } from '../geometry/rect.ts';
import { cropOf } from './crop.ts';
import type { PhotoView } from './view.ts';

/** How to draw a photo: the whole upright picture into `rect`, under `matrix`. */
export interface Placement {
  readonly matrix: Matrix;
  readonly rect: Rect;
}

/**
 * Places the whole photo so that its crop fills the frame; what hangs over is cut by the painter's clip.
 *
 *     matrix: a quarter turn about the frame's centre        ┌ ─ ─ ─ ─ ─ ─ ─ ┐  rect (before the turn)
 *     rect:   the photo, scaled so that crop and frame meet    ┌───────┐
 *                                                            │ │ frame │     │
 *                                                              └───────┘
 *                                                            └ ─ ─ ─ ─ ─ ─ ─ ┘
 */
export function placementOf(photo: SizePx, frame: Rect, view: PhotoView): Placement {
  const crop = cropOf(photo, frame, view);
  const centre = centreOf(frame);
  const isSideways = view.quarterTurn % 180 !== 0;
  const width = (isSideways ? frame.height : frame.width) / crop.width;
  const height = (isSideways ? frame.width : frame.height) / crop.height;
  return {
    matrix: rotationDeg(view.quarterTurn, centre),
    rect: {
      x: centre.x - (crop.x + crop.width / 2) * width,
      y: centre.y - (crop.y + crop.height / 2) * height,
      width,
      height,
    },
  };
}
