import type { materials as source } from '../en/materials.ts';
import type { Like } from '../shared/core.ts';

export const materials: Like<typeof source> = {
  NO_PREFERENCE: 'Keine Präferenz',
  POSTER: 'Poster',
  CANVAS2CM: 'Leinwand, Keilrahmen 2 cm',
  CANVAS4CM: 'Leinwand, Keilrahmen 4,5 cm',
  DIBOND: 'Alu-Verbundplatte',
  PLEXI: 'Acrylglas',
  TILES: 'Kacheln',
  TILESPERM: 'Kacheln, fest montiert',
};
