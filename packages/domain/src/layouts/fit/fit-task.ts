import type { Rect } from '../../geometry/rect.ts';
import type { Lab } from '../../photo/mean-lab.ts';
import type { Cm } from '../../units/cm.ts';
import type { LayoutBefore } from '../generator.ts';

/** What the layout may know of a photo. */
export interface FitPhoto {
  /** Width / height of the upright photo. */
  readonly aspect: number;
  /** Wished area as a multiple of an ordinary photo's; favourites have 2 or 4. */
  readonly weight: number;
  /** Photos of one kin look alike and are kept apart; null for a photo like no other. */
  readonly kin: number | null;
  /** Mean colour; left out where it is not known. */
  readonly lab?: Lab | null;
  /** Photos of one day lie together, and the days follow each other; null where days do not count. */
  readonly day?: number | null;
  /** It shows people: an outline should cut another photo. */
  readonly hasFaces?: boolean;
}

/** Photos to be laid out on a page so that it is full and next to nothing is cut off. */
export interface FitTask {
  /** What is to be filled. */
  readonly page: Rect;
  readonly gutter: Cm;
  /** At least one; the answer has its rectangles in the same order. */
  readonly photos: readonly FitPhoto[];
  /** The photos are to be read in their order, as well as that can be had at little cost. */
  readonly isOrdered: boolean;
  /** Nothing at all is cut off: two opposite margins take what is left over. */
  readonly isWhole: boolean;
  /** Another seed, another layout. */
  readonly seed: number;
  /** 0 is the best that was found; 1, 2, 3 … are other good ones. */
  readonly variant: number;
  /** Left out for a layout that owes nothing to an earlier one. */
  readonly before?: LayoutBefore | null;
}

export interface FitLayout {
  /** Where each photo goes, cm. */
  readonly rects: readonly Rect[];
  /** How many arrangements there are, if all of them were compared, so that there is no better one; else null. */
  readonly compared: number | null;
}
