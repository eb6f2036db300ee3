import type { Catalogue } from '../shared/core.ts';

/** Popup in which users sign in to the photo service. */
export const socialPages = {
  socialDoneTitle: 'Done',
  socialDoneText: 'You can close this window and continue with your collage.',
  socialCancelledTitle: 'Not signed in',
  socialCancelledText: 'No photos were fetched. Close this window and try again if you like.',
  socialDemoText:
    'A demo photo service that shows how photos get into your collage. It has sample photos; any name will do, and nothing is stored.',
  socialDemoName: 'Your name',
  socialDemoEnter: 'Sign in',
  socialDemoCancel: 'Cancel',
} as const satisfies Catalogue;
