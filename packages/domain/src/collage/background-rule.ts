import type { Design } from './collage.ts';
import { slotsOf } from './design-slots.ts';
import { shapeColorOf } from './shape-color.ts';

/** No background colour. [COLOR-07] */
export const NO_BACKGROUND = '#ffffff';
/** The grey of static designs, and of generated ones whose colour is not automatic. [BACK-01] */
export const STATIC_BACKGROUND = '#dcddde';

const WHITE_WITH_BORDER: ReadonlySet<string> = new Set(['heart', 'number', 'numberdigit', 'numberyear', 'numberdate']);
const WHITE: ReadonlySet<string> = new Set(['pilealleven', 'pileonelarge', 'bordersplit']);

export interface BackgroundCase {
  /** The generator's name, '' for a static design. */
  readonly generator: string;
  readonly hasPhotoBorder: boolean;
  /** Colour of the shape behind the photos; null without one. */
  readonly overlayColor: string | null;
  readonly isAutomatic: boolean;
}

/**
 * Colour behind the photos.
 *
 *     static                                          → #dcddde
 *     not automatic                                   → #dcddde
 *     piles, bordersplit; heart and numbers with cards → white
 *     others                                          → the overlay's colour, white without one
 *
 * @see [BACK-01 … BACK-06], worked table in annex d8 of the checklist
 */
export function backgroundColor({ generator, hasPhotoBorder, overlayColor, isAutomatic }: BackgroundCase): string {
  if (generator === '' || !isAutomatic) return STATIC_BACKGROUND;
  if (WHITE.has(generator) || (WHITE_WITH_BORDER.has(generator) && hasPhotoBorder)) return NO_BACKGROUND;
  return overlayColor ?? NO_BACKGROUND;
}

/** The rule, asked for a design with the colours chosen on it. A chosen colour is kept in the shape slot, so the rule returns it. [BACK-07] */
export function designBackground(design: Design, shapeColors: Readonly<Record<string, string>>, isAutomatic: boolean): string {
  const [shape] = slotsOf(design).shapes.values();
  return backgroundColor({
    generator: design.generator,
    hasPhotoBorder: design.document.layout.photoBorder !== null,
    overlayColor: shape ? shapeColorOf(shapeColors, shape) : null,
    isAutomatic,
  });
}
