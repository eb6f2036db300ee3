/** Rotation of an upright photo in its slot, degrees clockwise. [CROP-08] */
export type QuarterTurn = 0 | 90 | 180 | 270;

/**
 * The view of a photo in its slot. It does not depend on the slot's shape, so it moves with the photo when slots are swapped or the
 * layout changes; `cropOf` computes the visible rectangle.
 *
 * Applied in this order: mirroring, quarter turn, straightening. Properties with their default are absent, so that equal views are
 * equal values.
 */
export interface PhotoView {
  /** Centre of the visible part, fractions 0–1 of the upright photo. */
  readonly focusX: number;
  readonly focusY: number;
  /** Enlargement, 1 (the photo just covers the slot) to 4. [CROP-07] */
  readonly zoom: number;
  readonly quarterTurn: QuarterTurn;
  /** True if left and right of the upright photo are swapped. */
  readonly isMirrored?: true;
  /** Straightening angle, clockwise: −15 to 15 degrees in tenths, not 0. */
  readonly straightenDeg?: number;
  /** True if the whole photo shows in the middle of its slot, beside the background; zoom and focus are kept for later. */
  readonly isUncut?: true;
  /** True while the buyer has not moved the photo: the focus follows the photo's subject in any slot. */
  readonly followsSubject?: true;
}

export const WHOLE_VIEW: PhotoView = { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0 };

/** View of a photo that was just added. */
export const NEW_VIEW: PhotoView = { ...WHOLE_VIEW, followsSubject: true };

/** Visible part of a photo, fractions 0–1 of the upright photo. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
