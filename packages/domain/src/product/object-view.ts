import type { Product } from './product.ts';

/** Place of the viewer relative to the middle of the object, degrees; 0, 0 is straight in front. */
export interface ObjectView {
  /** Above 0: seen from the right, so that the right side shows. */
  readonly yawDeg: number;
  /** Above 0: seen from above, so that the upper side shows. */
  readonly pitchDeg: number;
}

export const FRONT_VIEW: ObjectView = { yawDeg: 0, pitchDeg: 0 };

/** View of stills: a little from the right and from above, so that the body shows. */
const STILL_VIEW: ObjectView = { yawDeg: 22, pitchDeg: 10 };

/** Wall around the object of a still: the picture is larger than the front by this factor. */
export const STILL_WALL_FACTOR = 1.3;

/** Returns the view of a still; a product without a body is seen from the front. */
export function stillView({ thickness }: Pick<Product, 'thickness'>): ObjectView {
  return thickness > 0 ? STILL_VIEW : FRONT_VIEW;
}

/** Largest angle to which a person turns the object. */
const MAX_DEG = 60;

/** Returns the view after a turn, within 60° of the front in each direction. */
export function turnObjectView({ yawDeg, pitchDeg }: ObjectView, by: ObjectView): ObjectView {
  const limit = (deg: number): number => Math.max(-MAX_DEG, Math.min(MAX_DEG, deg));
  return { yawDeg: limit(yawDeg + by.yawDeg), pitchDeg: limit(pitchDeg + by.pitchDeg) };
}

export function isFrontView({ yawDeg, pitchDeg }: ObjectView): boolean {
  return yawDeg === 0 && pitchDeg === 0;
}
