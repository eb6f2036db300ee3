import type { room as source } from '../en/room.ts';
import type { Like } from '../shared/core.ts';

export const room: Like<typeof source> = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, sobre un aparador de 160 cm de ancho',
  roomSofa: '{piece}, sobre un sofá de 210 cm de ancho',
  roomDesk: '{piece}, sobre un escritorio de 140 cm de ancho',
  roomBed: '{piece}, sobre una cama de 160 cm de ancho',
  roomStairs: '{piece}, junto a una escalera',
};
