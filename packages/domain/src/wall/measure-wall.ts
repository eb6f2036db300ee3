import { cornersOf, type Rect, type SizeCm, type SizePx } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import { type Camera, cameraOf, homographyOf, poseInFront } from './camera.ts';
import { type FittedPose, fitFrontal, fitPose, type LevelEdge, type Marks, viewOf, type WallView } from './fit-pose.ts';
import { type Homography, type ImagePoint, project } from './homography.ts';
import { clockwise, findSheetFault, isNearBorder, longestSidePx, type SheetFault } from './sheet-corners.ts';

/** The user's marks on the photo of a wall. */
export interface WallMarks {
  readonly photo: SizePx;
  /** Focal length that the photo states, mm on 35 mm film; null if it states none. */
  readonly focal35: number | null;
  /** The four corners of the sheet in any order, px. */
  readonly corners: readonly ImagePoint[];
  /** Size of the sheet; its orientation is detected. */
  readonly sheet: SizeCm;
  readonly levelEdge: LevelEdge | null;
  /** Standard deviation of a mark, px: about 1 by hand, less if the corners follow the sheet's edges. */
  readonly sigmaPx: number;
}

export type WallFault = SheetFault | 'otherSheet' | 'tooTurned';

/** Advice for a better measurement: come nearer, keep the sheet off the photo's border, mark a level edge. */
export type WallHint = 'goNearer' | 'offBorder' | 'markLevelEdge';

/** A measured wall; its origin is the middle of the sheet. */
export interface MeasuredWall {
  readonly kind: 'measured';
  /** Maps the wall, or a plane parallel to it at a distance in front of it, to the photo. */
  readonly mapAt: (distance?: Cm) => Homography;
  /** True if the perspective is within the noise, so that the wall counts as seen frontally. */
  readonly isFrontal: boolean;
  readonly hints: readonly WallHint[];
  /** Returns the standard deviation of the least certain edge of a rectangle in the photo, as a share of its length. */
  readonly sizeErrorOf: (rect: Rect) => number;
}

export type WallMeasurement = MeasuredWall | { readonly kind: 'refused'; readonly fault: WallFault };

/** If no pose of the sheet fits the corners within this number of standard deviations and this share of its side, they belong to another sheet. */
const NOISE_LIMIT = 3;
const MISFIT_SHARE = 0.015;
const MAX_TURN_RAD = Math.PI / 3;
/** Two degrees of freedom: below it, turn and tilt explain no more than noise does in 95 of 100 cases. */
const PERSPECTIVE_CHI2 = 5.99;
/** A sheet with a shorter longest side makes a piece on the wall uncertain. */
const GOOD_SIDE_PX = 150;
/** Standard deviation of a focal length, as a share of it: rounded and cropped if the photo states it, else any lens of a phone. */
const FOCAL_ERROR = { stated: 0.05, assumed: 0.3 };
/** Step of numerical derivatives. */
const SLOPE_STEP = 1e-5;

/** Measures a wall by a sheet of known size that lies on it. */
export function measureWall(marks: WallMarks): WallMeasurement {
  const corners = clockwise(marks.corners);
  const fault = findSheetFault(corners);
  if (fault) return refused(fault);
  const sheetMarks: SheetMarks = {
    camera: cameraOf(marks.photo, marks.focal35),
    focalError: marks.focal35 ? FOCAL_ERROR.stated : FOCAL_ERROR.assumed,
    photo: corners,
    levelEdge: marks.levelEdge,
    sigmaPx: marks.sigmaPx,
  };
  const found = orientations(marks.sheet)
    .map((sheet) => fitSheet(sheetMarks, sheet))
    .reduce<Fit | null>((best, fit) => (fit && (!best || fit.fitted.cost < best.fitted.cost) ? fit : best), null);
  if (!found || !fitsMarks(sheetMarks, found)) return refused('otherSheet');
  const { camera, pose } = found.fitted;
  const { yawRad, pitchRad } = pose;
  if (Math.max(Math.abs(yawRad), Math.abs(pitchRad)) > MAX_TURN_RAD) return refused('tooTurned');
  return {
    kind: 'measured',
    mapAt: (distance = 0) => homographyOf(camera, poseInFront(pose, distance)),
    isFrontal: found.isFrontal,
    hints: hintsFor(marks, corners),
    sizeErrorOf: (rect) => sizeError(rect, sheetMarks.camera, found.fitted),
  };
}

/** The marks of a sheet whose orientation is still unknown, with its corners in clockwise order. */
type SheetMarks = Omit<Marks, 'wall'>;

interface Fit {
  readonly sheet: SizeCm;
  readonly fitted: FittedPose;
  readonly isFrontal: boolean;
}

function refused(fault: WallFault): WallMeasurement {
  return { kind: 'refused', fault };
}

function orientations({ width, height }: SizeCm): readonly SizeCm[] {
  return width === height
    ? [{ width, height }]
    : [
        { width, height },
        { width: height, height: width },
      ];
}

function sheetCorners({ width, height }: SizeCm) {
  return cornersOf({ x: -width / 2, y: -height / 2, width, height });
}

/** True if a sheet of these sides, somewhere on a wall, looks as marked. A lens of any length would explain other sheets, too. */
function fitsMarks(marks: SheetMarks, { sheet }: Fit): boolean {
  const withoutEdge = fitSheet({ ...marks, levelEdge: null, focalError: 0 }, sheet);
  if (!withoutEdge) return false;
  const { sigmaPx, photo } = marks;
  const errorPx = sigmaPx * Math.sqrt(withoutEdge.fitted.cost / (2 * photo.length));
  return errorPx < NOISE_LIMIT * sigmaPx + MISFIT_SHARE * longestSidePx(photo);
}

function fitSheet(marks: SheetMarks, sheet: SizeCm): Fit | null {
  const onWall: Marks = { ...marks, wall: sheetCorners(sheet) };
  const [frontal, posed] = [fitFrontal(onWall), fitPose(onWall)];
  if (!frontal || !posed) return null;
  const isFrontal = frontal.cost - posed.cost < PERSPECTIVE_CHI2;
  return { sheet, fitted: isFrontal ? frontal : posed, isFrontal };
}

function hintsFor({ photo, levelEdge }: WallMarks, corners: readonly ImagePoint[]): readonly WallHint[] {
  const isFar = longestSidePx(corners) < GOOD_SIDE_PX;
  return [
    ...(isFar ? (['goNearer'] as const) : []),
    ...(isNearBorder(corners, photo) ? (['offBorder'] as const) : []),
    ...(levelEdge ? [] : (['markLevelEdge'] as const)),
  ];
}

/**
 * Largest standard deviation of the logarithm of an edge's length in the photo, from the fit's covariance. Marks that fit worse than their
 * noise explains, such as a corner on another edge, enlarge it (reduced chi-squared).
 */
function sizeError(rect: Rect, stated: Camera, { parameters, covariance, cost, degreesOfFreedom }: FittedPose): number {
  const misfit = Math.max(1, cost / degreesOfFreedom);
  const edges = logEdges(rect, viewOf(stated, parameters));
  const slopes = parameters.map((_, i) => {
    const moved = parameters.map((parameter, j) => (i === j ? parameter + SLOPE_STEP : parameter));
    const movedEdges = logEdges(rect, viewOf(stated, moved));
    return edges.map((edge, index) => (itemAt(movedEdges, index) - edge) / SLOPE_STEP);
  });
  const variances = edges.map((_, edge) => {
    const along = slopes.map((ofEdges) => itemAt(ofEdges, edge));
    return along.reduce((sum, a, i) => sum + along.reduce((part, b, j) => part + a * b * itemAt(itemAt(covariance, i), j), 0), 0);
  });
  return Math.sqrt(misfit * Math.max(0, ...variances));
}

/** Logarithms of the lengths of a rectangle's edges in the photo. */
function logEdges(rect: Rect, { camera, pose }: WallView): readonly number[] {
  const corners = cornersOf(rect).map((corner) => project(homographyOf(camera, pose), corner));
  return corners.map(({ x, y }, index) => {
    const next = itemAt(corners, (index + 1) % corners.length);
    return Math.log(Math.hypot(next.x - x, next.y - y));
  });
}
