import type { Rect } from '@muro/domain';
import type { RoomLight } from '../plans/room-plans.ts';

export interface SceneProps {
  readonly light: RoomLight;
  /** Pieces on the wall, cm in the room: what stands before them steps aside. */
  readonly hung: readonly Rect[];
}
