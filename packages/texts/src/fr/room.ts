import type { room as source } from '../en/room.ts';
import type { Like } from '../shared/core.ts';

export const room: Like<typeof source> = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, au-dessus d’un buffet de 160 cm de large',
  roomSofa: '{piece}, au-dessus d’un canapé de 210 cm de large',
  roomDesk: '{piece}, au-dessus d’un bureau de 140 cm de large',
  roomBed: '{piece}, au-dessus d’un lit de 160 cm de large',
  roomStairs: '{piece}, le long d’un escalier',
};
