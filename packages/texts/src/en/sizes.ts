import type { Catalogue } from '../shared/core.ts';

/** Format of a size. */
export const sizes = {
  sizeOption: '{width} x {height} cm',
} as const satisfies Catalogue;
