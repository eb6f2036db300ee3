import { type Drawing, itemAt, rectPath, type TextShaper } from '@muro/domain';
import { filled } from './ornaments.ts';
import { QUOTE_DESIGNS } from './quote-designs.ts';
import { setSentence } from './set-sentence.ts';

/** Resolution of a quote picture at its own size, 20.4 x 20.4 to 30.6 x 20.4 cm. */
export const QUOTE_DPI = 300;

/** Increased when a design changes, so that its pictures are painted again. */
export const QUOTE_EDITION = 2;

/**
 * Draws a sentence as a picture.
 *
 * @param style  index in the library: every design once in its first colours, then in its second ones, and so on
 */
export function quoteDrawing(sentence: string, style: number, shaper: TextShaper): Drawing {
  const design = itemAt(QUOTE_DESIGNS, style % QUOTE_DESIGNS.length);
  const colors = itemAt(design.colors, Math.floor(style / QUOTE_DESIGNS.length) % 2);
  const sheet = { x: 0, y: 0, ...design.size };
  const set = setSentence(shaper, sentence, { ...design, color: colors.ink });
  return {
    sheet,
    ops: [
      filled(rectPath(sheet), colors.paper),
      ...design.ground(colors, shaper),
      ...set.ops,
      ...(design.after?.(colors, set.block) ?? []),
    ],
  };
}
