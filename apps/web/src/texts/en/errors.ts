import type { Catalogue } from '../core.ts';

export const errors = {
  ERROR: 'An error occurred',
  ERROR_OCCURRED: 'Something unexpected went wrong.',
  errorLoad:
    'Your collage could not be loaded. This is probably because you have not worked on your collage for some time and have been signed out.',
  errorOverview: 'Go to your collage overview and sign in >',
  errorDetail: 'Technical detail',
  errorToDesigns: 'Choose a design',
} as const satisfies Catalogue;
