import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';

/** `wrongcode`: the same ticket allows another try. `expired`: sign in again with the password. */
export const signInCodeAnswer = z.object({
  authenticated: z.enum(['true', 'false']),
  username: z.string().optional(),
  error: z.enum(['wrongcode', 'expired']).optional(),
  msg: z.string().optional(),
});
export type SignInCodeAnswer = z.infer<typeof signInCodeAnswer>;

export const signInCodeCall = call({
  tag: 'Account',
  summary: 'Complete a sign-in with a code',
  description:
    'For accounts with two-step verification. `ticket` comes from the sign-in call and is valid for ten minutes. `code` has the six digits ' +
    'of the authenticator app (TOTP, RFC 6238: SHA-1, 30 seconds), of the current, previous or next time step and not used before, or ' +
    'the sixteen digits of a recovery code, which is valid once; spaces and hyphens are ignored. Ten wrong codes block the account for a quarter of an hour.',
  isChange: true,
  body: z.object({ ticket: plainText(64), code: plainText(40) }),
  answer: signInCodeAnswer,
  refusals: ['ERROR_TOO_MANY', 'ERROR_INSECURE'],
  example: { body: { ticket: 'x4Jk…', code: '492 039' }, answer: { authenticated: 'true', username: 'ana' } },
});
