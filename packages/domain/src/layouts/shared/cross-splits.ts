import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { inReadingOrder, type Piece, pieceRect } from './board.ts';

export const MIN_PHOTOS = 4;
export const MAX_PHOTOS = 50;

/** Number of photos up to which each number has its own bases. [GEN-CROSS-04] [GEN-CROSS-08] */
export const FEW_PHOTOS = 8;

/** Ratios at which a cell is split. [GEN-CROSS-07] */
export const SPLIT_RATIOS = [0.4, 0.5, 0.6] as const;

/** Minimum side and area of a part, cm and cm². [GEN-CROSS-10 … GEN-CROSS-12] */
const MIN_SIDE: Cm = 3;
const MIN_AREA = 25;

/** Bases A, B and C for 4 to 8 photos, on a board of 10 x 10. */
const BASES: Readonly<Record<number, readonly (readonly Piece[])[]>> = {
  4: [
    [
      [0, 0, 6, 5],
      [6, 0, 4, 5],
      [0, 5, 4, 5],
      [4, 5, 6, 5],
    ],
    [
      [0, 0, 5, 6],
      [5, 0, 5, 4],
      [5, 4, 5, 6],
      [0, 6, 5, 4],
    ],
    [
      [0, 0, 6, 6],
      [6, 0, 4, 6],
      [0, 6, 4, 4],
      [4, 6, 6, 4],
    ],
  ],
  5: [
    [
      [0, 0, 6, 4],
      [6, 0, 4, 6],
      [0, 4, 4, 6],
      [4, 4, 2, 2],
      [4, 6, 6, 4],
    ],
    [
      [0, 0, 4, 5],
      [4, 0, 6, 5],
      [0, 5, 4, 5],
      [4, 5, 3, 5],
      [7, 5, 3, 5],
    ],
    [
      [0, 0, 6, 6],
      [6, 0, 4, 5],
      [6, 5, 4, 5],
      [0, 6, 3, 4],
      [3, 6, 3, 4],
    ],
  ],
  6: [
    [
      [0, 0, 6, 6],
      [6, 0, 4, 3],
      [6, 3, 4, 3],
      [0, 6, 4, 4],
      [4, 6, 3, 4],
      [7, 6, 3, 4],
    ],
    [
      [0, 0, 4, 4],
      [4, 0, 3, 6],
      [7, 0, 3, 4],
      [0, 4, 4, 6],
      [7, 4, 3, 6],
      [4, 6, 3, 4],
    ],
    [
      [0, 0, 6, 3],
      [6, 0, 4, 5],
      [0, 3, 3, 7],
      [3, 3, 3, 4],
      [6, 5, 4, 5],
      [3, 7, 3, 3],
    ],
  ],
  7: [
    [
      [0, 0, 4, 4],
      [4, 0, 3, 4],
      [7, 0, 3, 4],
      [0, 4, 3, 6],
      [3, 4, 4, 6],
      [7, 4, 3, 3],
      [7, 7, 3, 3],
    ],
    [
      [0, 0, 6, 3],
      [6, 0, 4, 3],
      [0, 3, 3, 4],
      [3, 3, 4, 4],
      [7, 3, 3, 4],
      [0, 7, 4, 3],
      [4, 7, 6, 3],
    ],
    [
      [0, 0, 3, 6],
      [3, 0, 4, 3],
      [7, 0, 3, 4],
      [3, 3, 4, 4],
      [7, 4, 3, 6],
      [0, 6, 3, 4],
      [3, 7, 4, 3],
    ],
  ],
  8: [
    [
      [0, 0, 3, 4],
      [3, 0, 4, 3],
      [7, 0, 3, 6],
      [3, 3, 4, 4],
      [0, 4, 3, 3],
      [7, 6, 3, 4],
      [0, 7, 3, 3],
      [3, 7, 4, 3],
    ],
    [
      [0, 0, 3, 3],
      [3, 0, 4, 3],
      [7, 0, 3, 3],
      [0, 3, 5, 4],
      [5, 3, 5, 4],
      [0, 7, 4, 3],
      [4, 7, 3, 3],
      [7, 7, 3, 3],
    ],
    [
      [0, 0, 3, 3],
      [3, 0, 4, 5],
      [7, 0, 3, 4],
      [0, 3, 3, 4],
      [7, 4, 3, 3],
      [3, 5, 4, 5],
      [0, 7, 3, 3],
      [7, 7, 3, 3],
    ],
  ],
};

/** Bases of the layouts A … F above eight photos: number of photos and letter. [GEN-CROSS-05] */
const BASES_FOR_MANY = [
  [8, 0],
  [8, 1],
  [8, 2],
  [7, 1],
  [6, 0],
  [5, 0],
] as const;

export interface CrossRequest {
  readonly photos: number;
  /** Letter of the layout: 0–2 for up to eight photos, 0–5 for more. */
  readonly layout: number;
  /** True to split at 0.4, 0.5 and 0.6 in turn; false to split in halves. */
  readonly isMixed: boolean;
  readonly gutter: Cm;
}

/** The cells of a cross mosaic in reading order: `photos` cells, or as many as the size limits allow. [GEN-CROSS-09] */
export function crossRects(box: Rect, { photos, layout, isMixed, gutter }: CrossRequest): readonly Rect[] {
  const [count, letter] = photos <= FEW_PHOTOS ? [photos, layout] : itemAt(BASES_FOR_MANY, layout);
  const base = BASES[count]?.[letter];
  if (!base) throw new RangeError(`Expected a base layout for ${count} photos but received letter ${letter}`);
  const cells = base.map((piece) => pieceRect(box, piece, gutter));
  for (let split = 0; cells.length < photos; split++) {
    const ratio = isMixed ? itemAt(SPLIT_RATIOS, (split + layout) % SPLIT_RATIOS.length) : 0.5;
    if (!splitOne(cells, ratio, gutter)) break;
  }
  return inReadingOrder(cells);
}

/** Splits the largest cell that can be split; false if there is none. */
function splitOne(cells: Rect[], ratio: number, gutter: Cm): boolean {
  let place = -1;
  let largest = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = itemAt(cells, i);
    const area = cell.width * cell.height;
    if (area > largest + 1e-6 && partsOf(cell, ratio, gutter).every(isLargeEnough)) [place, largest] = [i, area];
  }
  if (place < 0) return false;
  cells.splice(place, 1, ...partsOf(itemAt(cells, place), ratio, gutter));
  return true;
}

/** The two parts of a cell that is split across its longer side. */
function partsOf(cell: Rect, ratio: number, gutter: Cm): readonly [Rect, Rect] {
  const { x, y, width, height } = cell;
  if (width >= height) {
    const first = (width + gutter) * ratio - gutter;
    return [
      { ...cell, width: first },
      { ...cell, x: x + first + gutter, width: width - first - gutter },
    ];
  }
  const first = (height + gutter) * ratio - gutter;
  return [
    { ...cell, height: first },
    { ...cell, y: y + first + gutter, height: height - first - gutter },
  ];
}

function isLargeEnough({ width, height }: Rect): boolean {
  return width >= MIN_SIDE && height >= MIN_SIDE && width * height >= MIN_AREA;
}
