import type { Catalogue } from '../shared/core.ts';

/** Pages with a sentence and links. */
export const shortPages = {
  designerClosedTitle: 'See you soon',
  designerClosedText: 'You will find your saved collages under “My collages”. You can continue with them whenever you like.',
  notFoundTitle: 'This page does not exist',
  faultTitle: 'Something went wrong',
} as const satisfies Catalogue;
