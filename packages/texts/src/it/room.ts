import type { room as source } from '../en/room.ts';
import type { Like } from '../shared/core.ts';

export const room: Like<typeof source> = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, sopra una credenza larga 160 cm',
  roomSofa: '{piece}, sopra un divano largo 210 cm',
  roomDesk: '{piece}, sopra una scrivania larga 140 cm',
  roomBed: '{piece}, sopra un letto largo 160 cm',
  roomStairs: '{piece}, lungo una scala',
};
