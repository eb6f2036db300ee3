import { type Path, rectPath } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Page } from '../page/page.ts';
import type { Cm } from '../units/cm.ts';

/** What rounding may add to an edge. */
const SLACK: Cm = 1e-6;

const known = new WeakMap<Page, Path>();

/** The part of the sheet that takes ink: all of it but the blocked corners. */
export function printablePath(page: Page): Path {
  const path = known.get(page) ?? (page.blockedCorners.length > 0 ? crossPath(page) : rectPath(page.sheet));
  known.set(page, path);
  return path;
}

/** Whether all of a rectangle takes ink. */
export function isPrintable({ sheet, blockedCorners }: Page, ink: Rect): boolean {
  const isOnSheet =
    ink.x >= sheet.x - SLACK &&
    ink.y >= sheet.y - SLACK &&
    ink.x + ink.width <= sheet.x + sheet.width + SLACK &&
    ink.y + ink.height <= sheet.y + sheet.height + SLACK;
  return isOnSheet && !blockedCorners.some((corner) => overlaps(corner, ink));
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width - SLACK && b.x < a.x + a.width - SLACK && a.y < b.y + b.height - SLACK && b.y < a.y + a.height - SLACK;
}

/** The sheet without its corners, clockwise. */
function crossPath({ sheet, bleed, trim }: Page): Path {
  const left = sheet.x;
  const top = sheet.y;
  const right = left + sheet.width;
  const bottom = top + sheet.height;
  const [l, t, r, b] = [left + bleed, top + bleed, left + bleed + trim.width, top + bleed + trim.height];
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
