import type { Catalogue } from '../core.ts';

/** What is said of titles and of texts on photos at their fields and on the page. */
export const words = {
  wordsLeftOut: 'Cannot be printed and was left out: {signs}',
  wordsCut: 'The end does not fit and is not printed.',
  wordsBroken: 'A word is too long for its line and is broken in two.',
  titleOff: 'Leave empty',
  titleMissing: 'No title: add one',
  subtitleMissing: 'No subtitle: add one',
  lostTitle: 'The title “{words}”',
  lostSubtitle: 'The subtitle “{words}”',
  lostOnPhoto: 'The text “{words}” on photo {number}',
  lostCut: '{place} does not fit: its end is not printed.',
  lostAll: '{place} has no room and is not printed.',
  lostBroken: '{place} is too wide: a word is broken in two.',
  lostSigns: '{place} has signs that cannot be printed: {signs}',
  lostMore: { one: 'One more text is not printed as it is written.', other: '{count} more texts are not printed as they are written.' },
  lostEdit: 'Change text',
} as const satisfies Catalogue;
