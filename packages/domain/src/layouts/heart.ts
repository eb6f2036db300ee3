import { grow, type Rect } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { cardCells, MODERN_BORDER, scaleBorder } from './shared/cards.ts';
import { type CellFigure, placeFigure, readCellPicture } from './shared/cell-figure.ts';
import { arrowControl, letterOptions, SWITCH_OPTIONS, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { figureBand } from './shared/text-band.ts';
import { TEXT } from './shared/text-codes.ts';
import { tiltOf } from './shared/tilt.ts';

/** Gap between plain photos, in cells. */
const GAP = 0.06;

/** Heart A: equal photos, each row centred in the heart for smooth sides; photos per row, of each lobe in the first rows. */
const SMOOTH_ROWS = [[2, 2], [3, 3], [7], [6], [4], [3], [1]];

/** Hearts B and C: photos of one cell and of four cells. */
const HEART_B = [' ##  ## ', '#AA##BB#', '#AA##BB#', ' ###### ', '  ####  ', '   ##   '];
const HEART_C = [' AA# #BB ', '#AA###BB#', '##CC#DD##', ' #CC#DD# ', '  #####  ', '   ###   ', '    #    '];

/** The hearts with 31, 26 and 28 photos. [GEN-HEART-02] */
const HEARTS: readonly CellFigure[] = [smoothHeart(SMOOTH_ROWS), readCellPicture(HEART_B), readCellPicture(HEART_C)];

/** Page width at which the playful border has its nominal size. [GEN-HEART-05] */
const BORDER_WIDTH = 60;

/** Photos in the shape of a heart, optionally tilted and on white cards. [GEN-HEART-01 … GEN-HEART-07] */
export const heart = defineGenerator({
  name: 'heart',
  customSizeRule: 'heart',
  isOnWhite: 'with-cards',
  defaults: { layout: 0, playfull: 0, hasText: TEXT.HEART_BOTTOM_SUB },
  controls: (_, values) => [
    arrowControl(values, { key: 'layout', label: 'CONTROL_LAYOUT', options: letterOptions(HEARTS.length) }),
    arrowControl(values, { key: 'playfull', label: 'CONTROL_PLAYFULL', options: SWITCH_OPTIONS }),
    textControl(values, ['HEART_BOTTOM_SUB', 'HEART_BOTTOM', 'HEART_NONE']),
  ],
  generate(context, { layout, playfull, hasText }) {
    const { content, texts } = figureBand(context, hasText);
    const { rects, cell } = placeFigure(itemAt(HEARTS, layout), content);
    if (playfull !== 1) {
      const apart = rects.map((rect) => grow(rect, (-GAP * cell) / 2));
      return { size: context.size, cells: [...numberedCells(apart), ...texts], photoBorder: null };
    }
    const places = rects.map((box, i) => ({ slot: `img${i + 1}`, box, tiltDeg: tiltOf(i) }));
    const { cells, border } = cardCells(places, scaleBorder(MODERN_BORDER, context.size.width / BORDER_WIDTH));
    return { size: context.size, cells: [...cells, ...texts], photoBorder: border };
  },
});

function smoothHeart(rows: readonly (readonly number[])[]): CellFigure {
  const columns = Math.max(...rows.flat());
  const cells: Rect[] = rows.flatMap((groups, y) =>
    groups.flatMap((count, group) => {
      const middle = (columns * (group + 0.5)) / groups.length;
      return Array.from({ length: count }, (_, i) => ({ x: middle - count / 2 + i, y, width: 1, height: 1 }));
    }),
  );
  return { columns, rows: rows.length, cells };
}
