import type { Cm } from '@muro/domain';

export type RoomName = 'sideboard' | 'sofa' | 'desk' | 'bed' | 'stairs';

/** Light in the room: sun through a window, or lamps. */
export type RoomLight = 'day' | 'evening';

/** Measures of the furniture in a room and the part of the wall that is shown. */
export interface RoomPlan {
  readonly width: Cm;
  /** From the floor to the upper edge over which pieces hang. */
  readonly height: Cm;
  /** Width of the wall that the box shows. [WALL-12] */
  readonly view: Cm;
  /** The same in a narrow box. [WALL-12] */
  readonly phoneView: Cm;
}

/** Furniture in true size. [WALL-12] */
export const ROOM_PLANS: Readonly<Record<RoomName, RoomPlan>> = {
  sideboard: { width: 160, height: 75, view: 254, phoneView: 148 },
  sofa: { width: 210, height: 85, view: 380, phoneView: 222 },
  desk: { width: 140, height: 74, view: 254, phoneView: 148 },
  bed: { width: 160, height: 100, view: 300, phoneView: 176 },
  stairs: { width: 280, height: 0, view: 320, phoneView: 188 },
};

/** Wider pieces hang over the sofa, narrower ones than `DESK_BELOW` over the desk. [WALL-12] */
const SOFA_ABOVE: Cm = 110;
const DESK_BELOW: Cm = 40;

/** Returns the room whose furniture suits a piece, or a row of pieces, of this width. [WALL-12] */
export function roomForWidth(width: Cm): RoomName {
  if (width > SOFA_ABOVE) return 'sofa';
  return width < DESK_BELOW ? 'desk' : 'sideboard';
}

export const STEP_RISE: Cm = 17.5;
export const STEP_RUN: Cm = 28;
/** The x of the first riser; the flight climbs to the right. */
export const FIRST_RISER: Cm = -42;

/** Space between the furniture and the lower edge of a piece. [WALL-12] */
const ABOVE_FURNITURE: Cm = 18;
/** Height of a piece's centre where no furniture stands below it: eye level. */
const EYE_LEVEL: Cm = 145;

/**
 * Returns the y of the upper edge of a piece that hangs at `x` (its centre); the floor is y = 0 and heights are negative, as in the drawing.
 * Over furniture the lower edge decides, on stairs the centre keeps its height over the steps.
 */
export function hangingTop(room: RoomName, x: Cm, height: Cm): Cm {
  if (room !== 'stairs') return -(ROOM_PLANS[room].height + ABOVE_FURNITURE + height);
  const climbed = Math.max(0, ((x - FIRST_RISER) / STEP_RUN) * STEP_RISE);
  return -(EYE_LEVEL + climbed + height / 2);
}
