import type { Generator } from './generator.ts';
import { PILE_DEFAULTS, PILE_KEYS, pileControls, pileLayout } from './shared/pile.ts';

/** A pile of equal cards: the inline variant, from one column and one row on. [GEN-PILEALL-01] [GEN-PILEALL-02] */
export const pilealleven: Generator = {
  name: 'pilealleven',
  keys: PILE_KEYS,
  customSizeRule: 'default',
  defaults: () => PILE_DEFAULTS,
  controls: (context, values) => pileControls(context, values, 1),
  counts: ({ numberVert = 4, numberHor = 4 }) => ({ columns: numberVert, rows: numberHor }),
  generate: (context, values) => pileLayout(context, values, false),
};
