import type { Point, SizeCm, SizePx } from '../geometry/rect.ts';
import type { QuarterTurn } from './photo.ts';
import type { CropRect, PhotoView } from './view.ts';

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;

/**
 * The visible part of a photo in a slot.
 *
 *     ┌──────────────────┐   zoom 1: the largest part of the photo with the slot's proportions;
 *     │   ┌────────┐     │   it touches the photo's edge on one axis. Zoom 2 shows half of its width.
 *     │   │  crop  │     │   A quarter turn of 90 or 270 swaps the slot's sides first.
 *     └───┴────────┴─────┘
 *
 * The focus is moved just so far that the crop lies inside the photo.
 *
 * @param photo  size of the upright photo, px
 * @param slot   frame of the slot before tilt, cm
 * @returns fractions 0–1 of the upright photo
 * @throws {RangeError} if a side is not a positive finite number
 * @see [CROP-01] [CROP-04] [CROP-06]
 */
export function cropOf(photo: SizePx, slot: SizeCm, view: PhotoView): CropRect {
  checkSides(photo, slot);
  const zoom = between(view.zoom, MIN_ZOOM, MAX_ZOOM);
  const whole = coverOf(photo, slot, view.quarterTurn);
  const width = whole.width / zoom;
  const height = whole.height / zoom;
  return {
    x: between(view.focusX - width / 2, 0, 1 - width),
    y: between(view.focusY - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The view with its zoom inside 1–4 and its focus at the true centre of the crop, so that moving on starts at once. [CROP-04] */
export function settleView(photo: SizePx, slot: SizeCm, view: PhotoView): PhotoView {
  const zoom = between(view.zoom, MIN_ZOOM, MAX_ZOOM);
  const crop = cropOf(photo, slot, { ...view, zoom });
  return { ...view, zoom, focusX: crop.x + crop.width / 2, focusY: crop.y + crop.height / 2 };
}

/**
 * Moves the photo under its slot; it follows the finger.
 *
 * @param by  how far the finger went, cm in the slot's own untilted frame
 */
export function moveView(photo: SizePx, slot: SizeCm, view: PhotoView, by: Point): PhotoView {
  const settled = settleView(photo, slot, view);
  const crop = cropOf(photo, slot, settled);
  const isSideways = view.quarterTurn % 180 !== 0;
  const along = inPhoto(by, view.quarterTurn);
  const shownWidth = isSideways ? slot.height : slot.width;
  const shownHeight = isSideways ? slot.width : slot.height;
  return settleView(photo, slot, {
    ...settled,
    focusX: settled.focusX - (along.x / shownWidth) * crop.width,
    focusY: settled.focusY - (along.y / shownHeight) * crop.height,
  });
}

/**
 * Zooms by a factor on the crop: 0.95 shows less of the photo (it looks larger), 1.05 more.
 *
 * @param at  the point of the slot that stays where it is, fractions 0–1 of the slot; the middle if left out
 * @see [PEDIT-05] [PEDIT-06] [PEDIT-07]
 */
export function zoomView(photo: SizePx, slot: SizeCm, view: PhotoView, cropFactor: number, at: Point = { x: 0.5, y: 0.5 }): PhotoView {
  const settled = settleView(photo, slot, view);
  const zoom = between(settled.zoom / cropFactor, MIN_ZOOM, MAX_ZOOM);
  const before = cropOf(photo, slot, settled);
  const shrink = settled.zoom / zoom;
  const fromCentre = inPhoto({ x: at.x - 0.5, y: at.y - 0.5 }, view.quarterTurn);
  return settleView(photo, slot, {
    ...settled,
    zoom,
    focusX: settled.focusX + fromCentre.x * before.width * (1 - shrink),
    focusY: settled.focusY + fromCentre.y * before.height * (1 - shrink),
  });
}

/** The view turned on by 90° clockwise; zoom and focus stay with the photo. [CROP-02] */
export function turnView(view: PhotoView): PhotoView {
  return { ...view, quarterTurn: ((view.quarterTurn + 90) % 360) as QuarterTurn };
}

export function isQuarterTurn(angleDeg: number): angleDeg is QuarterTurn {
  return angleDeg === 0 || angleDeg === 90 || angleDeg === 180 || angleDeg === 270;
}

/** Share of the photo that covers the slot at zoom 1. */
function coverOf(photo: SizePx, slot: SizeCm, quarterTurn: QuarterTurn): { width: number; height: number } {
  const ratio = quarterTurn % 180 === 0 ? slot.width / slot.height : slot.height / slot.width;
  const photoRatio = photo.widthPx / photo.heightPx;
  return photoRatio > ratio ? { width: ratio / photoRatio, height: 1 } : { width: 1, height: photoRatio / ratio };
}

/** A step on the page, seen by the photo before it was turned. */
function inPhoto({ x, y }: Point, quarterTurn: QuarterTurn): Point {
  if (quarterTurn === 90) return { x: y, y: -x };
  if (quarterTurn === 180) return { x: -x, y: -y };
  if (quarterTurn === 270) return { x: -y, y: x };
  return { x, y };
}

/** Clamped; what is not a number becomes the middle, so that a damaged view shows the photo and not a gap. */
function between(value: number, low: number, high: number): number {
  if (Number.isNaN(value)) return low === MIN_ZOOM ? low : (low + high) / 2;
  return Math.max(low, Math.min(high, value));
}

function checkSides(photo: SizePx, slot: SizeCm): void {
  for (const side of [photo.widthPx, photo.heightPx, slot.width, slot.height]) {
    if (!(side > 0 && side < Number.POSITIVE_INFINITY))
      throw new RangeError(`Expected a positive finite side for crop but received ${side}`);
  }
}
