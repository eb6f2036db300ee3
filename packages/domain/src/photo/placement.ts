import { type Matrix, multiply, rotationDeg } from '../geometry/matrix.ts';
import { centreOf, type Rect, type SizePx } from '../geometry/rect.ts';
import { cropOf } from './crop.ts';
import { boxAlongPhoto, filledPlace } from './photo-axes.ts';
import type { PhotoPlace } from './place.ts';
import type { PhotoView } from './view.ts';

/** Drawing parameters of a photo: the painter draws the whole upright picture into `rect`, under `matrix`. */
export interface Placement {
  readonly matrix: Matrix;
  readonly rect: Rect;
  /** The part of its place that the photo fills, on the page before tilt. */
  readonly filled: Rect;
}

/**
 * Places the whole photo so that its crop fills the frame; the painter's clip cuts the rest.
 *
 *     matrix: mirrored and rotated about the frame's centre  ┌ ─ ─ ─ ─ ─ ─ ─ ┐  rect (before the rotation)
 *     rect:   the photo, scaled so that crop and frame match   ┌───────┐
 *                                                            │ │ frame │     │
 *                                                              └───────┘
 *                                                            └ ─ ─ ─ ─ ─ ─ ─ ┘
 */
export function placementOf(photo: SizePx, place: PhotoPlace, view: PhotoView): Placement {
  const { frame } = filledPlace(photo, place, view);
  const crop = cropOf(photo, place, view);
  const centre = centreOf(frame);
  const visibleBox = boxAlongPhoto(view, frame);
  const width = visibleBox.width / crop.width;
  const height = visibleBox.height / crop.height;
  const turn = rotationDeg(view.quarterTurn + (view.straightenDeg ?? 0), centre);
  return {
    matrix: view.isMirrored ? multiply(turn, [-1, 0, 0, 1, 2 * centre.x, 0]) : turn,
    rect: {
      x: centre.x - (crop.x + crop.width / 2) * width,
      y: centre.y - (crop.y + crop.height / 2) * height,
      width,
      height,
    },
    filled: frame,
  };
}
