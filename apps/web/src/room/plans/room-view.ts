import type { Cm, Rect } from '@muro/domain';
import { ROOM_PLANS, type RoomName } from './room-plans.ts';

/** The visible part of the room, cm: x = 0 is the middle of the furniture, y = 0 the floor, heights are negative. */
export interface RoomView extends Rect {
  readonly pxPerCm: number;
}

/** Returns the `viewBox` of a drawing in centimetres that shows this part of the room. */
export function viewBoxOf({ x, y, width, height }: Rect): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Size of the letters over the room on the screen, whatever its scale. */
export const LETTERS_PX = 13;

export interface BoxPx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Narrower boxes show the view of phones. */
const PHONE_BELOW_PX = 600;

export function isNarrowBox({ widthPx }: BoxPx): boolean {
  return widthPx < PHONE_BELOW_PX;
}

/** Wall above the pieces: the usual and the least height. */
const WALL_ABOVE: Cm = 17;
const MIN_ABOVE: Cm = 8;
/** Furniture below the pieces that stays visible, with the gap between them. */
const MIN_BELOW: Cm = 38;
/** Wall left and right of the pieces, for their dimension lines. */
const MIN_BESIDE: Cm = 16;
const FLOOR_SHOWN: Cm = 5;

/**
 * Returns the part of the room that fills a box without being stretched: as wide as in the room's plan, wider only if the pieces would
 * not fit. If the height does not suffice for the floor, the pieces and the top of the furniture are shown.
 *
 * @param pieces  where the pieces hang, cm
 */
export function viewOfRoom(box: BoxPx, room: RoomName, pieces: readonly Rect[]): RoomView {
  const { widthPx, heightPx } = box;
  const { view, phoneView } = ROOM_PLANS[room];
  const top = Math.min(...pieces.map(({ y }) => y));
  const bottom = Math.max(...pieces.map(({ y, height }) => y + height));
  const reach = Math.max(...pieces.map(({ x, width }) => Math.max(-x, x + width)));
  const minHeight = MIN_ABOVE + (bottom - top) + MIN_BELOW;
  const width = Math.max(isNarrowBox(box) ? phoneView : view, (minHeight * widthPx) / heightPx, 2 * (reach + MIN_BESIDE));
  const height = (width * heightPx) / widthPx;
  const above = Math.min(WALL_ABOVE, height - (bottom - top) - MIN_BELOW);
  return { x: -width / 2, y: Math.min(top - above, FLOOR_SHOWN - height), width, height, pxPerCm: widthPx / width };
}
