import type { SizePx } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import type { ImagePoint } from './homography.ts';
import { middleOf } from './outline.ts';

/** Reason why a marked sheet cannot be measured. */
export type SheetFault = 'notFourCorners' | 'tooSmall' | 'tooSlanted';

/** Shortest side of a sheet that can be measured, px. */
const MIN_SIDE_PX = 40;

const MIN_ANGLE_DEG = 25;
const MAX_ANGLE_DEG = 155;

/** Sorts corners clockwise on the screen, from the top left one on. */
export function clockwise(corners: readonly ImagePoint[]): readonly ImagePoint[] {
  const { x, y } = middleOf(corners);
  const turned = [...corners].sort((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
  const first = turned.reduce((best, corner, index) => (corner.x + corner.y < sumAt(turned, best) ? index : best), 0);
  return [...turned.slice(first), ...turned.slice(0, first)];
}

function sumAt(points: readonly ImagePoint[], corner: number): number {
  const { x, y } = itemAt(points, corner);
  return x + y;
}

/** Returns the fault of four corners in clockwise order; null for a valid sheet. */
export function findSheetFault(corners: readonly ImagePoint[]): SheetFault | null {
  const turns = corners.map((corner, index) => {
    const [before, after] = [itemAt(corners, (index + 3) % 4), itemAt(corners, (index + 1) % 4)];
    const [ax, ay, bx, by] = [before.x - corner.x, before.y - corner.y, after.x - corner.x, after.y - corner.y];
    return { angleDeg: (Math.atan2(bx * ay - by * ax, ax * bx + ay * by) * 180) / Math.PI, sidePx: Math.hypot(bx, by) };
  });
  if (turns.some(({ angleDeg }) => !(angleDeg > 0))) return 'notFourCorners';
  if (turns.some(({ sidePx }) => sidePx < MIN_SIDE_PX)) return 'tooSmall';
  return turns.some(({ angleDeg }) => angleDeg < MIN_ANGLE_DEG || angleDeg > MAX_ANGLE_DEG) ? 'tooSlanted' : null;
}

/** Length of the longest side, px. */
export function longestSidePx(corners: readonly ImagePoint[]): number {
  return Math.max(
    ...corners.map((corner, index) => {
      const next = itemAt(corners, (index + 1) % 4);
      return Math.hypot(next.x - corner.x, next.y - corner.y);
    }),
  );
}

/** True if a corner lies in the outer tenth of the photo, where lenses bend straight lines. */
export function isNearBorder(corners: readonly ImagePoint[], { widthPx, heightPx }: SizePx): boolean {
  const isOuter = (position: number, length: number) => position < length / 10 || position > length - length / 10;
  return corners.some(({ x, y }) => isOuter(x, widthPx) || isOuter(y, heightPx));
}
