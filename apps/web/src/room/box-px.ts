import type { Rect } from '@muro/domain';
import type { RoomView } from './plans/room-view.ts';

/** Returns the CSS that places a box of the room, cm, over the drawing. */
export function boxPx({ x, y, width, height }: Rect, { x: left, y: top, pxPerCm }: Pick<RoomView, 'x' | 'y' | 'pxPerCm'>) {
  return { left: (x - left) * pxPerCm, top: (y - top) * pxPerCm, width: width * pxPerCm, height: height * pxPerCm };
}
