import { cornersOf, type Rect, type SizeCm, type SizePx } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import { type Camera, cameraOf, homographyOf, poseInFront } from './camera.ts';
import { type FittedPose, fitFrontal, fitPose, type LevelEdge, type Marks, toParameters, toPose } from './fit-pose.ts';
import { type Homography, type ImagePoint, project } from './homography.ts';
import { doubledArea } from './outline.ts';
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
  /** Returns the standard deviation of a rectangle's size in the photo, as a share of it. */
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
/** Two coordinates of four corners. */
const RESIDUALS = 8;
/** Uncertainty of a focal length that the photo does not state, as a share of it. */
const FOCAL_ERROR = 0.1;

/** Measures a wall by a sheet of known size that lies on it. */
export function measureWall(marks: WallMarks): WallMeasurement {
  const corners = clockwise(marks.corners);
  const fault = findSheetFault(corners);
  if (fault) return refused(fault);
  const camera = cameraOf(marks.photo, marks.focal35);
  const sheetMarks: SheetMarks = { corners, levelEdge: marks.levelEdge, sigmaPx: marks.sigmaPx };
  const found = orientations(marks.sheet)
    .map((sheet) => fitSheet(sheetMarks, sheet, camera))
    .reduce<Fit | null>((best, fit) => (fit && (!best || fit.fitted.cost < best.fitted.cost) ? fit : best), null);
  if (!found || !fitsMarks(sheetMarks, found)) return refused('otherSheet');
  const { yawRad, pitchRad } = found.fitted.pose;
  if (Math.max(Math.abs(yawRad), Math.abs(pitchRad)) > MAX_TURN_RAD) return refused('tooTurned');
  const longerCamera = { ...camera, focalPx: camera.focalPx * (1 + FOCAL_ERROR) };
  const refit = marks.focal35 ? null : fitSheet(sheetMarks, found.sheet, longerCamera);
  return {
    kind: 'measured',
    mapAt: (distance = 0) => homographyOf(camera, poseInFront(found.fitted.pose, distance)),
    isFrontal: found.isFrontal,
    hints: hintsFor(marks, corners),
    sizeErrorOf: (rect) => sizeError(rect, camera, found.fitted, refit),
  };
}

/** The marks of the sheet, with its corners in clockwise order. */
interface SheetMarks extends Pick<WallMarks, 'corners' | 'levelEdge' | 'sigmaPx'> {}

interface Fit {
  readonly sheet: SizeCm;
  readonly fitted: FittedPose;
  readonly isFrontal: boolean;
  readonly camera: Camera;
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

/** True if a sheet of these sides, somewhere on a wall, looks as marked. */
function fitsMarks({ corners, sigmaPx }: SheetMarks, { sheet, camera }: Fit): boolean {
  const withoutEdge = fitSheet({ corners, sigmaPx, levelEdge: null }, sheet, camera);
  if (!withoutEdge) return false;
  const errorPx = sigmaPx * Math.sqrt(withoutEdge.fitted.cost / (2 * corners.length));
  return errorPx < NOISE_LIMIT * sigmaPx + MISFIT_SHARE * longestSidePx(corners);
}

function fitSheet({ corners, levelEdge, sigmaPx }: SheetMarks, sheet: SizeCm, camera: Camera): Fit | null {
  const measured: Marks = { camera, wall: sheetCorners(sheet), photo: corners, levelEdge, sigmaPx };
  const [frontal, posed] = [fitFrontal(measured), fitPose(measured)];
  if (!frontal || !posed) return null;
  const isFrontal = frontal.cost - posed.cost < PERSPECTIVE_CHI2;
  return { sheet, fitted: isFrontal ? frontal : posed, isFrontal, camera };
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
 * Standard deviation of the logarithm of a rectangle's size in the photo, from the fit's covariance and an unknown focal length. Marks that
 * fit worse than their noise explains, such as a corner on another edge, enlarge it (reduced chi-squared).
 */
function sizeError(rect: Rect, camera: Camera, { pose, cost, covariance }: FittedPose, refit: Fit | null): number {
  const misfit = Math.max(1, cost / (RESIDUALS - covariance.length));
  const parameters = toParameters(pose).slice(0, covariance.length);
  const size = logSize(rect, homographyOf(camera, pose));
  const slopes = parameters.map((_, i) => {
    const moved = parameters.map((parameter, j) => (i === j ? parameter + 1e-5 : parameter));
    return (logSize(rect, homographyOf(camera, toPose(moved))) - size) / 1e-5;
  });
  const variance = slopes.reduce((sum, a, i) => sum + slopes.reduce((part, b, j) => part + a * b * itemAt(itemAt(covariance, i), j), 0), 0);
  const byFocal = refit ? logSize(rect, homographyOf(refit.camera, refit.fitted.pose)) - size : 0;
  return Math.hypot(Math.sqrt(Math.max(0, misfit * variance)), byFocal);
}

/** Logarithm of the square root of a rectangle's area in the photo. */
function logSize(rect: Rect, map: Homography): number {
  const doubled = doubledArea(cornersOf(rect).map((corner) => project(map, corner)));
  return Math.log(Math.abs(doubled) / 2) / 2;
}
