import type { Catalogue } from '../core.ts';

/** Texts of the page that makes an account. */
export const registerPage = {
  title: 'Create an account',
  hint: 'With an account you can save your collages and order them on any device.',
  newsletter: 'Keep me posted with the newsletter',
  accept: 'I accept the general terms of use',
  haveOne: 'I already have an account',
} as const satisfies Catalogue;
