import type { QuarterTurn } from './photo.ts';

/**
 * How a photo looks out of its slot. It holds for a slot of any shape, so it moves with the photo
 * when slots are swapped or the layout changes; the visible rectangle is computed (see `crop.ts`).
 */
export interface PhotoView {
  /** Centre of the visible part, fractions 0–1 of the upright photo. */
  readonly focusX: number;
  readonly focusY: number;
  /** Enlargement, 1 (the photo just covers the slot) to 4. [CROP-07] */
  readonly zoom: number;
  readonly quarterTurn: QuarterTurn;
}

export const WHOLE_VIEW: PhotoView = { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0 };

/** Visible part of a photo, fractions 0–1 of the upright photo. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
