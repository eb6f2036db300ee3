import { isInside, overlaps } from '../geometry/overlap.ts';
import { type Path, rectPath } from '../geometry/path.ts';
import { grow, type Rect } from '../geometry/rect.ts';
import type { Page } from '../page/page.ts';
import { memoize } from '../units/memoize.ts';
import { TRAP_WIDTH } from './traps.ts';

/** The part of the sheet that is printed: all of it and slightly beyond its edge (see `TRAP_WIDTH`), except blocked corners. */
export const printablePath: (page: Page) => Path = memoize((page) =>
  page.blockedCorners.length > 0 ? crossPath(page) : rectPath(grow(page.sheet, TRAP_WIDTH)),
);

/** True if all of a rectangle is printed. */
export function isPrintable({ sheet, blockedCorners }: Page, ink: Rect): boolean {
  return isInside(ink, sheet) && !blockedCorners.some((corner) => overlaps(corner, ink));
}

/** The sheet without its corners, clockwise. */
function crossPath({ sheet, bleed, trim }: Page): Path {
  const { x: left, y: top, width, height } = grow(sheet, TRAP_WIDTH);
  const right = left + width;
  const bottom = top + height;
  const [l, t, r, b] = [sheet.x + bleed, sheet.y + bleed, sheet.x + bleed + trim.width, sheet.y + bleed + trim.height];
  const points = [
    [l, top],
    [r, top],
    [r, t],
    [right, t],
    [right, b],
    [r, b],
    [r, bottom],
    [l, bottom],
    [l, b],
    [left, b],
    [left, t],
    [l, t],
  ] as const;
  return [...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const), ['Z']];
}
