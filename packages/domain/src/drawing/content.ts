import type { Collage } from '../collage/collage.ts';
import type { TextShaper } from '../text/shaper.ts';

/** The contents of a page's layers. */
export type PageContent = Pick<Collage, 'photos' | 'fills' | 'texts' | 'shapeColors' | 'photoBackgroundColor'>;

/** Dependencies of drawing. */
export interface DrawTools {
  /** Null while the fonts are loading: texts are then not drawn. */
  readonly shaper: TextShaper | null;
  /** Colour of empty slots on the screen; null for print, where they stay empty. This is the only difference between the two. */
  readonly emptySlotColor: string | null;
}
