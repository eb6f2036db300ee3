import { type Rect, union } from '../geometry/rect.ts';
import type { TextShaper } from '../text/shaper.ts';
import type { TextData } from '../text/text-data.ts';
import { textOps } from './draw-text.ts';
import type { DrawOp } from './drawing.ts';
import { pathBounds } from './painted-bounds.ts';

/**
 * The area in which a text looks different after a change, in an upright frame: the bounds of the lines that are in only one of the two.
 *
 * @returns cm on the page; null if both look the same
 */
export function textDifference(before: TextData | undefined, after: TextData | undefined, frame: Rect, shaper: TextShaper): Rect | null {
  const [oldInks, newInks] = [before, after].map((data) => new Set(data ? inkOps(data, frame, shaper) : [])) as [Set<Ink>, Set<Ink>];
  const changed = [...[...oldInks].filter((op) => !newInks.has(op)), ...[...newInks].filter((op) => !oldInks.has(op))];
  const [first, ...others] = changed.map(({ path }) => pathBounds(path));
  if (!first) return null;
  const { x, y, ...size } = others.reduce(union, first);
  return { x: x + frame.x, y: y + frame.y, ...size };
}

type Ink = Extract<DrawOp, { readonly op: 'fill' | 'glyphs' }>;

/** Letters and stripes in the frame's own coordinates. */
function inkOps(data: TextData, frame: Rect, shaper: TextShaper): readonly Ink[] {
  return textOps(data, frame, shaper).filter((op) => op.op === 'fill' || op.op === 'glyphs');
}
