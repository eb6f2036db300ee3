import type { Catalogue } from '../core.ts';

/** Texts of the two pages for a person who has forgotten a password. */
export const passwordPages = {
  forgotten: 'Forgotten your password?',
  who: 'Username or e-mail address',
  choose: 'New password',
  again: 'Repeat password',
  save: 'Save password',
} as const satisfies Catalogue;
