import type { materials as source } from '../en/materials.ts';
import type { Like } from '../shared/core.ts';

export const materials: Like<typeof source> = {
  NO_PREFERENCE: 'Sans préférence',
  POSTER: 'Poster',
  CANVAS2CM: 'Toile, châssis de 2 cm',
  CANVAS4CM: 'Toile, châssis de 4,5 cm',
  DIBOND: 'Aluminium',
  PLEXI: 'Verre acrylique',
  TILES: 'Panneaux',
  TILESPERM: 'Panneaux fixes',
};
