import { transformedBounds } from '../geometry/bounds.ts';
import { inverse } from '../geometry/matrix.ts';
import { intersection, type Rect, type SizePx } from '../geometry/rect.ts';
import { clampView, cropOf } from '../photo/crop.ts';
import { placementOf } from '../photo/placement.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import { type CropRect, type PhotoView, WHOLE_VIEW } from '../photo/view.ts';
import { itemAt } from '../units/item-at.ts';
import { bestCropStart, type Span } from './best-crop-start.ts';
import type { PhotoLayer } from './page.ts';
import type { VisiblePart } from './visible-part.ts';

/** A photo with the data for placing its crop. */
export interface SubjectPhoto extends SizePx {
  readonly subject?: PhotoSubject;
}

/** Margins of a head around its face, as shares of the face's sides: hair, chin and some air. */
const HEAD = { side: 0.3, above: 0.45, below: 0.25 };
/** Side of the box that stands for the subject of a photo without faces, where an outline cuts. */
const POINT_SIDE = 0.2;
/** Positions to try along an axis, where an outline cuts. */
const TRIES = 16;
/** Resolution of a crop's position: finer than a pixel of any print. */
const STEPS = 1_000_000;

/**
 * Places a photo's crop so that its subject is visible in its slot; zoom and rotation stay.
 *
 * Faces come first: as much of them as possible is visible, complete ones count twice; then their heads; then the subject's point is
 * as near as possible to the middle of the visible part. Along each axis the result is exact; if an outline or another photo hides a
 * part of the slot, the crop then moves to where more is visible. A photo without a known subject is centred.
 */
export function subjectView(photo: SubjectPhoto, layer: PhotoLayer, part: VisiblePart, view: PhotoView): PhotoView {
  if (view.isUncut) return view;
  const { subject } = photo;
  const { focusX, focusY } = WHOLE_VIEW;
  if (!subject) return { ...view, focusX, focusY };
  const placedView = viewWithin({ photo, layer, view }, subject, part.rect);
  return rounded(part.grid ? withVisibleSubject({ photo, layer, view: placedView }, subject, part) : placedView);
}

/** Places the crop as `subjectView` does, for a rectangle of the slot that nothing hides. */
export function subjectViewIn(photo: SubjectPhoto, layer: PhotoLayer, rect: Rect, view: PhotoView): PhotoView {
  return photo.subject ? viewWithin({ photo, layer, view }, photo.subject, rect) : view;
}

interface PhotoInSlot {
  readonly photo: SizePx;
  readonly layer: PhotoLayer;
  readonly view: PhotoView;
}

/** Solves each axis separately: the crop's range along one does not depend on the other. */
function viewWithin({ photo, layer, view }: PhotoInSlot, subject: PhotoSubject, rect: Rect): PhotoView {
  const middle = clampView(photo, layer, { ...view, focusX: WHOLE_VIEW.focusX, focusY: WHOLE_VIEW.focusY });
  const crop = cropOf(photo, layer, middle);
  const rectOnPhoto = boxOnPhoto({ photo, layer, view: middle }, rect);
  const heads = subject.faces.map(headOf);
  const along = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
    const span = (box: CropRect): Span => ({ from: box[axis], to: box[axis] + box[side] });
    const weights = subject.faces.map(({ width, height }) => Math.sqrt(width * height));
    const weighed = (boxes: readonly CropRect[]) => boxes.map((box, index) => ({ ...span(box), weight: itemAt(weights, index) }));
    return bestCropStart({
      maxStart: Math.max(0, 1 - crop[side]),
      window: { from: rectOnPhoto[axis] - crop[axis], to: rectOnPhoto[axis] + rectOnPhoto[side] - crop[axis] },
      point: subject[axis],
      spans: [weighed(subject.faces), weighed(heads)],
    });
  };
  return {
    ...view,
    focusX: middle.focusX + along('x', 'width') - crop.x,
    focusY: middle.focusY + along('y', 'height') - crop.y,
  };
}

/** Improves the visible share along each axis in turn, twice. */
function withVisibleSubject({ photo, layer, view }: PhotoInSlot, subject: PhotoSubject, part: VisiblePart): PhotoView {
  const boxes = subject.faces.length > 0 ? subject.faces : [boxAround(subject)];
  const score = (tried: PhotoView) =>
    boxes.reduce((sum, box) => sum + scoreOf(visibleShare({ photo, layer, view: tried }, part, box), box), 0);
  let best = clampView(photo, layer, view);
  for (const axis of ['focusX', 'focusY', 'focusX', 'focusY'] as const) best = bestAlong(axis, best, { photo, layer }, score);
  return { ...view, focusX: best.focusX, focusY: best.focusY };
}

/** Minimum factor of improvement for moving the crop. */
const MIN_IMPROVEMENT = 1.01;

function bestAlong(
  axis: 'focusX' | 'focusY',
  from: PhotoView,
  { photo, layer }: Omit<PhotoInSlot, 'view'>,
  score: (view: PhotoView) => number,
): PhotoView {
  const end = (focus: number) => clampView(photo, layer, { ...from, [axis]: focus })[axis];
  const [first, last] = [end(0), end(1)];
  if (last - first < 1 / STEPS) return from;
  const tries = Array.from({ length: TRIES + 1 }, (_, index): PhotoView => ({ ...from, [axis]: first + ((last - first) * index) / TRIES }));
  const nearestFirst = tries.sort((a, b) => Math.abs(a[axis] - from[axis]) - Math.abs(b[axis] - from[axis]));
  return nearestFirst.reduce(
    (best, view) => {
      const value = score(view);
      return value > best.value * MIN_IMPROVEMENT ? { view, value } : best;
    },
    { view: from, value: score(from) },
  ).view;
}

/** Weighted visible share of a face; a complete face counts twice. */
function scoreOf(share: number, { width, height }: CropRect): number {
  return (share + (share >= WHOLE_FACE ? 1 : 0)) * Math.sqrt(width * height);
}

/** Visible share from which on a face looks complete. */
export const WHOLE_FACE = 0.97;

/** Visible share, 0–1, of a part of a photo in its slot. */
export function visibleShare({ photo, layer, view }: PhotoInSlot, { rect, grid }: Omit<VisiblePart, 'core'>, box: CropRect): number {
  const { matrix, rect: photoRect } = placementOf(photo, layer, view);
  const { x, y, width, height } = box;
  const part = {
    x: photoRect.x + x * photoRect.width,
    y: photoRect.y + y * photoRect.height,
    width: width * photoRect.width,
    height: height * photoRect.height,
  };
  const onPage = transformedBounds(part, matrix);
  if (grid) return grid.share(onPage);
  const visible = intersection(onPage, rect);
  return visible ? (visible.width * visible.height) / (onPage.width * onPage.height) : 0;
}

/** Converts a rectangle of the slot to a part of its photo. */
function boxOnPhoto({ photo, layer, view }: PhotoInSlot, rect: Rect): CropRect {
  const { matrix, rect: photoRect } = placementOf(photo, layer, view);
  const { x, y, width, height } = transformedBounds(rect, inverse(matrix));
  return {
    x: (x - photoRect.x) / photoRect.width,
    y: (y - photoRect.y) / photoRect.height,
    width: width / photoRect.width,
    height: height / photoRect.height,
  };
}

function headOf({ x, y, width, height }: CropRect): CropRect {
  const left = Math.max(0, x - HEAD.side * width);
  const top = Math.max(0, y - HEAD.above * height);
  const right = Math.min(1, x + (1 + HEAD.side) * width);
  const bottom = Math.min(1, y + (1 + HEAD.below) * height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function boxAround({ x, y }: PhotoSubject): CropRect {
  return { x: x - POINT_SIDE / 2, y: y - POINT_SIDE / 2, width: POINT_SIDE, height: POINT_SIDE };
}

function rounded(view: PhotoView): PhotoView {
  const step = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * STEPS) / STEPS;
  return { ...view, focusX: step(view.focusX), focusY: step(view.focusY) };
}
