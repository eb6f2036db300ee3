import type { SizeCm } from '../geometry/rect.ts';
import type { Layout } from './shared/layout.ts';

/** The size of each photo: its cell, or the area inside the margins of its card. */
export function photoPlaces({ cells, photoBorder }: Layout): readonly SizeCm[] {
  const [top, right, bottom, left] = photoBorder?.margins ?? [0, 0, 0, 0];
  return cells
    .filter((cell) => cell.kind === 'photo')
    .map(({ width, height, hasCard }) =>
      hasCard === false ? { width, height } : { width: width - left - right, height: height - top - bottom },
    );
}

/** Ratio of the long to the short side. */
export function elongation({ width, height }: SizeCm): number {
  return Math.max(width / height, height / width);
}
