import type { Rect } from '../geometry/rect.ts';
import type { Generator } from './generator.ts';
import { type CardPlace, cardCells, MODERN_BORDER } from './shared/bordered.ts';
import { SPLIT_DEFAULTS, SPLIT_KEYS, splitControls, splitPage } from './shared/split.ts';
import { calmTilt, tiltOf } from './shared/tilt.ts';

/** Its own, calmer cycle, degrees. [GEN-BSPLIT-05] */
const TILTS = [-1, 0, 1, -0.5, 1, -0.5, -1, 1.5, 0.5] as const;

/** The split page with twisted photos on white cards. [GEN-BSPLIT-01 … GEN-BSPLIT-07] */
export const bordersplit: Generator = {
  name: 'bordersplit',
  keys: SPLIT_KEYS,
  customSizeRule: 'default',
  defaults: () => SPLIT_DEFAULTS,
  controls: splitControls,
  generate(context, values) {
    const { large, small, texts } = splitPage(context, values);
    const isBackground = values.inline === 1;
    const first: CardPlace = { slot: 'imglarge', box: large, tiltDeg: isBackground ? 0 : twist(0, large) };
    const others = small.map((box, i) => ({ slot: `img${i + 1}`, box, tiltDeg: twist(i + 1, box) }));
    const { cells, border } = cardCells([first, ...others], MODERN_BORDER);
    return { size: context.size, cells: [...cells, ...texts], photoBorder: border };
  },
};

function twist(index: number, box: Rect): number {
  return calmTilt(tiltOf(index, TILTS), box);
}
