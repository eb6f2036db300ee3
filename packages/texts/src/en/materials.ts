import type { Catalogue } from '../core.ts';

/** Names of the materials; the thicker canvas frame is described as 4.5 cm. [MAT-01 … MAT-09] */
export const materials = {
  '': 'No preference',
  POSTER: 'Poster',
  CANVAS2CM: 'Canvas, 2 cm frame',
  CANVAS4CM: 'Canvas, 4.5 cm frame',
  DIBOND: 'Aluminium',
  PLEXI: 'Acrylic glass',
  TILES: 'Tiles',
  TILESPERM: 'Tiles, fixed',
} as const satisfies Catalogue;
