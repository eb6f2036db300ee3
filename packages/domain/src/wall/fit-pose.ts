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
  readonly camera: Camera;
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
  /** Sum of the squared residuals in standard deviations. */
  readonly cost: number;
  /** Covariance of the parameters of `toPose`, row by row. */
  readonly covariance: readonly (readonly number[])[];
}

type Parameters = readonly number[];

/** Number of parameters of a wall that is seen frontally: roll, position and distance. */
const FRONTAL_COUNT = 4;
const STEPS = 40;

/** The pose of parameters [roll, x/z, y/z, log z, yaw, pitch]; absent ones are 0. */
export function toPose([roll = 0, x = 0, y = 0, logZ = 0, yaw = 0, pitch = 0]: Parameters): WallPose {
  const z = Math.exp(logZ);
  return { rollRad: roll, x: x * z, y: y * z, z, yawRad: yaw, pitchRad: pitch };
}

/** Parameters of a pose; the inverse of `toPose`. */
export function toParameters({ rollRad, x, y, z, yawRad, pitchRad }: WallPose): Parameters {
  return [rollRad, x / z, y / z, Math.log(z), yawRad, pitchRad];
}

/**
 * Fits the six unknowns of a pose to the marks by least squares (Levenberg-Marquardt). A plane seen from afar has two poses that explain it
 * almost equally well, so that the fit starts from both signs of the turn.
 */
export function fitPose(marks: Marks): FittedPose | null {
  const frontal = fitFrontal(marks);
  const begin = frontal && toParameters(frontal.pose).slice(0, FRONTAL_COUNT);
  if (!begin) return null;
  const fits = [0, 0.35, -0.35].map((yaw) => minimize(marks, [...begin, yaw, 0]));
  return fits.reduce<FittedPose | null>((best, fit) => (fit && (!best || fit.cost < best.cost) ? fit : best), null);
}

/** Fits a wall that is seen frontally: roll, place and distance. */
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
  return covariance && { pose: toPose(parameters), cost: costOf(residuals), covariance };
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

/** Distances between the marks and their projections by the pose, in standard deviations. */
function residualsOf(marks: Marks, parameters: Parameters): readonly number[] {
  const pose = toPose(parameters);
  const map = homographyOf(marks.camera, pose);
  const corners = marks.wall.flatMap((point, index) => {
    const [projected, mark] = [project(map, point), itemAt(marks.photo, index)];
    return [projected.x - mark.x, projected.y - mark.y];
  });
  const level = marks.levelEdge ? [levelResidual(marks.levelEdge, marks.camera, pose)] : [];
  return [...corners, ...level].map((value) => value / marks.sigmaPx);
}

/**
 * Distance of the edge's end from the line through its middle and the vanishing point of the level direction, px, in standard deviations
 * of a single mark. It holds for an edge at any depth: a skirting board as well as the back of a sofa.
 */
function levelResidual([from, to]: LevelEdge, { focalPx, x, y }: Camera, pose: WallPose): number {
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
