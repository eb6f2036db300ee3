import type { sizes as source } from '../en/sizes.ts';
import type { Like } from '../shared/core.ts';

export const sizes: Like<typeof source> = {
  sizeOption: '{width} x {height} cm',
};
