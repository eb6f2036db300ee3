/** A turn of a photo in its slot, degrees clockwise, after the photo was made upright. [CROP-08] */
export type QuarterTurn = 0 | 90 | 180 | 270;

/**
 * How a photo looks out of its slot. It holds for a slot of any shape, so it moves with the photo
 * when slots are swapped or the layout changes; the visible rectangle is computed (see `crop.ts`).
 *
 * Mirrored first, then turned by quarters, then set straight. What a view does not have is left out, so that equal views are equal values.
 */
export interface PhotoView {
  /** Centre of the visible part, fractions 0–1 of the upright photo. */
  readonly focusX: number;
  readonly focusY: number;
  /** Enlargement, 1 (the photo just covers the slot) to 4. [CROP-07] */
  readonly zoom: number;
  readonly quarterTurn: QuarterTurn;
  /** Left and right of the upright photo are swapped. */
  readonly isMirrored?: true;
  /** A small turn beside the quarters, clockwise: −15 to 15 in tenths, not 0. */
  readonly straightenDeg?: number;
  /** All of the photo shows in the middle of its slot, what lies behind it beside it; zoom and centre wait until it fills its slot again. */
  readonly isUncut?: true;
  /** Nobody moved it: its centre is where the photo's subject asks for in its slot, whatever slot that is. */
  readonly followsSubject?: true;
}

export const WHOLE_VIEW: PhotoView = { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0 };

/** Of a photo that is new in a collage. */
export const NEW_VIEW: PhotoView = { ...WHOLE_VIEW, followsSubject: true };

/** Visible part of a photo, fractions 0–1 of the upright photo. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
