import type { Catalogue } from '../core.ts';

/** How a size is written. */
export const sizes = {
  sizeOption: '{width} x {height} cm',
} as const satisfies Catalogue;
