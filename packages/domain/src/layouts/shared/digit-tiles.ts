import { type CellFigure, readCellPicture } from './cell-figure.ts';

/** Fontset 0: blocks of equal squares. */
const BLOCKS = [
  '###|#.#|#.#|#.#|###',
  '.#.|##.|.#.|.#.|###',
  '###|..#|###|#..|###',
  '###|..#|###|..#|###',
  '#.#|#.#|###|..#|..#',
  '###|#..|###|..#|###',
  '###|#..|###|#.#|###',
  '###|..#|..#|..#|..#',
  '###|#.#|###|#.#|###',
  '###|#.#|###|..#|###',
];

/** Fontset 1: tall, slender blocks of equal squares. */
const TALL = [
  '###|#.#|#.#|#.#|#.#|#.#|###',
  '.#.|##.|.#.|.#.|.#.|.#.|###',
  '###|..#|..#|###|#..|#..|###',
  '###|..#|..#|###|..#|..#|###',
  '#.#|#.#|#.#|###|..#|..#|..#',
  '###|#..|#..|###|..#|..#|###',
  '###|#..|#..|###|#.#|#.#|###',
  '###|..#|..#|.#.|.#.|.#.|.#.',
  '###|#.#|#.#|###|#.#|#.#|###',
  '###|#.#|#.#|###|..#|..#|###',
];

/** Fontset 2: strokes of long photos; cells with the same letter are one photo. */
const STROKES = [
  'AAB|C.B|C.D|E.D|EFF',
  '.A.|BA.|.C.|.C.|DDD',
  'AAB|..B|CDD|C..|EEE',
  'AAB|..B|CCD|..D|EEE',
  'A.B|A.B|CCB|..D|..D',
  'ABB|A..|CCD|..D|EEE',
  'ABB|A..|CDD|C.E|FFE',
  'AAB|..B|..C|..C|..C',
  'AAB|C.B|CDD|E.F|EGF',
  'AAB|C.B|CDD|..E|FFE',
];

const read = (pictures: readonly string[]): readonly CellFigure[] => pictures.map((picture) => readCellPicture(picture.split('|')));

/** Digits 0 … 9 built from photos, by fontset 0 … 2. [GEN-NUM-01] */
export const DIGIT_TILES: readonly (readonly CellFigure[])[] = [read(BLOCKS), read(TALL), read(STROKES)];
