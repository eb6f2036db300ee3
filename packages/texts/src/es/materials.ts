import type { materials as source } from '../en/materials.ts';
import type { Like } from '../shared/core.ts';

export const materials: Like<typeof source> = {
  NO_PREFERENCE: 'Sin preferencia',
  POSTER: 'Póster',
  CANVAS2CM: 'Lienzo, bastidor de 2 cm',
  CANVAS4CM: 'Lienzo, bastidor de 4,5 cm',
  DIBOND: 'Aluminio',
  PLEXI: 'Metacrilato',
  TILES: 'Paneles',
  TILESPERM: 'Paneles fijos',
};
