import { z } from 'zod';
import { call } from './call.ts';
import { line, plainText } from './fields.ts';

export const forgotPasswordCall = call({
  tag: 'Account',
  summary: 'Request a link for resetting a forgotten password',
  description: 'By name or e-mail address. The answer is the same with and without such an account.',
  isChange: true,
  body: z.object({ who: line(120) }),
  answer: z.object({ isSent: z.boolean() }),
  refusals: ['ERROR_TOO_MANY'],
  example: { body: { who: 'ana@example.org' }, answer: { isSent: true } },
});

export const resetPasswordCall = call({
  tag: 'Account',
  summary: 'Reset a forgotten password',
  description:
    'With the secret of the link, which is valid once, for half an hour. Both passwords are envelopes of one nonce, with the purpose ' +
    '`reset|` and the secret. It ends every session of the account and opens none.',
  isChange: true,
  body: z.object({
    token: plainText(64),
    password: plainText(1024),
    password_again: plainText(1024),
    nonce: plainText(64),
  }),
  /** '' on success; otherwise the reason of the refusal, in the requested language. */
  answer: z.object({ message: z.string() }),
  refusals: ['ERROR_TOO_MANY', 'ERROR_INSECURE'],
  example: { body: { token: 'x4Jk…', password: 'AUp5…', password_again: 'AVx8…', nonce: 'q83v…' }, answer: { message: '' } },
});
