import type { Catalogue } from '../shared/core.ts';

/** Texts of the pages between the designer and the shop’s own checkout. */
export const checkoutPages = {
  choose: 'Which material should we print on?',
  chooseHint: 'Choose the material, then continue to the checkout.',
  toCheckout: 'To the checkout',
  otherPlaces: 'On this material the design has different spaces. Look at your collage with this material first.',
  open: 'Open the collage',
  notYet: 'This cannot be ordered yet',
  otherAccount: 'This collage belongs to another account',
  otherAccountHint: 'You are signed in as {name}. Sign out, then sign in with the account that the collage was made with.',
  gone: 'This collage is no longer there',
} as const satisfies Catalogue;
