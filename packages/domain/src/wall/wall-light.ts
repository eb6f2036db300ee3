import { boundsOfPoints } from '../geometry/bounds.ts';
import type { Rect } from '../geometry/rect.ts';
import { srgbLight } from '../photo/icc-profile.ts';
import { itemAt } from '../units/item-at.ts';
import { medianOf } from '../units/mean.ts';
import type { ImagePoint } from './homography.ts';
import { middleOf } from './outline.ts';
import { solveLinear } from './solve-linear.ts';

/** Red, green and blue in linear light, 0 … 1. */
export type LinearRgb = readonly [number, number, number];

/** Pixels of a photo as a canvas gives them: four bytes each, row by row. */
export interface PhotoPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The light on a wall. */
export interface WallLight {
  /** Factors by which a picture at this point of the photo, px, is multiplied in linear light. */
  readonly gainAt: (point: ImagePoint) => LinearRgb;
  /** Direction toward which shadows fall, px axes of the photo; its length is 0 on an evenly lit wall, at most 1. */
  readonly shadow: ImagePoint;
}

/** Share of the light that white paper reflects. */
const PAPER_REFLECTANCE = 0.88;
const MIN_GAIN = 0.35;
const MAX_GAIN = 1.15;
/** The photo is read in this many cells across and down. */
const CELLS = 16;
/** Cells that differ from the plane by a larger share are furniture, windows or pictures. */
const OUTLIER_SHARE = 0.25;
const ROUNDS = 6;

interface Cell extends ImagePoint {
  readonly luminance: number;
}

/** Luminance of the wall as a plane over the photo: `a·x + b·y + c`. */
type Plane = readonly [number, number, number];

/** Measures brightness and colour cast of a wall by the sheet on it, which serves as a white card. */
export function measureLight(photo: PhotoPixels, corners: readonly ImagePoint[]): WallLight {
  const sheet = sheetColor(photo, corners);
  const middle = middleOf(corners);
  const box = boundsOfPoints(corners);
  const plane = fitPlane(
    cellsOf(photo).filter((cell) => !isOnSheet(cell, box)),
    middle,
  );
  const atSheet = luminanceAt(plane, middle);
  const [a, b] = plane;
  const slope = Math.hypot(a, b);
  const share = atSheet > 0 ? Math.min(1, (slope * Math.max(photo.width, photo.height)) / atSheet) : 0;
  return {
    gainAt: (point) => {
      const relative = atSheet > 0 ? luminanceAt(plane, point) / atSheet : 1;
      const gain = (channel: number) => Math.min(MAX_GAIN, Math.max(MIN_GAIN, (channel / PAPER_REFLECTANCE) * relative));
      return [gain(sheet[0]), gain(sheet[1]), gain(sheet[2])];
    },
    shadow: slope > 0 ? { x: (-a / slope) * share, y: (-b / slope) * share } : { x: 0, y: 0 },
  };
}

/** Linear light of an sRGB value, 0 … 255. */
export function toLinear(value: number): number {
  return srgbLight(value / 255);
}

/** The median colour of the sheet's inner part. */
function sheetColor(photo: PhotoPixels, corners: readonly ImagePoint[]): LinearRgb {
  const [p, q, r, s] = [itemAt(corners, 0), itemAt(corners, 1), itemAt(corners, 2), itemAt(corners, 3)];
  const shares = Array.from({ length: CELLS }, (_, index) => 0.2 + (0.6 * (index + 0.5)) / CELLS);
  const pixels = shares.flatMap((v) =>
    shares.map((u) => {
      const interpolate = (key: 'x' | 'y') => (1 - v) * ((1 - u) * p[key] + u * q[key]) + v * ((1 - u) * s[key] + u * r[key]);
      return pixelAt(photo, interpolate('x'), interpolate('y'));
    }),
  );
  const channel = (index: 0 | 1 | 2) => medianOf(pixels.map((pixel) => pixel[index]));
  return [channel(0), channel(1), channel(2)];
}

/** The photo in cells, each with the median of its luminance. */
function cellsOf(photo: PhotoPixels): readonly Cell[] {
  const steps = Array.from({ length: CELLS }, (_, index) => (index + 0.5) / CELLS);
  const parts = Array.from({ length: 5 }, (_, index) => ((index - 2) / 5) * (1 / CELLS));
  return steps.flatMap((v) =>
    steps.map((u) => {
      const [x, y] = [u * photo.width, v * photo.height];
      const samples = parts.flatMap((dy) => parts.map((dx) => luminanceOf(pixelAt(photo, x + dx * photo.width, y + dy * photo.height))));
      return { x, y, luminance: medianOf(samples) };
    }),
  );
}

/** True within the box round the sheet, whose paper is brighter than the wall. */
function isOnSheet({ x, y }: ImagePoint, box: Rect): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Fits a plane to the cells of the wall: those near the sheet count first, outliers are dropped round by round. */
function fitPlane(cells: readonly Cell[], middle: ImagePoint): Plane {
  const nearest = [...cells].sort((a, b) => distance(a, middle) - distance(b, middle)).slice(0, 24);
  let plane: Plane = [0, 0, medianOf(nearest.map(({ luminance }) => luminance))];
  for (let round = 0; round < ROUNDS; round++) {
    const inliers = cells.filter((cell) => Math.abs(cell.luminance / Math.max(1e-6, luminanceAt(plane, cell)) - 1) < OUTLIER_SHARE);
    const next = leastSquares(inliers);
    if (!next) break;
    plane = next;
  }
  return plane;
}

function leastSquares(cells: readonly Cell[]): Plane | null {
  if (cells.length < 6) return null;
  const sum = (value: (cell: Cell) => number) => cells.reduce((total, cell) => total + value(cell), 0);
  const solved = solveLinear([
    [sum(({ x }) => x * x), sum(({ x, y }) => x * y), sum(({ x }) => x), sum(({ x, luminance }) => x * luminance)],
    [sum(({ x, y }) => x * y), sum(({ y }) => y * y), sum(({ y }) => y), sum(({ y, luminance }) => y * luminance)],
    [sum(({ x }) => x), sum(({ y }) => y), cells.length, sum(({ luminance }) => luminance)],
  ]);
  return solved && [itemAt(solved, 0), itemAt(solved, 1), itemAt(solved, 2)];
}

function luminanceAt([a, b, c]: Plane, { x, y }: ImagePoint): number {
  return a * x + b * y + c;
}

function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pixelAt({ width, height, data }: PhotoPixels, x: number, y: number): LinearRgb {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const offset = 4 * (row * width + column);
  return [toLinear(data[offset] ?? 0), toLinear(data[offset + 1] ?? 0), toLinear(data[offset + 2] ?? 0)];
}

function distance(a: ImagePoint, b: ImagePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
