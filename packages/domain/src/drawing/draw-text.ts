import { translation } from '../geometry/matrix.ts';
import { rectPath, transformPath } from '../geometry/path.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import { fitText } from '../text/fit-text.ts';
import { layOutText, outlineOf, type TextBlock, type TextLine } from '../text/lay-out-text.ts';
import type { TextShaper } from '../text/shaper.ts';
import type { TextData } from '../text/text-data.ts';
import { fillOp } from './draw-shape.ts';
import type { DrawOp } from './drawing.ts';

/** The stripes behind texts. [TDATA-05] */
const STRIPES = { back1: '#ffffff', back2: '#000000' } as const;
const STRIPE_ALPHA = 0.35;
/** A stripe reaches beyond its line by this share of the font size on both sides. */
const STRIPE_REACH = 0.3;

interface Drawn extends SizeCm {
  readonly shaper: TextShaper;
  readonly ops: readonly DrawOp[];
}

/** Texts are values that do not change, so what was drawn of one stays right for its box. */
const drawn = new WeakMap<TextData, Drawn>();

/**
 * A text in its frame: stripes, then the outlines of each line. A text that no longer fits (its photo went to a smaller
 * slot) is fitted for the eye only; the text itself stays whole.
 */
export function textOps(data: TextData, frame: Rect, shaper: TextShaper): readonly DrawOp[] {
  const { width, height } = frame;
  const known = drawn.get(data);
  const isKnown = known?.shaper === shaper && known.width === width && known.height === height;
  const { ops } = isKnown ? known : { ops: blockOps(data, frame, shaper) };
  if (!isKnown) drawn.set(data, { shaper, width, height, ops });
  if (ops.length === 0) return [];
  return [{ op: 'push' }, { op: 'transform', matrix: translation(frame.x, frame.y) }, ...ops, { op: 'pop' }];
}

/** In the frame's own coordinates. */
function blockOps(data: TextData, box: SizeCm, shaper: TextShaper): readonly DrawOp[] {
  const block = fittingBlock(data, box, shaper);
  const stripes = data.background === 'none' ? [] : stripeOps(block, box, STRIPES[data.background]);
  return [...stripes, ...block.lines.flatMap((line) => lineOps(line, block, data.color, shaper))];
}

function fittingBlock(data: TextData, box: SizeCm, shaper: TextShaper): TextBlock {
  const block = layOutText(shaper, data, box);
  return block.keepsWords ? block : layOutText(shaper, fitText(shaper, data, box), box);
}

function stripeOps({ lines, fontSize, lineHeight }: TextBlock, box: SizeCm, color: string): readonly DrawOp[] {
  const reach = STRIPE_REACH * fontSize;
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ x, top, width }) => {
      const left = Math.max(0, x - reach);
      const right = Math.min(box.width, x + width + reach);
      return fillOp(rectPath({ x: left, y: top, width: right - left, height: lineHeight }), color, STRIPE_ALPHA);
    });
}

function lineOps(
  { text, x, baseline }: TextLine,
  { face, fontSize, letterSpacing }: TextBlock,
  color: string,
  shaper: TextShaper,
): readonly DrawOp[] {
  const { path } = outlineOf(shaper, face, text, fontSize, letterSpacing);
  if (path.length === 0) return [];
  return [{ op: 'glyphs', path: transformPath(path, translation(x, baseline)), color, text }];
}
