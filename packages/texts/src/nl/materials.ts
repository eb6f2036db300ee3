import type { materials as source } from '../en/materials.ts';
import type { Like } from '../shared/core.ts';

export const materials: Like<typeof source> = {
  NO_PREFERENCE: 'Geen voorkeur',
  POSTER: 'Poster',
  CANVAS2CM: 'Canvas, frame van 2 cm',
  CANVAS4CM: 'Canvas, frame van 4,5 cm',
  DIBOND: 'Aluminium (dibond)',
  PLEXI: 'Acrylglas',
  TILES: 'Tegels',
  TILESPERM: 'Tegels, vast gemonteerd',
};
