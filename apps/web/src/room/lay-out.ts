import type { Rect, SizeCm } from '@muro/domain';
import { type Arrangement, arrange } from './arrangement.ts';
import { type BoxPx, isNarrowBox, type RoomView, viewOfRoom } from './plans/room-view.ts';
import type { RoomChoice } from './room-choice.ts';

export interface DrawnRoom {
  readonly arrangement: Arrangement;
  readonly view: RoomView;
}

/** Arranges the pieces and chooses the part of the wall that shows them; moving them along the wall does not change it. Null for an empty box. */
export function layOut(box: BoxPx, size: SizeCm, choice: RoomChoice): DrawnRoom | null {
  if (box.widthPx <= 0 || box.heightPx <= 0) return null;
  const arrangement = arrange(size, choice, isNarrowBox(box));
  const { room, row, outlines, person } = arrangement;
  const visibleBoxes = [...row, ...outlines, ...(person ? [headOf(person)] : [])].map((box) => ({
    ...box,
    x: box.x - choice.offset,
  }));
  return { arrangement, view: viewOfRoom(box, room, visibleBoxes) };
}

/** The head of a person with the text over it: the part that has to be visible. */
function headOf(person: Rect): Rect {
  return { ...person, y: person.y - 4, height: 30 };
}
