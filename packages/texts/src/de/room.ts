import type { room as source } from '../en/room.ts';
import type { Like } from '../shared/core.ts';

export const room: Like<typeof source> = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, über einem Sideboard von 160 cm Breite',
  roomSofa: '{piece}, über einem Sofa von 210 cm Breite',
  roomDesk: '{piece}, über einem Schreibtisch von 140 cm Breite',
  roomBed: '{piece}, über einem Bett von 160 cm Breite',
  roomStairs: '{piece}, an einer Treppe',
};
