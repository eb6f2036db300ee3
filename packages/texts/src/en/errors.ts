import type { Catalogue } from '../shared/core.ts';

export const errors = {
  ERROR: 'An error occurred',
  ERROR_OCCURRED: 'Something unexpected went wrong.',
  faultUnreadable: 'The answer did not come from our server. Your network may ask you to sign in first; then try again.',
  faultStatus: 'The server answered with error {status}.',
  errorLoad: 'Your collage could not be loaded. You have probably not worked on it for some time and have been signed out.',
  errorOverview: 'Go to “My collages” and sign in >',
  errorDetail: 'Technical detail',
  errorToDesigns: 'Choose a design',
  required: 'This is a required field',
  minlength: 'This field must be at least {n} characters long',
  maxlength: 'This field may be at most {n} characters long',
  noAnswer: 'The server is not responding. Please try again in a moment.',
} as const satisfies Catalogue;
