import type { room as source } from '../en/room.ts';
import type { Like } from '../shared/core.ts';

export const room: Like<typeof source> = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, boven een dressoir van 160 cm breed',
  roomSofa: '{piece}, boven een bank van 210 cm breed',
  roomDesk: '{piece}, boven een bureau van 140 cm breed',
  roomBed: '{piece}, boven een bed van 160 cm breed',
  roomStairs: '{piece}, langs een trap',
};
