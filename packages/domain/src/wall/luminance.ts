import type { ImagePoint } from './homography.ts';

/** Brightness of a photo, 0 … 255, row by row. */
export interface Luminance {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

/** Brightness between the pixels; a pixel's value stands at its middle. */
export function brightness({ width, height, values }: Luminance, point: ImagePoint): number {
  const x = Math.min(width - 1.001, Math.max(0, point.x - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, point.y - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const first = top * width + left;
  const value = (index: number) => values[index] ?? 0;
  const upper = value(first) * (1 - dx) + value(first + 1) * dx;
  const lower = value(first + width) * (1 - dx) + value(first + width + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
