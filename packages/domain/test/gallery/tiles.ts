import type { Gallery } from './gallery.ts';

const wall = (columns: number, rows: number) => ({
  size: [50, 50] as const,
  material: 'TILES' as const,
  values: { numberVert: columns, numberHor: rows },
});

export const tiles: Gallery = {
  'as it comes': { size: [50, 50], material: 'TILES' },
  'one panel': wall(1, 1),
  'two in a row': wall(2, 1),
  'two in a column': wall(1, 2),
  four: wall(2, 2),
  'a row of five': wall(5, 1),
  'five by two': wall(5, 2),
  'two by five': wall(2, 5),
  'four by three': wall(4, 3),
  'a row of ten': wall(10, 1),
  'a column of ten': wall(1, 10),
  'a hundred': wall(10, 10),
};
