import type { Path } from '../../geometry/path.ts';
import { readShapePath } from '../../geometry/shape-path.ts';

/** The outline of a digit, as in the shape library: its viewport and its path. [BORD-07] */
export interface DigitShape {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly outline: Path;
}

/** Drawn for this product: heavy strokes that leave much of a photo to see, and small counters. Outer contours run clockwise, counters against them. */
const PATHS: readonly (readonly [width: number, path: string])[] = [
  [
    60,
    'M30 0C50 0 60 18 60 50C60 82 50 100 30 100C10 100 0 82 0 50C0 18 10 0 30 0ZM30 22C24 22 21 32 21 50C21 68 24 78 30 78C36 78 39 68 39 50C39 32 36 22 30 22Z',
  ],
  [38, 'M0 20L26 0H38V100H14V33L0 42Z'],
  [
    60,
    'M0 32C0 12 12 0 30 0C48 0 59 11 59 29C59 42 52 51 42 61L26 78H60V100H0V82L30 50C35 44.5 37 40 37 32C37 25 34 21 29.5 21C24 21 21 25 21 33V36H0Z',
  ],
  [
    60,
    'M1 27C2 10 13 0 30 0C47 0 58 10 58 26C58 36 53 44 45 48C54 52 60 60 60 72C60 89 48 100 30 100C12 100 1 89 0 72H21C22 77 25 80 30 80C35 80 38 76.5 38 70.5C38 63 34 59 25 59H20V40H25C33 40 36.5 36.5 36.5 30C36.5 24.5 34 21 29.5 21C25 21 22 23.5 21.5 27Z',
  ],
  [60, 'M30 0H54V60H60V80H54V100H33V80H0V62ZM33 28L19 60H33Z'],
  [
    60,
    'M6 0H56V21H25L24 36C27 34.5 30 34 34 34C50 34 60 46 60 66C60 88 48 100 29 100C12 100 1 90 0 74H21C22 78.5 25 80.5 29 80.5C35 80.5 38.5 76 38.5 67C38.5 58 35 53 29 53C25.5 53 23 54.5 21.5 57H2Z',
  ],
  [
    60,
    'M31 0C46 0 57 9 58 25H37C36.5 22 34.5 20.5 31 20.5C25 20.5 21.5 26 21 38C24.5 35.5 28.5 34.5 33 34.5C50 34.5 60 46 60 66C60 87 48 100 30.5 100C10 100 0 85 0 52C0 16 10 0 31 0ZM30.5 53C25 53 21.5 58 21.5 66.5C21.5 76 25 81 30.5 81C36 81 39 76 39 67C39 58 36 53 30.5 53Z',
  ],
  [60, 'M0 0H60V19C46 40 38 66 36 100H12C14 70 22 44 37 22H0Z'],
  [
    60,
    'M30 0C47 0 57 10 57 25C57 35 52 43 44 47C54 51 60 60 60 71C60 89 48 100 30 100C12 100 0 89 0 71C0 60 6 51 16 47C8 43 3 35 3 25C3 10 13 0 30 0ZM30 20C25.5 20 22.5 23.5 22.5 29C22.5 34.5 25.5 38.5 30 38.5C34.5 38.5 37.5 34.5 37.5 29C37.5 23.5 34.5 20 30 20ZM30 57C24.5 57 21 61.5 21 68.5C21 75.5 24.5 80 30 80C35.5 80 39 75.5 39 68.5C39 61.5 35.5 57 30 57Z',
  ],
  [
    60,
    'M29 100C14 100 3 91 2 75H23C23.5 78 25.5 79.5 29 79.5C35 79.5 38.5 74 39 62C35.5 64.5 31.5 65.5 27 65.5C10 65.5 0 54 0 34C0 13 12 0 29.5 0C50 0 60 15 60 48C60 84 50 100 29 100ZM29.5 47C35 47 38.5 42 38.5 33.5C38.5 24 35 19 29.5 19C24 19 21 24 21 33C21 42 24 47 29.5 47Z',
  ],
];

/** The outlines of 0 … 9, by digit; all are 100 high. [GEN-NUM-03] */
export const DIGIT_SHAPES: readonly DigitShape[] = PATHS.map(([width, path]) => ({
  width,
  height: 100,
  path,
  outline: readShapePath(path),
}));
