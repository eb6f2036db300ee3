import { composePage } from '../page/compose-page.ts';
import type { Page } from '../page/page.ts';
import { memoize } from '../units/memoize.ts';
import type { Design } from './collage.ts';

/** The page of a design, memoised. */
export const designPage: (design: Design) => Page = memoize(({ document, size, material }: Design) =>
  composePage({ document, trim: size, material }),
);
