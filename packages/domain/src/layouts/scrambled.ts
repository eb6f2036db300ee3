import { itemAt } from '../units/item-at.ts';
import { type Piece, pieceRect } from './shared/board.ts';
import { cardCells, MODERN_BORDER } from './shared/cards.ts';
import { arrowControl, letterOptions, marginControl, spacingControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { contentBox } from './shared/margin.ts';

/** Eleven ways to cut a board of 10 x 10 into nine pieces, A … K, in reading order. [GEN-SCRAMBLED-02] */
const BOARDS: readonly (readonly Piece[])[] = [
  [
    [0, 0, 4, 6],
    [4, 0, 3, 3],
    [7, 0, 3, 3],
    [4, 3, 6, 3],
    [0, 6, 3, 4],
    [3, 6, 3, 4],
    [6, 6, 4, 2],
    [6, 8, 2, 2],
    [8, 8, 2, 2],
  ],
  [
    [0, 0, 3, 5],
    [3, 0, 4, 3],
    [7, 0, 3, 3],
    [3, 3, 4, 4],
    [7, 3, 3, 5],
    [0, 5, 3, 2],
    [0, 7, 3, 3],
    [3, 7, 4, 3],
    [7, 8, 3, 2],
  ],
  [
    [0, 0, 6, 6],
    [6, 0, 4, 3],
    [6, 3, 2, 3],
    [8, 3, 2, 3],
    [0, 6, 3, 4],
    [3, 6, 3, 2],
    [6, 6, 4, 2],
    [3, 8, 3, 2],
    [6, 8, 4, 2],
  ],
  [
    [0, 0, 4, 3],
    [4, 0, 3, 4],
    [7, 0, 3, 4],
    [0, 3, 4, 3],
    [4, 4, 6, 4],
    [0, 6, 2, 4],
    [2, 6, 2, 4],
    [4, 8, 3, 2],
    [7, 8, 3, 2],
  ],
  [
    [0, 0, 3, 4],
    [3, 0, 4, 2],
    [7, 0, 3, 3],
    [3, 2, 4, 5],
    [7, 3, 3, 4],
    [0, 4, 3, 2],
    [0, 6, 3, 4],
    [3, 7, 4, 3],
    [7, 7, 3, 3],
  ],
  [
    [0, 0, 5, 3],
    [5, 0, 3, 3],
    [8, 0, 2, 3],
    [0, 3, 2, 4],
    [2, 3, 5, 4],
    [7, 3, 3, 4],
    [0, 7, 3, 3],
    [3, 7, 2, 3],
    [5, 7, 5, 3],
  ],
  [
    [0, 0, 3, 3],
    [3, 0, 4, 3],
    [7, 0, 3, 3],
    [0, 3, 10, 4],
    [0, 7, 2, 3],
    [2, 7, 2, 3],
    [4, 7, 2, 3],
    [6, 7, 2, 3],
    [8, 7, 2, 3],
  ],
  [
    [0, 0, 3, 4],
    [3, 0, 4, 10],
    [7, 0, 3, 2],
    [7, 2, 3, 2],
    [0, 4, 3, 3],
    [7, 4, 3, 2],
    [7, 6, 3, 2],
    [0, 7, 3, 3],
    [7, 8, 3, 2],
  ],
  [
    [0, 0, 7, 3],
    [7, 0, 3, 3],
    [0, 3, 3, 4],
    [3, 3, 2, 2],
    [5, 3, 2, 2],
    [7, 3, 3, 4],
    [3, 5, 4, 2],
    [0, 7, 3, 3],
    [3, 7, 7, 3],
  ],
  [
    [0, 0, 5, 5],
    [5, 0, 5, 2],
    [5, 2, 2, 3],
    [7, 2, 3, 3],
    [0, 5, 2, 3],
    [2, 5, 3, 3],
    [5, 5, 5, 3],
    [0, 8, 5, 2],
    [5, 8, 5, 2],
  ],
  [
    [0, 0, 6, 2],
    [6, 0, 4, 4],
    [0, 2, 3, 4],
    [3, 2, 3, 4],
    [6, 4, 2, 3],
    [8, 4, 2, 3],
    [0, 6, 6, 4],
    [6, 7, 2, 3],
    [8, 7, 2, 3],
  ],
];

/** Nine photos on white cards, like a jigsaw put together wrongly. [GEN-SCRAMBLED-01 … GEN-SCRAMBLED-07] */
export const scrambled = defineGenerator({
  name: 'scrambled',
  customSizeRule: 'default',
  defaults: { layout: 0, borderCM: 0.5, marginCM: 0.5 },
  controls: (_, values) => [
    arrowControl(values, { key: 'layout', label: 'CONTROL_LAYOUT', options: letterOptions(BOARDS.length) }),
    spacingControl(values),
    marginControl(values),
  ],
  generate(context, { layout, borderCM, marginCM }) {
    const content = contentBox(context, marginCM);
    const board = itemAt(BOARDS, layout);
    const places = board.map((piece, i) => ({ slot: `img${i + 1}`, box: pieceRect(content, piece, borderCM), tiltDeg: 0 }));
    const { cells, border } = cardCells(places, MODERN_BORDER);
    return { size: context.size, cells, photoBorder: border };
  },
});
