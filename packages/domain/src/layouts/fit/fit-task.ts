import type { Rect } from '../../geometry/rect.ts';
import type { Lab } from '../../photo/mean-lab.ts';
import type { Cm } from '../../units/cm.ts';
import type { LayoutBefore } from '../shared/generator.ts';

/** Properties of a photo for the layout. */
export interface FitPhoto {
  /** Width / height of the upright photo. */
  readonly aspect: number;
  /** Wanted area as a multiple of an ordinary photo's; favourites have 2 or 4. */
  readonly weight: number;
  /** Group of near-duplicates, which are kept apart; null for other photos. */
  readonly duplicateGroup: number | null;
  /** Mean colour; absent if unknown. */
  readonly lab?: Lab | null;
  /** Day number: photos of one day lie together, and the days follow each other; null if days are ignored. */
  readonly day?: number | null;
  /** True if it shows people: an outline should cut other photos. */
  readonly hasFaces?: boolean;
}

/** Photos to arrange so that they fill a page and hardly anything is cut off. */
export interface FitTask {
  /** Area to fill. */
  readonly page: Rect;
  readonly gutter: Cm;
  /** At least one; the result has its rectangles in the same order. */
  readonly photos: readonly FitPhoto[];
  /** True if the photos should be read in their order, as far as that costs little. */
  readonly isOrdered: boolean;
  /** True if photos stay uncut: two opposite margins take the remaining area. */
  readonly isWhole: boolean;
  /** Seed of the random numbers. */
  readonly seed: number;
  /** 0 is the best layout found; 1, 2, 3 … are other good ones. */
  readonly variant: number;
  /** The previous layout, from which little should change; absent for a new layout. */
  readonly before?: LayoutBefore | null;
}

export interface FitLayout {
  /** Rectangle of each photo, cm. */
  readonly rects: readonly Rect[];
  /** Number of arrangements if all were compared, so that no better one exists; else null. */
  readonly compared: number | null;
}
