import type { Rect } from '../geometry/rect.ts';
import { type CardPlace, cardCells, MODERN_BORDER } from './shared/cards.ts';
import { defineGenerator } from './shared/define-generator.ts';
import type { PhotoCell } from './shared/layout.ts';
import { photoCell } from './shared/photo-cell.ts';
import { SPLIT_DEFAULTS, splitControls, splitPage } from './shared/split.ts';
import { reduceTilt, tiltOf } from './shared/tilt.ts';

/** Tilt angles of this generator, used in turn, degrees. [GEN-BSPLIT-05] */
const TILTS = [-1, 0, 1, -0.5, 1, -0.5, -1, 1.5, 0.5] as const;

/**
 * The split page with tilted photos on white cards. Inline, they lie on the large photo, which then has no card. [GEN-BSPLIT-01 …
 * GEN-BSPLIT-07]
 */
export const bordersplit = defineGenerator({
  name: 'bordersplit',
  customSizeRule: 'default',
  isOnWhite: 'always',
  defaults: SPLIT_DEFAULTS,
  controls: splitControls,
  generate(context, values) {
    const { large, small, texts } = splitPage(context, values);
    const others = small.map((box, i) => ({ slot: `img${i + 1}`, box, tiltDeg: photoTilt(i + 1, box) }));
    if (values.inline !== 1) {
      const first: CardPlace = { slot: 'imglarge', box: large, tiltDeg: photoTilt(0, large) };
      const { cells, border } = cardCells([first, ...others], MODERN_BORDER);
      return { size: context.size, cells: [...cells, ...texts], photoBorder: border };
    }
    const { cells, border } = cardCells(others, MODERN_BORDER);
    const ground: PhotoCell = { ...photoCell('imglarge', large), hasCard: false };
    return { size: context.size, cells: [ground, ...cells, ...texts], photoBorder: border };
  },
});

function photoTilt(index: number, box: Rect): number {
  return reduceTilt(tiltOf(index, TILTS), box);
}
