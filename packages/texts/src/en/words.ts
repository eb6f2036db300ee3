import type { Catalogue } from '../shared/core.ts';

/** Notes on titles and on photo texts, beside their fields and on the page. */
export const words = {
  wordsLeftOut: 'Cannot be printed and was left out: {signs}',
  wordsCut: 'The end does not fit and is not printed.',
  wordsBroken: 'A word is too long for its line and is split.',
  titleOff: 'Leave empty',
  titleMissing: 'Add a title',
  subtitleMissing: 'Add a subtitle',
  lostTitle: 'The title “{words}”',
  lostSubtitle: 'The subtitle “{words}”',
  lostOnPhoto: 'The text “{words}” on photo {number}',
  lostCut: '{place} does not fit: its end is not printed.',
  lostAll: '{place} does not fit and is not printed.',
  lostBroken: '{place} is too wide: a word is split.',
  lostSigns: '{place} contains characters that cannot be printed: {signs}',
  lostMore: { one: 'One more text is not printed as it is written.', other: '{count} more texts are not printed as they are written.' },
  lostEdit: 'Change text',
} as const satisfies Catalogue;
