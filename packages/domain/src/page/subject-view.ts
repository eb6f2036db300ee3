import { transformedBounds } from '../geometry/bounds.ts';
import { inverse } from '../geometry/matrix.ts';
import { intersection, type Rect, type SizePx } from '../geometry/rect.ts';
import { clampView, cropOf } from '../photo/crop.ts';
import { placementOf } from '../photo/placement.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import { type CropRect, type PhotoView, WHOLE_VIEW } from '../photo/view.ts';
import { itemAt } from '../units/item-at.ts';
import { bestStart, type Span } from './best-start.ts';
import type { PhotoLayer } from './page.ts';
import type { SeenPart } from './seen-part.ts';

/** A photo as the placing of its crop sees it. */
export interface SubjectPhoto extends SizePx {
  readonly subject?: PhotoSubject;
}

/** Round a face, as shares of its own sides: hair, chin and a little air. */
const HEAD = { side: 0.3, above: 0.45, below: 0.25 };
/** What a point of a photo without faces stands for, where an outline cuts: a box of these sides. */
const POINT_SIDE = 0.2;
/** How many places are tried along an axis, where an outline cuts. */
const TRIES = 16;
/** A crop lies to this exactly; less than a pixel of any print. */
const STEPS = 1_000_000;

/**
 * The view laid so that what the photo is about is seen in its place; zoom and turns stay.
 *
 * Faces first: as much of them as can be is seen, whole ones count twice; then their heads; then the subject's point comes as near
 * to the middle of what is seen as it can. Along each axis that is exact; where an outline or another photo takes some of the
 * place, the crop is moved on from there to where more of it is seen. A photo whose subject nobody knows lies by its middle.
 */
export function subjectView(photo: SubjectPhoto, layer: PhotoLayer, part: SeenPart, view: PhotoView): PhotoView {
  if (view.isUncut) return view;
  const { subject } = photo;
  const { focusX, focusY } = WHOLE_VIEW;
  if (!subject) return { ...view, focusX, focusY };
  const laid = laidIn({ photo, layer, view }, subject, part.rect);
  return rounded(part.grid ? betterSeen({ photo, layer, view: laid }, subject, part) : laid);
}

/** The same for the largest part of the place that nothing takes anything of: what can be whole there can be whole. */
export function subjectViewIn(photo: SubjectPhoto, layer: PhotoLayer, rect: Rect, view: PhotoView): PhotoView {
  return photo.subject ? laidIn({ photo, layer, view }, photo.subject, rect) : view;
}

interface Lying {
  readonly photo: SizePx;
  readonly layer: PhotoLayer;
  readonly view: PhotoView;
}

/** Both axes for themselves: how far a crop may go along one does not hang on the other. */
function laidIn({ photo, layer, view }: Lying, subject: PhotoSubject, rect: Rect): PhotoView {
  const middle = clampView(photo, layer, { ...view, focusX: WHOLE_VIEW.focusX, focusY: WHOLE_VIEW.focusY });
  const crop = cropOf(photo, layer, middle);
  const seen = boxOnPhoto({ photo, layer, view: middle }, rect);
  const heads = subject.faces.map(headOf);
  const along = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
    const span = (box: CropRect): Span => ({ from: box[axis], to: box[axis] + box[side] });
    const weights = subject.faces.map(({ width, height }) => Math.sqrt(width * height));
    const weighed = (boxes: readonly CropRect[]) => boxes.map((box, at) => ({ ...span(box), weight: itemAt(weights, at) }));
    return bestStart({
      most: Math.max(0, 1 - crop[side]),
      window: { from: seen[axis] - crop[axis], to: seen[axis] + seen[side] - crop[axis] },
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

/** Along one axis after the other, twice: a place that shows more, if there is one. */
function betterSeen({ photo, layer, view }: Lying, subject: PhotoSubject, part: SeenPart): PhotoView {
  const boxes = subject.faces.length > 0 ? subject.faces : [boxRound(subject)];
  const score = (tried: PhotoView) =>
    boxes.reduce((sum, box) => sum + scoreOf(seenShare({ photo, layer, view: tried }, part, box), box), 0);
  let best = clampView(photo, layer, view);
  for (const axis of ['focusX', 'focusY', 'focusX', 'focusY'] as const) best = bestAlong(axis, best, { photo, layer }, score);
  return { ...view, focusX: best.focusX, focusY: best.focusY };
}

/** Less than this is not worth a step away from where the subject lies best. */
const WORTH = 1.01;

function bestAlong(
  axis: 'focusX' | 'focusY',
  from: PhotoView,
  { photo, layer }: Omit<Lying, 'view'>,
  score: (view: PhotoView) => number,
): PhotoView {
  const end = (focus: number) => clampView(photo, layer, { ...from, [axis]: focus })[axis];
  const [first, last] = [end(0), end(1)];
  if (last - first < 1 / STEPS) return from;
  const tries = Array.from({ length: TRIES + 1 }, (_, at): PhotoView => ({ ...from, [axis]: first + ((last - first) * at) / TRIES }));
  const nearestFirst = tries.sort((a, b) => Math.abs(a[axis] - from[axis]) - Math.abs(b[axis] - from[axis]));
  return nearestFirst.reduce(
    (best, view) => {
      const seen = score(view);
      return seen > best.seen * WORTH ? { view, seen } : best;
    },
    { view: from, seen: score(from) },
  ).view;
}

/** A whole face counts twice. */
function scoreOf(share: number, { width, height }: CropRect): number {
  return (share + (share >= WHOLE_FACE ? 1 : 0)) * Math.sqrt(width * height);
}

/** From this share on a face is whole to the eye. */
export const WHOLE_FACE = 0.97;

/** Share of a part of the photo, 0–1, that is seen in its place. */
export function seenShare({ photo, layer, view }: Lying, { rect, grid }: Omit<SeenPart, 'core'>, box: CropRect): number {
  const { matrix, rect: whole } = placementOf(photo, layer, view);
  const { x, y, width, height } = box;
  const part = { x: whole.x + x * whole.width, y: whole.y + y * whole.height, width: width * whole.width, height: height * whole.height };
  const onPage = transformedBounds(part, matrix);
  if (grid) return grid.share(onPage);
  const shown = intersection(onPage, rect);
  return shown ? (shown.width * shown.height) / (onPage.width * onPage.height) : 0;
}

/** A rectangle of the place as a part of the photo that lies in it. */
function boxOnPhoto({ photo, layer, view }: Lying, rect: Rect): CropRect {
  const { matrix, rect: whole } = placementOf(photo, layer, view);
  const { x, y, width, height } = transformedBounds(rect, inverse(matrix));
  return { x: (x - whole.x) / whole.width, y: (y - whole.y) / whole.height, width: width / whole.width, height: height / whole.height };
}

function headOf({ x, y, width, height }: CropRect): CropRect {
  const left = Math.max(0, x - HEAD.side * width);
  const top = Math.max(0, y - HEAD.above * height);
  const right = Math.min(1, x + (1 + HEAD.side) * width);
  const bottom = Math.min(1, y + (1 + HEAD.below) * height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function boxRound({ x, y }: PhotoSubject): CropRect {
  return { x: x - POINT_SIDE / 2, y: y - POINT_SIDE / 2, width: POINT_SIDE, height: POINT_SIDE };
}

function rounded(view: PhotoView): PhotoView {
  const step = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * STEPS) / STEPS;
  return { ...view, focusX: step(view.focusX), focusY: step(view.focusY) };
}
