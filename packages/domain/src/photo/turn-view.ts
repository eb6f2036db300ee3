import type { PhotoView, QuarterTurn } from './view.ts';

/** The most that a photo is set straight by, degrees either way. */
export const MAX_STRAIGHTEN_DEG = 15;

/** The view turned on by 90° clockwise; zoom and focus stay with the photo. [CROP-02] */
export function turnView(view: PhotoView): PhotoView {
  return { ...view, quarterTurn: ((view.quarterTurn + 90) % 360) as QuarterTurn };
}

/** What is seen, left and right swapped: of a photo that is turned, too, and it leans the other way then. */
export function mirrorView({ isMirrored, ...view }: PhotoView): PhotoView {
  const turned = straightenView({ ...view, quarterTurn: ((360 - view.quarterTurn) % 360) as QuarterTurn }, -(view.straightenDeg ?? 0));
  return isMirrored ? turned : { ...turned, isMirrored: true };
}

/** The view set straight by an angle in degrees, clockwise; it settles into the bounds and to tenths, and what is no number is none. */
export function straightenView({ straightenDeg: _, ...view }: PhotoView, angleDeg: number): PhotoView {
  const bounded = Math.max(-MAX_STRAIGHTEN_DEG, Math.min(MAX_STRAIGHTEN_DEG, angleDeg));
  const tenths = Math.round(bounded * 10);
  return tenths ? { ...view, straightenDeg: tenths / 10 } : view;
}

/** The view that shows all of the photo, or fills its slot again as it did before. */
export function uncutView({ isUncut: _, ...view }: PhotoView, isUncut: boolean): PhotoView {
  return isUncut ? { ...view, isUncut } : view;
}

export function isQuarterTurn(angleDeg: number): angleDeg is QuarterTurn {
  return angleDeg === 0 || angleDeg === 90 || angleDeg === 180 || angleDeg === 270;
}
