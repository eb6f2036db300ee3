import { defineGenerator } from './shared/define-generator.ts';
import { PILE_DEFAULTS, type PileValues, pileControls, pileLayout } from './shared/pile.ts';

/**
 * A ring of cards round a large one. With at most three columns or rows, too few for a ring, it is a pile of equal cards; the minimum of
 * both numbers is then one instead of three.
 *
 * @see [GEN-PILEONE-01 … GEN-PILEONE-03] [GEN-PILE-02]
 */
export const pileonelarge = defineGenerator({
  name: 'pileonelarge',
  customSizeRule: 'default',
  isOnWhite: 'always',
  defaults: PILE_DEFAULTS,
  controls: (context, values) => pileControls(context, values, isInline(values) ? 1 : 3),
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate: (context, values) => pileLayout(context, values, !isInline(values)),
});

function isInline({ numberVert, numberHor }: PileValues): boolean {
  return numberVert <= 3 || numberHor <= 3;
}
