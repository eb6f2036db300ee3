import { defineGenerator } from './shared/define-generator.ts';
import { PILE_DEFAULTS, pileControls, pileLayout } from './shared/pile.ts';

/** A pile of equal cards in columns and rows, from one of each. [GEN-PILEALL-01] [GEN-PILEALL-02] */
export const pilealleven = defineGenerator({
  name: 'pilealleven',
  customSizeRule: 'default',
  isOnWhite: 'always',
  defaults: PILE_DEFAULTS,
  controls: (context, values) => pileControls(context, values, 1),
  counts: ({ numberVert, numberHor }) => ({ columns: numberVert, rows: numberHor }),
  generate: (context, values) => pileLayout(context, values, false),
});
