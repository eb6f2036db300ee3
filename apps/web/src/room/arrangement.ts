import type { Cm, Rect, SizeCm } from '@muro/domain';
import { hangingTop, ROOM_PLANS, type RoomName, roomForWidth } from './plans/room-plans.ts';
import type { RoomChoice } from './room-choice.ts';

/** Everything that hangs in the room, cm. */
export interface Arrangement {
  readonly room: RoomName;
  /** The row of pieces from left to right; the first is the buyer's. */
  readonly row: readonly Rect[];
  /** Outlines of other sizes, in the place of the buyer's piece. */
  readonly outlines: readonly Rect[];
  /** Position of the person on the floor. */
  readonly person: Rect | null;
}

const PERSON: SizeCm = { width: 52, height: 170 };
/** Wall between the pieces and the person, for the dimension line, whose letters are larger on phones. */
const BESIDE_PERSON: Cm = 13;
const BESIDE_ON_PHONES: Cm = 24;

/**
 * Arranges the pieces over the furniture that suits them.
 *
 * @param isNarrow  true on phones: the person then stands close to the pieces, before the furniture
 */
export function arrange(size: SizeCm, choice: RoomChoice, isNarrow: boolean): Arrangement {
  const sizes = Array.from({ length: choice.count }, (_, index) => (index === 0 ? size : (choice.otherSize ?? size)));
  const rowWidth = sizes.reduce((sum, { width }) => sum + width, choice.gap * (sizes.length - 1));
  const room = choice.room ?? roomForWidth(rowWidth);
  let left = -rowWidth / 2 + choice.offset;
  const row = sizes.map((other) => {
    const piece = hangAt(room, left, other);
    left += other.width + choice.gap;
    return piece;
  });
  const [first] = row;
  const middle = first ? first.x + size.width / 2 : 0;
  const outlines = choice.compared.map((size) => hangAt(room, middle - size.width / 2, size));
  return { room, row, outlines, person: choice.hasPerson ? personBeside(room, [...row, ...outlines], isNarrow) : null };
}

function hangAt(room: RoomName, x: Cm, size: SizeCm): Rect {
  return { x, y: hangingTop(room, x + size.width / 2, size.height), ...size };
}

function personBeside(room: RoomName, pieces: readonly Rect[], isNarrow: boolean): Rect {
  const left = Math.min(...pieces.map(({ x }) => x)) - (isNarrow ? BESIDE_ON_PHONES : BESIDE_PERSON) - PERSON.width;
  const besideFurniture = -ROOM_PLANS[room].width / 2 - PERSON.width * 0.85;
  const x = isNarrow || room === 'stairs' ? left : Math.min(left, besideFurniture);
  return { x, y: -PERSON.height, ...PERSON };
}

/** Keeps a row within the wall that is shown; `offset` is its distance from the middle. */
export function limitOffset(offset: Cm, row: readonly Rect[], viewWidth: Cm): Cm {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return 0;
  const room = Math.max(0, (viewWidth - (last.x + last.width - first.x)) / 2 - 2);
  return Math.min(room, Math.max(-room, offset));
}
