import type { PhotoView, QuarterTurn } from './view.ts';

/** Largest straightening angle in either direction, degrees. */
export const MAX_STRAIGHTEN_DEG = 15;

/** Rotates a view by 90° clockwise; zoom and focus stay with the photo. [CROP-02] */
export function turnView(view: PhotoView): PhotoView {
  return { ...view, quarterTurn: ((view.quarterTurn + 90) % 360) as QuarterTurn };
}

/** Mirrors the visible picture, left to right: a rotated or straightened photo then rotates the other way. */
export function mirrorView({ isMirrored, ...view }: PhotoView): PhotoView {
  const turned = straightenView({ ...view, quarterTurn: ((360 - view.quarterTurn) % 360) as QuarterTurn }, -(view.straightenDeg ?? 0));
  return isMirrored ? turned : { ...turned, isMirrored: true };
}

/** Straightens a view by an angle in degrees, clockwise; clamped and rounded to tenths. NaN removes the straightening. */
export function straightenView({ straightenDeg: _, ...view }: PhotoView, angleDeg: number): PhotoView {
  const bounded = Math.max(-MAX_STRAIGHTEN_DEG, Math.min(MAX_STRAIGHTEN_DEG, angleDeg));
  const tenths = Math.round(bounded * 10);
  return tenths ? { ...view, straightenDeg: tenths / 10 } : view;
}

/** Shows the whole photo, or fills its slot again with the previous zoom and centre. */
export function uncutView({ isUncut: _, ...view }: PhotoView, isUncut: boolean): PhotoView {
  return isUncut ? { ...view, isUncut } : view;
}

export function isQuarterTurn(angleDeg: number): angleDeg is QuarterTurn {
  return angleDeg === 0 || angleDeg === 90 || angleDeg === 180 || angleDeg === 270;
}
