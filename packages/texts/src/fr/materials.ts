import type { Like } from '../core.ts';
import type { materials as source } from '../en/materials.ts';

export const materials: Like<typeof source> = {
  '': 'Sans préférence',
  POSTER: 'Affiche',
  CANVAS2CM: 'Toile, châssis de 2 cm',
  CANVAS4CM: 'Toile, châssis de 4,5 cm',
  DIBOND: 'Aluminium',
  PLEXI: 'Verre acrylique',
  TILES: 'Panneaux',
  TILESPERM: 'Panneaux fixes',
};
