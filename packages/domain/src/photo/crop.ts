import type { Point, SizeCm, SizePx } from '../geometry/rect.ts';
import { boxAlongPhoto, filledPlace, frontOffset, rotatedBoxSize, vectorAlongPhoto } from './photo-axes.ts';
import type { PhotoPlace } from './place.ts';
import { printDpi } from './print-dpi.ts';
import { isPinchAllowed } from './quality.ts';
import { type CropRect, type PhotoView, WHOLE_VIEW } from './view.ts';

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;

/**
 * The part of a photo that its slot shows, the folded sides of a canvas included.
 *
 *     ┌──────────────────┐   zoom 1: the largest part of the photo with the slot's proportions;
 *     │   ┌────────┐     │   it touches the photo's edge on one axis. Zoom 2 shows half of its width.
 *     │   │  crop  │     │   A quarter turn of 90 or 270 swaps the slot's sides first.
 *     └───┴────────┴─────┘
 *
 * A straightened photo is rotated against its slot: the crop is then the bounding box of the rotated slot, and zoom 1 is the largest
 * rotated slot that fits in the photo. A photo that is shown uncut fills a slot of its own proportions.
 *
 * The focus lies in the middle of the front. Where a part of the slot folds round a frame, zoom 1 still scales the photo so that its
 * own middle can lie there. The focus is clamped so that the crop lies inside the photo.
 *
 * @param photo  size of the upright photo, px
 * @returns fractions 0–1 of the upright photo
 * @throws {RangeError} if a side is not a positive finite number
 * @see [CROP-01] [CROP-04] [CROP-06]; the front: "Wrap" in the design notes
 */
export function cropOf(photo: SizePx, place: PhotoPlace, view: PhotoView): CropRect {
  const { width, height, aside } = visibleSize(photo, filledPlace(photo, place, view), view);
  const { focusX, focusY } = view.isUncut ? WHOLE_VIEW : view;
  return {
    x: clamp(focusX - aside.x - width / 2, 0, 1 - width),
    y: clamp(focusY - aside.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/**
 * Clamps a view: zoom 1–4, and the focus where the middle of the front is after clamping, so that the next move has an effect at once.
 * [CROP-04]
 */
export function clampView(photo: SizePx, place: PhotoPlace, view: PhotoView): PhotoView {
  const zoom = clamp(view.zoom, MIN_ZOOM, MAX_ZOOM);
  if (view.isUncut) return { ...view, zoom };
  const crop = cropOf(photo, place, { ...view, zoom });
  const { aside } = visibleSize(photo, place, { ...view, zoom });
  return { ...view, zoom, focusX: crop.x + crop.width / 2 + aside.x, focusY: crop.y + crop.height / 2 + aside.y };
}

/**
 * Moves the photo under its slot with the pointer. A photo that is shown uncut does not move.
 *
 * @param by  distance of the pointer, cm in the slot's own untilted frame
 */
export function moveView(photo: SizePx, place: PhotoPlace, view: PhotoView, by: Point): PhotoView {
  const settled = clampView(photo, place, view);
  if (view.isUncut) return settled;
  const { x, y } = vectorAlongPhoto(view, by);
  const perCm = fractionPerCm(photo, place, settled);
  return stopFollowingSubject(
    settled,
    clampView(photo, place, { ...settled, focusX: settled.focusX - x * perCm.x, focusY: settled.focusY - y * perCm.y }),
  );
}

export interface Zoom {
  /** Factor on the size of the crop: 0.95 enlarges the photo, 1.05 shrinks it. */
  readonly cropFactor: number;
  /** The fixed point of the zoom, fractions 0–1 of the slot; the middle of its front by default. */
  readonly at?: Point | undefined;
}

/** Zooms by a factor on the crop; a photo that is shown uncut does not change. [PEDIT-05] [PEDIT-06] [PEDIT-07] */
export function zoomView(photo: SizePx, place: PhotoPlace, view: PhotoView, { cropFactor, at }: Zoom): PhotoView {
  const settled = clampView(photo, place, view);
  if (view.isUncut) return settled;
  const zoom = clamp(settled.zoom / cropFactor, MIN_ZOOM, MAX_ZOOM);
  const { frame } = place;
  const middle = frontOffset(place);
  const offset = at ? { x: (at.x - 0.5) * frame.width - middle.x, y: (at.y - 0.5) * frame.height - middle.y } : { x: 0, y: 0 };
  const { x, y } = vectorAlongPhoto(view, offset);
  const perCm = fractionPerCm(photo, place, settled);
  const grown = 1 - settled.zoom / zoom;
  const zoomed = clampView(photo, place, {
    ...settled,
    zoom,
    focusX: settled.focusX + x * perCm.x * grown,
    focusY: settled.focusY + y * perCm.y * grown,
  });
  return stopFollowingSubject(settled, zoomed);
}

/** Ends automatic placement of a photo whose view the buyer has changed. */
function stopFollowingSubject(before: PhotoView, after: PhotoView): PhotoView {
  if (after.focusX === before.focusX && after.focusY === before.focusY && after.zoom === before.zoom) return after;
  const { followsSubject: _, ...movedView } = after;
  return movedView;
}

/** Zooms as `zoomView` does, but keeps the view if zooming in would print at 25 dpi or less. [CROP-09] */
export function zoomedView(photo: SizePx, place: PhotoPlace, view: PhotoView, zoom: Zoom): PhotoView {
  const next = zoomView(photo, place, view, zoom);
  return zoom.cropFactor >= 1 || isPinchAllowed(shownDpi(photo, place, next)) ? next : view;
}

/** True if zooming by this factor changes the view. */
export function canZoom(photo: SizePx, place: PhotoPlace, view: PhotoView, cropFactor: number): boolean {
  const settled = clampView(photo, place, view);
  return zoomedView(photo, place, settled, { cropFactor }).zoom !== settled.zoom;
}

/** Resolution at which a photo will be printed in its place, dots per inch: `printDpi` of its visible part. */
export function shownDpi(photo: SizePx, place: PhotoPlace, view: PhotoView): number {
  const { frame } = filledPlace(photo, place, view);
  return printDpi(photo, cropOf(photo, place, view), rotatedBoxSize(frame, view.straightenDeg ?? 0), view.quarterTurn);
}

/** Size of the visible part, and offset of the front's middle from the frame's middle; fractions of the photo. */
function visibleSize(photo: SizePx, place: PhotoPlace, view: PhotoView): SizeCm & { readonly aside: Point } {
  const { size, part } = coverage(photo, place, view);
  const frame = boxAlongPhoto(view, place.frame);
  const { x, y } = vectorAlongPhoto(view, frontOffset(place));
  return {
    width: part.width * (frame.width / size.width),
    height: part.height * (frame.height / size.height),
    aside: { x: x * (part.width / size.width), y: y * (part.height / size.height) },
  };
}

/** Fractions of the photo's width and height that one cm of the slot shows. */
function fractionPerCm(photo: SizePx, place: PhotoPlace, view: PhotoView): Point {
  const { size, part } = coverage(photo, place, view);
  return { x: part.width / size.width, y: part.height / size.height };
}

/**
 * The area that the photo covers, cm along the photo's own axes, and the fraction of the photo that covers it.
 *
 *     ┌ side ┬─ front ───┬ ─ ─ ─ ┐   The frame, extended beyond the front by the width of the folded side:
 *     │      │     ·     │       │   then the middle of the photo can lie in the middle of the front.
 *     └──────┴───────────┴ ─ ─ ─ ┘
 */
function coverage(photo: SizePx, place: PhotoPlace, view: PhotoView): { readonly size: SizeCm; readonly part: SizeCm } {
  checkSides(photo, place.frame);
  const { x, y } = frontOffset(place);
  const { width, height } = place.frame;
  const size = boxAlongPhoto(view, { width: width + 2 * Math.abs(x), height: height + 2 * Math.abs(y) });
  const ratio = size.width / size.height;
  const photoRatio = photo.widthPx / photo.heightPx;
  const by = view.isUncut ? MIN_ZOOM : clamp(view.zoom, MIN_ZOOM, MAX_ZOOM);
  return {
    size,
    part: photoRatio > ratio ? { width: ratio / photoRatio / by, height: 1 / by } : { width: 1 / by, height: photoRatio / ratio / by },
  };
}

/** Clamps a value; NaN becomes the middle (zoom: 1), so that a damaged view still shows the photo. */
function clamp(value: number, low: number, high: number): number {
  if (Number.isNaN(value)) return low === MIN_ZOOM ? low : (low + high) / 2;
  return Math.max(low, Math.min(high, value));
}

function checkSides(photo: SizePx, slot: SizeCm): void {
  for (const side of [photo.widthPx, photo.heightPx, slot.width, slot.height]) {
    if (!(side > 0 && side < Number.POSITIVE_INFINITY))
      throw new RangeError(`Expected a positive finite side for crop but received ${side}`);
  }
}
