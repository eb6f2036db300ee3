import { translation } from '../geometry/matrix.ts';
import { rectPath, transformPath } from '../geometry/path.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import { fitText } from '../text/fit-text.ts';
import { layOutText, outlineOfRuns, type TextBlock, type TextLine } from '../text/lay-out-text.ts';
import { createLineCache } from '../text/line-cache.ts';
import type { TextShaper } from '../text/shaper.ts';
import type { TextData } from '../text/text-data.ts';
import { memoize } from '../units/memoize.ts';
import { fillOp } from './draw-shape.ts';
import type { DrawOp } from './drawing.ts';

/** Colours of the stripes behind texts. [TDATA-05] */
const STRIPES = { back1: '#ffffff', back2: '#000000' } as const;
const STRIPE_ALPHA = 0.35;
/** Distance by which a stripe extends beyond its line on both sides, as a share of the font size. */
const STRIPE_REACH = 0.3;

interface Drawn extends SizeCm {
  readonly shaper: TextShaper;
  readonly ops: readonly DrawOp[];
}

/** Cache by text value, valid for one box and shaper. */
const drawn = new WeakMap<TextData, Drawn>();

/**
 * Draws a text in its frame: stripes, then the outlines of each line. A text that does not fit its present slot is fitted for drawing
 * only; the stored text stays complete.
 */
export function textOps(data: TextData, frame: Rect, shaper: TextShaper): readonly DrawOp[] {
  const { width, height } = frame;
  const cached = drawn.get(data);
  const isKnown = cached?.shaper === shaper && cached.width === width && cached.height === height;
  const { ops } = isKnown ? cached : { ops: blockOps(data, frame, shaper) };
  if (!isKnown) drawn.set(data, { shaper, width, height, ops });
  if (ops.length === 0) return [];
  return [{ op: 'push' }, { op: 'transform', matrix: translation(frame.x, frame.y) }, ...ops, { op: 'pop' }];
}

/** Draws in the frame's own coordinates. */
function blockOps(data: TextData, box: SizeCm, shaper: TextShaper): readonly DrawOp[] {
  const block = fittingBlock(data, box, shaper);
  const cached = lineCaches(shaper);
  const { face, fontSize, letterSpacing, lineHeight } = block;
  const { color, background } = data;
  const lines = block.lines.map((line) => {
    const { text, levels, x, baseline } = line;
    const key = [face.file, fontSize, letterSpacing, lineHeight, color, background, box.width, x, baseline, levels, text].join(' ');
    return cached(text, key, () => lineOps(line, { block, data, box }));
  });
  return [...lines.flatMap(({ stripe }) => stripe), ...lines.flatMap(({ letters }) => letters)];
}

/** Cache per line: typing in a long text keeps the drawing operations of the other lines. */
const lineCaches = memoize((_shaper: TextShaper) => createLineCache<LineOps>());

interface LineOps {
  readonly stripe: readonly DrawOp[];
  readonly letters: readonly DrawOp[];
}

interface Around {
  readonly block: TextBlock;
  readonly data: TextData;
  readonly box: SizeCm;
}

function fittingBlock(data: TextData, box: SizeCm, shaper: TextShaper): TextBlock {
  const block = layOutText(shaper, data, box);
  return block.keepsWords ? block : layOutText(shaper, fitText(shaper, data, box), box);
}

function lineOps(line: TextLine, { block, data: { background, color }, box }: Around): LineOps {
  const { text, runs, x, baseline } = line;
  const { path } = outlineOfRuns(runs, block.fontSize, block.letterSpacing);
  return {
    stripe: background === 'none' || text.trim() === '' ? [] : [stripeOp(line, block, { box, color: STRIPES[background] })],
    letters: path.length === 0 ? [] : [{ op: 'glyphs', path: transformPath(path, translation(x, baseline)), color, text }],
  };
}

function stripeOp(
  { x, top, width }: TextLine,
  { fontSize, lineHeight }: TextBlock,
  { box, color }: { readonly box: SizeCm; readonly color: string },
): DrawOp {
  const reach = STRIPE_REACH * fontSize;
  const left = Math.max(0, x - reach);
  const right = Math.min(box.width, x + width + reach);
  return fillOp(rectPath({ x: left, y: top, width: right - left, height: lineHeight }), color, STRIPE_ALPHA);
}
