import type { Cm, SizeCm } from '@muro/domain';
import { create } from 'zustand';
import type { RoomLight, RoomName } from './plans/room-plans.ts';
import type { WallColourName } from './wall-colours.ts';

export const MAX_PIECES = 4;
/** Distance between neighbouring pieces. */
export const GAP = { min: 7, max: 15, usual: 10 } as const;
/** Number of sizes that are compared with the buyer's. */
const MAX_COMPARED = 2;

/** The user's choices in the room; kept while the page is open. */
export interface RoomChoice {
  /** Null for the room that suits the width of the pieces. */
  readonly room: RoomName | null;
  readonly wall: WallColourName;
  readonly light: RoomLight;
  readonly hasPerson: boolean;
  /** Number of pieces in the row; the first one is the buyer's. */
  readonly count: number;
  /** Size of the other pieces; null for copies of the buyer's. */
  readonly otherSize: SizeCm | null;
  readonly gap: Cm;
  /** Shift of the row from the middle of the wall to the right. */
  readonly offset: Cm;
  readonly compared: readonly SizeCm[];
}

/** The room before the user changes it. */
export const USUAL_ROOM: RoomChoice = {
  room: null,
  wall: 'linen',
  light: 'day',
  hasPerson: false,
  count: 1,
  otherSize: null,
  gap: GAP.usual,
  offset: 0,
  compared: [],
};

export const useRoomChoice = create<RoomChoice>()(() => USUAL_ROOM);

export function changeRoom(change: Partial<RoomChoice>): void {
  useRoomChoice.setState(change);
}

export function resetRoom(): void {
  useRoomChoice.setState(USUAL_ROOM, true);
}

/** Shows or hides the outline of a size; a third size replaces the one that was chosen first. */
export function toggleCompared(size: SizeCm): void {
  const { compared } = useRoomChoice.getState();
  const others = compared.filter((candidate) => !isSameSize(candidate, size));
  changeRoom({ compared: others.length < compared.length ? others : [...others, size].slice(-MAX_COMPARED) });
}

export function isSameSize(a: SizeCm, b: SizeCm): boolean {
  return a.width === b.width && a.height === b.height;
}
