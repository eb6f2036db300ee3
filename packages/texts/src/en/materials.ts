import type { Catalogue } from '../shared/core.ts';

/** Names of the materials; the thicker canvas frame is described as 4.5 cm. [MAT-01 … MAT-09] */
export const materials = {
  NO_PREFERENCE: 'No preference',
  POSTER: 'Poster',
  CANVAS2CM: 'Canvas on a 2 cm frame',
  CANVAS4CM: 'Canvas on a 4.5 cm frame',
  DIBOND: 'Aluminium composite',
  PLEXI: 'Acrylic glass',
  TILES: 'Tiles',
  TILESPERM: 'Tiles, fixed',
} as const satisfies Catalogue;
