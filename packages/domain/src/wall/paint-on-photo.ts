import { boundsOfPoints } from '../geometry/bounds.ts';
import { cornersOf, type Point, type Rect } from '../geometry/rect.ts';
import { inverseHomography, project } from './homography.ts';
import type { PhotoFace } from './piece-on-photo.ts';
import { type LinearRgb, type PhotoPixels, toLinear, type WallLight } from './wall-light.ts';

/** The printed sheet as pixels. */
export interface SheetPixels extends PhotoPixels {
  /** Top left of the pixels on the sheet, cm; the trim begins at 0, 0. */
  readonly origin: Point;
  readonly pxPerCm: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value));
/** sRGB values of linear light in 4096 steps. */
const ENCODED = Uint8ClampedArray.from({ length: 4097 }, (_, step) => {
  const light = step / 4096;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
});

/**
 * Paints a face of the sheet into a photo, sampling the sheet for each pixel of the photo, in the wall's light.
 *
 * @param photo  changed in place
 */
export function paintOnPhoto(photo: PhotoPixels, sheet: SheetPixels, face: PhotoFace, light: WallLight): void {
  const back = inverseHomography(face.map);
  const [from, to] = boxOf(face, photo);
  const pxPerCm = localScale(face);
  for (let row = from.y; row < to.y; row++) {
    for (let column = from.x; column < to.x; column++) {
      const seen = { x: column + 0.5, y: row + 0.5 };
      const at = project(back, seen);
      const covered = coverage(at, face.region, pxPerCm);
      if (covered === 0) continue;
      const lit = times(times(colorAt(sheet, face.region, at), light.gainAt(seen)), [face.light, face.light, face.light]);
      blend(photo, 4 * (row * photo.width + column), lit, covered);
    }
  }
}

const times = ([red, green, blue]: LinearRgb, [r, g, b]: LinearRgb): LinearRgb => [red * r, green * g, blue * b];

/** The pixels of the photo that a face may touch. */
function boxOf({ region, map }: PhotoFace, { width, height }: PhotoPixels): readonly [Point, Point] {
  const { x, y, width: across, height: down } = boundsOfPoints(cornersOf(region).map((corner) => project(map, corner)));
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return [
    { x: clamp(Math.floor(x), width), y: clamp(Math.floor(y), height) },
    { x: clamp(Math.ceil(x + across), width), y: clamp(Math.ceil(y + down), height) },
  ];
}

/** Pixels of the photo per cm in both directions of a face, at its middle. */
function localScale({ region, map }: PhotoFace): { readonly across: number; readonly down: number } {
  const middle = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  const here = project(map, middle);
  const away = (x: number, y: number) => {
    const there = project(map, { x: middle.x + x, y: middle.y + y });
    return Math.hypot(there.x - here.x, there.y - here.y) * 10;
  };
  return { across: away(0.1, 0), down: away(0, 0.1) };
}

/** Share of a pixel that a face covers: 0 outside, 1 inside, between at its edges. */
function coverage({ x, y }: Point, region: Rect, { across, down }: { readonly across: number; readonly down: number }): number {
  const inside = Math.min(
    (x - region.x) * across,
    (region.x + region.width - x) * across,
    (y - region.y) * down,
    (region.y + region.height - y) * down,
  );
  return Math.min(1, Math.max(0, inside + 0.5));
}

/** Linear light of the sheet between its pixels; never of pixels beside the face's own part. */
function colorAt(sheet: SheetPixels, region: Rect, at: Point): LinearRgb {
  const { width, data, origin, pxPerCm } = sheet;
  const first = (start: number, begin: number) => Math.ceil((start - begin) * pxPerCm - 0.001);
  const last = (end: number, begin: number) => Math.floor((end - begin) * pxPerCm + 0.001) - 1;
  const place = (value: number, start: number, length: number, begin: number): number => {
    const low = first(start, begin);
    return Math.min(Math.max(low, last(start + length, begin)) - 1e-6, Math.max(low, (value - begin) * pxPerCm - 0.5));
  };
  const x = place(at.x, region.x, region.width, origin.x);
  const y = place(at.y, region.y, region.height, origin.y);
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [dx, dy] = [Math.max(0, x - left), Math.max(0, y - top)];
  const start = 4 * (top * width + left);
  const [right, below] = [left + 1 < width ? 4 : 0, top + 1 < sheet.height ? 4 * width : 0];
  const light = (index: number) => LINEAR[data[index] ?? 0] ?? 0;
  const channel = (k: number) => {
    const upper = light(start + k) * (1 - dx) + light(start + right + k) * dx;
    const lower = light(start + below + k) * (1 - dx) + light(start + below + right + k) * dx;
    return upper * (1 - dy) + lower * dy;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Covers part of a pixel with a colour. */
function blend({ data }: PhotoPixels, at: number, color: LinearRgb, covered: number): void {
  for (const k of [0, 1, 2] as const) {
    const before = LINEAR[data[at + k] ?? 0] ?? 0;
    const after = before * (1 - covered) + color[k] * covered;
    data[at + k] = ENCODED[Math.round(Math.min(1, after) * 4096)] ?? 0;
  }
}
