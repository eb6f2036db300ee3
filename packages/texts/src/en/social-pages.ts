import type { Catalogue } from '../core.ts';

/** Texts of the small window in which people sign in to the photo service. */
export const socialPages = {
  doneTitle: 'Done',
  doneText: 'You can close this window and continue with your collage.',
  cancelledTitle: 'Not signed in',
  cancelledText: 'No photos were fetched. Close this window and try again if you like.',
  demoText:
    'A demo photo service that shows how photos get into your collage. It has sample photos; any name will do, and nothing is stored.',
  demoName: 'Your name',
  demoEnter: 'Sign in',
  demoCancel: 'Cancel',
} as const satisfies Catalogue;
