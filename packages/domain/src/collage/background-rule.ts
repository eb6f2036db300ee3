import { DEFAULT_GENERATOR, findGenerator } from '../layouts/registry.ts';
import type { Generator } from '../layouts/shared/generator.ts';
import type { Design } from './collage.ts';
import { slotsOf } from './design-slots.ts';
import { shapeColorOf } from './shape-color.ts';

/** White, which stands for no background colour. [COLOR-07] */
export const NO_BACKGROUND = '#ffffff';
/** The grey of static designs, and of generated ones whose colour is not automatic. [BACK-01] */
export const STATIC_BACKGROUND = '#dcddde';

export interface BackgroundCase {
  /** Null for a static design. */
  readonly generator: Pick<Generator, 'isOnWhite'> | null;
  readonly hasPhotoBorder: boolean;
  /** Colour of the shape behind the photos; null without one. */
  readonly overlayColor: string | null;
  readonly isAutomatic: boolean;
}

/**
 * The background colour behind the photos.
 *
 *     static                                          → #dcddde
 *     not automatic                                   → #dcddde
 *     white background always, or with cards          → white
 *     others                                          → the overlay's colour, white without one
 *
 * @see [BACK-01 … BACK-06], worked table in annex d8 of the checklist
 */
export function backgroundColor({ generator, hasPhotoBorder, overlayColor, isAutomatic }: BackgroundCase): string {
  if (!generator || !isAutomatic) return STATIC_BACKGROUND;
  const { isOnWhite } = generator;
  if (isOnWhite === 'always' || (isOnWhite === 'with-cards' && hasPhotoBorder)) return NO_BACKGROUND;
  return overlayColor ?? NO_BACKGROUND;
}

/** The background colour of a design with its chosen colours. A chosen colour is stored in the shape slot, so this returns it. [BACK-07] */
export function designBackground(design: Design, shapeColors: Readonly<Record<string, string>>, isAutomatic: boolean): string {
  const [shape] = slotsOf(design).shapes.values();
  return backgroundColor({
    generator: design.generator === '' ? null : (findGenerator(design.generator) ?? DEFAULT_GENERATOR),
    hasPhotoBorder: design.document.layout.photoBorder !== null,
    overlayColor: shape ? shapeColorOf(shapeColors, shape) : null,
    isAutomatic,
  });
}
