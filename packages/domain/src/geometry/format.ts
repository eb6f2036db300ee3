import type { SizeCm } from './rect.ts';

/** Orientation code: 1 square, 2 landscape, 3 portrait. [TPL-27] */
export type Format = 1 | 2 | 3;

export function formatOf({ width, height }: SizeCm): Format {
  if (width === height) return 1;
  return width > height ? 2 : 3;
}
