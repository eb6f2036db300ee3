import type { Rect } from '@muro/domain';
import type { RoomLight } from '../plans/room-plans.ts';

export interface SceneProps {
  readonly light: RoomLight;
  /** Pieces on the wall, cm in the room: objects in front of them move or are hidden. */
  readonly pieces: readonly Rect[];
}
