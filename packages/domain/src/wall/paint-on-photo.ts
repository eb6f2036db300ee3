import { boundsOfPoints } from '../geometry/bounds.ts';
import { cornersOf, type Point, type Rect } from '../geometry/rect.ts';
import { grainAt } from './grain.ts';
import { type Homography, type ImagePoint, inverseHomography, project } from './homography.ts';
import type { PhotoLook } from './photo-look.ts';
import type { PhotoFace } from './piece-on-photo.ts';
import { type LinearRgb, type PhotoPixels, toLinear, type WallLight } from './wall-light.ts';

/** The printed sheet as pixels. */
export interface SheetPixels extends PhotoPixels {
  /** Top left of the pixels on the sheet, cm; the trim begins at 0, 0. */
  readonly origin: Point;
  readonly pxPerCm: number;
}

/** A part of a photo. */
export interface PhotoPart extends PhotoPixels {
  /** Top left of the part in the photo, px. */
  readonly origin: ImagePoint;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value));
/** sRGB values, 0 … 255 and not rounded, of linear light in 4096 steps. */
const ENCODED = Float32Array.from({ length: 4097 }, (_, step) => {
  const light = step / 4096;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** Variance of a pixel's width, px². */
const PIXEL_VARIANCE = 1 / 12;

/** Returns the resolution, px per px of the photo, at which a sheet is as soft as the photo when it is read between its pixels. */
export function sheetResolution({ blurPx }: PhotoLook): number {
  return 0.5 / Math.sqrt(PIXEL_VARIANCE + blurPx ** 2);
}

/**
 * Paints faces of the sheet, which do not cover each other, into a part of a photo: in the wall's light, with the photo's blur at their
 * edges and its grain.
 *
 * @param part  changed in place
 */
export function paintOnPhoto(
  part: PhotoPart,
  sheet: SheetPixels,
  faces: readonly PhotoFace[],
  { light, look }: { readonly light: WallLight; readonly look: PhotoLook },
): void {
  // Red, green, blue in linear light and coverage: where two soft edges meet, they add up to the whole.
  const layer = new Float32Array(4 * part.width * part.height);
  // A smooth step over ± r has a fifth of r² as its variance.
  const softPx = Math.sqrt(5 * (PIXEL_VARIANCE + look.blurPx ** 2));
  for (const face of faces) addFace(layer, part, { sheet, face, softPx }, light);
  blend(part, layer, look.grain);
}

interface SoftFace {
  readonly sheet: SheetPixels;
  readonly face: PhotoFace;
  /** Half of the width over which an edge fades, px of the photo. */
  readonly softPx: number;
}

/** The light of a wall is measured anew after this many pixels of a row. */
const LIGHT_STEP_PX = 8;

function addFace(layer: Float32Array, part: PhotoPart, { sheet, face, softPx }: SoftFace, light: WallLight): void {
  const toSheet = inverseHomography(face.map);
  const [from, to] = boxOf(face, part, softPx);
  const { across, down } = localScale(face);
  const { x, y, width, height } = face.region;
  const readColor = readerOf(sheet, face.region);
  const color = new Float32Array(3);
  for (let row = from.y; row < to.y; row++) {
    let gain: LinearRgb = [1, 1, 1];
    for (let column = from.x; column < to.x; column++) {
      const pixel = { x: part.origin.x + column + 0.5, y: part.origin.y + row + 0.5 };
      if ((column - from.x) % LIGHT_STEP_PX === 0) gain = light.gainAt(pixel);
      const point = project(toSheet, pixel);
      const inside = Math.min((point.x - x) * across, (x + width - point.x) * across, (point.y - y) * down, (y + height - point.y) * down);
      const coverage = smoothStep(0.5 + inside / (2 * softPx));
      if (coverage === 0) continue;
      readColor(point, color);
      const index = 4 * (row * part.width + column);
      for (let k = 0; k < 3; k++) layer[index + k] = (layer[index + k] ?? 0) + (color[k] ?? 0) * (gain[k] ?? 0) * face.light * coverage;
      layer[index + 3] = (layer[index + 3] ?? 0) + coverage;
    }
  }
}

/** Rises smoothly from 0 at 0 to 1 at 1. */
function smoothStep(fraction: number): number {
  const share = Math.min(1, Math.max(0, fraction));
  return share * share * (3 - 2 * share);
}

/** The pixels of the part that a face may touch. */
function boxOf({ region, map }: PhotoFace, { width, height, origin }: PhotoPart, softPx: number): readonly [Point, Point] {
  const { x, y, width: across, height: down } = boundsOfPoints(cornersOf(region).map((corner) => project(map, corner)));
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return [
    { x: clamp(Math.floor(x - softPx - origin.x), width), y: clamp(Math.floor(y - softPx - origin.y), height) },
    { x: clamp(Math.ceil(x + across + softPx - origin.x), width), y: clamp(Math.ceil(y + down + softPx - origin.y), height) },
  ];
}

/** Pixels of the photo per cm in both directions of a face, at its middle. */
function localScale({ region, map }: PhotoFace) {
  return photoScale(map, { x: region.x + region.width / 2, y: region.y + region.height / 2 });
}

/** Returns the pixels of the photo per cm in both directions at a point of a plane. */
export function photoScale(map: Homography, point: Point): { readonly across: number; readonly down: number } {
  const projected = project(map, point);
  const distanceTo = (x: number, y: number) => {
    const neighbour = project(map, { x: point.x + x, y: point.y + y });
    return Math.hypot(neighbour.x - projected.x, neighbour.y - projected.y) * 10;
  };
  return { across: distanceTo(0.1, 0), down: distanceTo(0, 0.1) };
}

/** Returns a function that reads linear light of the sheet between its pixels, never of pixels beside a face's own part. */
function readerOf({ width, height, data, origin, pxPerCm }: SheetPixels, region: Rect): (point: Point, color: Float32Array) => void {
  const lowest = (start: number, begin: number) => Math.ceil((start - begin) * pxPerCm - 0.001);
  const highest = (end: number, begin: number, low: number) => Math.max(low, Math.floor((end - begin) * pxPerCm + 0.001) - 1) - 1e-6;
  const [minX, minY] = [lowest(region.x, origin.x), lowest(region.y, origin.y)];
  const maxX = highest(region.x + region.width, origin.x, minX);
  const maxY = highest(region.y + region.height, origin.y, minY);
  const light = (index: number): number => LINEAR[data[index] ?? 0] ?? 0;
  return (point, color) => {
    const x = Math.min(maxX, Math.max(minX, (point.x - origin.x) * pxPerCm - 0.5));
    const y = Math.min(maxY, Math.max(minY, (point.y - origin.y) * pxPerCm - 0.5));
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [dx, dy] = [Math.max(0, x - left), Math.max(0, y - top)];
    const start = 4 * (top * width + left);
    const [right, below] = [left + 1 < width ? 4 : 0, top + 1 < height ? 4 * width : 0];
    for (let k = start; k < start + 3; k++) {
      const upper = light(k) * (1 - dx) + light(k + right) * dx;
      const lower = light(k + below) * (1 - dx) + light(k + below + right) * dx;
      color[k - start] = upper * (1 - dy) + lower * dy;
    }
  };
}

/** Lays the layer over the photo; its pixels get the grain of the photo that they cover. */
function blend({ data, width, origin }: PhotoPart, layer: Float32Array, grain: number): void {
  for (let offset = 0; offset < layer.length; offset += 4) {
    const coverage = layer[offset + 3] ?? 0;
    if (coverage === 0) continue;
    const share = Math.min(1, coverage);
    const pixel = offset / 4;
    const noise = grain === 0 ? 0 : grain * share * grainAt(origin.x + (pixel % width), origin.y + Math.floor(pixel / width));
    for (let k = offset; k < offset + 3; k++) {
      // The coverage exceeds 1 if faces overlap by a fraction of a pixel.
      const after = (LINEAR[data[k] ?? 0] ?? 0) * (1 - share) + ((layer[k] ?? 0) * share) / coverage;
      data[k] = (ENCODED[Math.round(Math.min(1, after) * 4096)] ?? 0) + noise;
    }
  }
}
