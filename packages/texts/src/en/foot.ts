import type { Catalogue } from '../shared/core.ts';

/** Footer of pages and mails. */
export const foot = {
  footTerms: 'Terms and conditions',
  footPrivacy: 'Privacy',
  footImprint: 'Legal notice',
  footTrial: 'This is a demo shop: nothing is delivered and nothing is charged.',
} as const satisfies Catalogue;
