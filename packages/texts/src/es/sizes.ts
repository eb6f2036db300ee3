import type { Like } from '../core.ts';
import type { sizes as source } from '../en/sizes.ts';

export const sizes: Like<typeof source> = {
  sizeOption: '{width} x {height} cm',
};
