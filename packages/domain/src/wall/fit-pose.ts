import type { Point } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { meanOf } from '../units/mean.ts';
import { type Camera, homographyOf, type WallPose, wallAxes } from './camera.ts';
import { type ImagePoint, project } from './homography.ts';
import { middleOf } from './outline.ts';
import { solveLinear } from './solve-linear.ts';

/** An edge of the photo that is level in reality, such as a skirting board: two points of it, px. */
export type LevelEdge = readonly [ImagePoint, ImagePoint];

/** Points that were marked on the photo. */
export interface Marks {
  /** The camera as the photo states it, or the usual one. */
  readonly camera: Camera;
  /** Standard deviation of the logarithm of the camera's focal length; 0 to keep it as it is. */
  readonly focalError: number;
  /** Corners of the sheet on the wall, cm. */
  readonly wall: readonly Point[];
  /** The same corners in the photo, px. */
  readonly photo: readonly ImagePoint[];
  readonly levelEdge: LevelEdge | null;
  /** Standard deviation of a mark, px. */
  readonly sigmaPx: number;
}

export interface FittedPose {
  readonly pose: WallPose;
  /** The camera with the focal length that fits the marks. */
  readonly camera: Camera;
  /** The unknowns, as `viewOf` reads them. */
  readonly parameters: Parameters;
  /** Covariance of the parameters, row by row. */
  readonly covariance: readonly (readonly number[])[];
  /** Sum of the squared residuals in standard deviations. */
  readonly cost: number;
  /** Number of residuals beyond the number of parameters. */
  readonly degreesOfFreedom: number;
}

type Parameters = readonly number[];

const STEPS = 40;
const SAME_TURN_RAD = 0.005;
/** Index of the focal length among the parameters. */
const FOCAL_PARAMETER = 6;

/** Pose and camera of parameters [roll, x/z, y/z, log z, yaw, pitch, log of the focal length's ratio to the stated one]; absent ones are 0. */
export function viewOf(stated: Camera, [roll = 0, x = 0, y = 0, logZ = 0, yaw = 0, pitch = 0, logFocal = 0]: Parameters): WallView {
  const z = Math.exp(logZ);
  const camera = { ...stated, focalPx: stated.focalPx * Math.exp(logFocal) };
  return { camera, pose: { rollRad: roll, x: x * z, y: y * z, z, yawRad: yaw, pitchRad: pitch } };
}

/** A pose as a camera sees it. */
export interface WallView {
  readonly camera: Camera;
  readonly pose: WallPose;
}

/**
 * Fits the six unknowns of a pose to the marks by least squares (Levenberg-Marquardt), and then the focal length with them; the stated one
 * is a measurement like the marks. A plane seen from afar has two poses that explain it almost equally well, so that the fit starts from
 * both signs of the turn.
 */
export function fitPose(marks: Marks): FittedPose | null {
  const begin = fitFrontal(marks)?.parameters;
  if (!begin) return null;
  const poses = [0, 0.35, -0.35].flatMap((yaw) => minimize(marks, [...begin, yaw, 0]) ?? []);
  if (marks.focalError === 0) return bestOf(poses);
  return bestOf(distinct(poses).flatMap(({ parameters }) => minimize(marks, [...parameters, 0]) ?? []));
}

/** Leaves out poses of nearly the same turn. */
function distinct(poses: readonly FittedPose[]): readonly FittedPose[] {
  const isSame = (a: FittedPose, b: FittedPose) => Math.abs(a.pose.yawRad - b.pose.yawRad) < SAME_TURN_RAD;
  return poses.filter((pose, index) => !poses.slice(0, index).some((other) => isSame(pose, other)));
}

function bestOf(fits: readonly FittedPose[]): FittedPose | null {
  return fits.reduce<FittedPose | null>((best, fit) => (!best || fit.cost < best.cost ? fit : best), null);
}

/** Fits a wall that is seen frontally: roll, place and distance; its size in the photo does not depend on the focal length. */
export function fitFrontal(marks: Marks): FittedPose | null {
  return minimize(marks, frontalStart(marks));
}

/** Start of the fit: frontal, at the distance at which the sheet has its size in the photo. */
function frontalStart({ camera, wall, photo }: Marks): Parameters {
  const spread = (points: readonly ImagePoint[]) => {
    const { x, y } = middleOf(points);
    return { x, y, size: meanOf(points.map((point) => Math.hypot(point.x - x, point.y - y))) };
  };
  const [onWall, inPhoto] = [spread(wall), spread(photo)];
  const z = (camera.focalPx * onWall.size) / inPhoto.size;
  return [0, (inPhoto.x - camera.x) / camera.focalPx, (inPhoto.y - camera.y) / camera.focalPx, Math.log(z)];
}

function minimize(marks: Marks, start: Parameters): FittedPose | null {
  let parameters = start;
  let residuals = residualsOf(marks, parameters);
  let damping = 1e-3;
  for (let step = 0; step < STEPS; step++) {
    const equations = normalEquations(marks, parameters, residuals);
    const change = solveLinear(equations.map((row, i) => row.map((value, j) => (i === j ? value * (1 + damping) : value))));
    if (!change) return null;
    const next = parameters.map((parameter, i) => parameter + itemAt(change, i));
    const nextResiduals = residualsOf(marks, next);
    const gain = costOf(residuals) - costOf(nextResiduals);
    if (gain > 0) [parameters, residuals] = [next, nextResiduals];
    damping = gain > 0 ? damping / 5 : damping * 8;
    if ((gain > 0 && gain < 1e-10) || damping > 1e12) break;
  }
  const covariance = inverted(normalEquations(marks, parameters, residuals));
  const degreesOfFreedom = residuals.length - parameters.length;
  return covariance && { ...viewOf(marks.camera, parameters), parameters, covariance, cost: costOf(residuals), degreesOfFreedom };
}

/** JᵀJ with -Jᵀr as its last column. */
function normalEquations(marks: Marks, parameters: Parameters, residuals: readonly number[]): number[][] {
  const slopes = parameters.map((_, i) => {
    const step = 1e-6;
    const moved = residualsOf(
      marks,
      parameters.map((parameter, j) => (i === j ? parameter + step : parameter)),
    );
    return moved.map((value, k) => (value - itemAt(residuals, k)) / step);
  });
  return slopes.map((row) => [...slopes.map((other) => dot(row, other)), -dot(row, residuals)]);
}

/** Distances between the marks and their projections by the pose, in standard deviations, and that of the focal length if it is fitted. */
function residualsOf({ camera, focalError, wall, photo, levelEdge, sigmaPx }: Marks, parameters: Parameters): readonly number[] {
  const view = viewOf(camera, parameters);
  const map = homographyOf(view.camera, view.pose);
  const corners = wall.flatMap((point, index) => {
    const [projected, mark] = [project(map, point), itemAt(photo, index)];
    return [projected.x - mark.x, projected.y - mark.y];
  });
  const level = levelEdge ? [levelResidual(levelEdge, view)] : [];
  const logFocal = parameters[FOCAL_PARAMETER];
  const focal = logFocal === undefined ? [] : [logFocal / focalError];
  return [...[...corners, ...level].map((value) => value / sigmaPx), ...focal];
}

/**
 * Distance of the edge's end from the line through its middle and the vanishing point of the level direction, px, in standard deviations
 * of a single mark. It holds for an edge at any depth: a skirting board as well as the back of a sofa.
 */
function levelResidual([from, to]: LevelEdge, { camera: { focalPx, x, y }, pose }: WallView): number {
  const [[ax, ay, az]] = wallAxes(pose);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const toward = { x: focalPx * ax + (x - middle.x) * az, y: focalPx * ay + (y - middle.y) * az };
  const across = (to.x - middle.x) * toward.y - (to.y - middle.y) * toward.x;
  return (across / Math.hypot(toward.x, toward.y)) * Math.SQRT2;
}

function inverted(equations: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const columns = equations.map((_, index) =>
    solveLinear(equations.map((row, i) => [...row.slice(0, equations.length), i === index ? 1 : 0])),
  );
  return columns.every((column) => column !== null) ? columns : null;
}

function costOf(residuals: readonly number[]): number {
  return dot(residuals, residuals);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * itemAt(b, index), 0);
}
