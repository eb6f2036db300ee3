import type { Catalogue } from '../shared/core.ts';

export const room = {
  roomLength: '{length} cm',
  roomSideboard: '{piece}, over a sideboard 160 cm wide',
  roomSofa: '{piece}, over a sofa 210 cm wide',
  roomDesk: '{piece}, over a desk 140 cm wide',
  roomBed: '{piece}, over a bed 160 cm wide',
  roomStairs: '{piece}, beside a flight of stairs',
} as const satisfies Catalogue;
