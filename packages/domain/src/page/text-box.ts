import { apply, rotationDeg } from '../geometry/matrix.ts';
import { type Path, rectPath, roundedRectPath } from '../geometry/path.ts';
import { crossingAt, walkLines } from '../geometry/point-in-path.ts';
import { centreOf, grow, type Point, type Rect, type SizeCm, trimRect } from '../geometry/rect.ts';
import { lineHeightFor, SMALLEST_FONT_SIZE, UNFITTED } from '../text/text-defaults.ts';
import type { Cm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import type { PhotoLayer } from './page.ts';

/** The properties of a photo layer that limit its text. */
export type TextGround = Pick<PhotoLayer, 'frame' | 'card' | 'tiltDeg' | 'clip' | 'cornerRadius'>;

/** Largest radius of a round corner that does not affect a text with its padding: (√2 − 1)·r ≤ √2·padding. */
const HARMLESS_RADIUS: Cm = UNFITTED * (2 + Math.SQRT2);

/** Minimum size of a text box. */
const MIN_TEXT_BOX: SizeCm = { width: 1, height: lineHeightFor(SMALLEST_FONT_SIZE) };

/**
 * The box for a text on a photo: the part of the frame that is visible from the front, without folded, cut-off and masked parts.
 *
 *     ┌ frame ───────────┐        ┌ frame ──╮───╭─┐
 *     │ bleed            │        │    ╭────┴╮  │ │   in a mask: the upright rectangle with the
 *     │  ┌ trim ─────────┤        │ ╭──┤ box ├──╯ │   largest width² · height
 *     │  │ box           │        │ ╰╮ └─────┘╯   │
 *
 * Coordinates are those of the frame before its tilt.
 *
 * @returns null if it cannot hold a line of the smallest font size
 */
export function textBoxOf(ground: TextGround, trim: SizeCm): Rect | null {
  const front = trimRect(trim);
  const box = isWhole(ground, front) ? ground.frame : cutBox(ground, front);
  return box.width >= MIN_TEXT_BOX.width && box.height >= MIN_TEXT_BOX.height ? box : null;
}

function isCut({ clip, cornerRadius }: TextGround): boolean {
  return clip !== null || cornerRadius > HARMLESS_RADIUS;
}

function isWhole(ground: TextGround, front: Rect): boolean {
  return !isCut(ground) && turnedCorners(ground, ground.frame).every((corner) => contains(front, corner));
}

function cutBox(ground: TextGround, front: Rect): Rect {
  if (!isCut(ground) && ground.tiltDeg === 0) return intersection(ground.frame, front);
  const outline = ground.clip ?? roundedRectPath(ground.frame, ground.cornerRadius);
  return widestBox(ground.frame, [outline, frontPath(ground, front)]);
}

/** The front of the page in the coordinates of the frame before its tilt. */
function frontPath({ tiltDeg, card }: TextGround, front: Rect): Path {
  const withoutTilt = rotationDeg(-tiltDeg, centreOf(card));
  return rectPath(front).map((step) => {
    if (step[0] !== 'M' && step[0] !== 'L') return step;
    const { x, y } = apply(withoutTilt, { x: step[1], y: step[2] });
    return [step[0], x, y];
  });
}

function turnedCorners({ tiltDeg, card }: TextGround, { x, y, width, height }: Rect): readonly Point[] {
  const turn = rotationDeg(tiltDeg, centreOf(card));
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => apply(turn, corner));
}

/** Columns and rows of the grid for searching a cut frame. */
const GRID = 32;
/** Distance of the grid from the frame's edge, which avoids ambiguity if an outline runs along it. */
const NUDGE: Cm = 1e-4;

/** The rectangle of the grid that lies inside all outlines and has the largest width² · height. */
function widestBox(frame: Rect, outlines: readonly Path[]): Rect {
  const inner = grow(frame, -NUDGE);
  const rows = Array.from({ length: GRID + 1 }, (_, row) => insideRow(inner, outlines, inner.y + (row * inner.height) / GRID));
  const free = Array.from({ length: GRID }, () => 0);
  let best = { score: 0, left: 0, bottom: 0, across: 0, down: 0 };
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) free[column] = isFree(rows, row, column) ? (free[column] ?? 0) + 1 : 0;
    for (const { left, across, down } of runsOf(free)) {
      const score = across * across * down;
      if (score > best.score) best = { score, left, bottom: row + 1, across, down };
    }
  }
  const [stepX, stepY] = [frame.width / GRID, frame.height / GRID];
  return {
    x: frame.x + best.left * stepX,
    y: frame.y + (best.bottom - best.down) * stepY,
    width: best.across * stepX,
    height: best.down * stepY,
  };
}

/** Every range of columns with the free height above all of it. */
function runsOf(free: readonly number[]): { readonly left: number; readonly across: number; readonly down: number }[] {
  return free.flatMap((_, left) => {
    let down = Number.POSITIVE_INFINITY;
    const runs = [];
    for (let right = left; right < free.length; right++) {
      down = Math.min(down, itemAt(free, right));
      if (down === 0) break;
      runs.push({ left, across: right - left + 1, down });
    }
    return runs;
  });
}

function isFree(rows: readonly (readonly boolean[])[], row: number, column: number): boolean {
  return [row, row + 1].every((y) => rows[y]?.[column] && rows[y]?.[column + 1]);
}

/** For each grid point of one height: true if it lies inside all outlines. */
function insideRow({ x: left, width }: Rect, outlines: readonly Path[], y: Cm): readonly boolean[] {
  const inside = Array.from({ length: GRID + 1 }, () => true);
  for (const outline of outlines) {
    const crossings = crossingsOf(outline, y);
    for (let column = 0; column <= GRID; column++) {
      const x = left + (column * width) / GRID;
      const winding = crossings.reduce((sum, crossing) => sum + (crossing.x > x ? crossing.turn : 0), 0);
      if (winding === 0) inside[column] = false;
    }
  }
  return inside;
}

function crossingsOf(outline: Path, y: Cm): readonly { readonly x: Cm; readonly turn: 1 | -1 }[] {
  const found: { x: Cm; turn: 1 | -1 }[] = [];
  walkLines(outline, (from, to) => {
    const x = crossingAt(from, to, y);
    if (x !== null) found.push({ x, turn: to.y > from.y ? 1 : -1 });
  });
  return found;
}

/** Tolerance for rounding at an edge. */
const SLACK: Cm = 1e-6;

function contains(rect: Rect, point: Point): boolean {
  const { x, y, width, height } = grow(rect, SLACK);
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

function intersection(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
