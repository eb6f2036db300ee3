import type { Collage } from '../collage/collage.ts';
import type { TextShaper } from '../text/shaper.ts';

/** What is drawn into a page's layers. */
export type PageContent = Pick<Collage, 'photos' | 'fills' | 'texts' | 'shapeColors' | 'photoBackgroundColor'>;

/** What drawing needs from outside. */
export interface DrawTools {
  /** Null while the fonts are not there: then there are no texts. */
  readonly shaper: TextShaper | null;
  /** Shows empty slots on the screen; null for print, where they stay empty. The only difference between the two. */
  readonly emptySlotColor: string | null;
}
