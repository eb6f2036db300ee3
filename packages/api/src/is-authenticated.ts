import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';

/** Empty username and password only query if the session is signed in. [HCALL-18] `password` is an envelope. */
export const isAuthenticatedRequest = z.object({
  action: plainText(20).default('signin'),
  username: plainText(256),
  password: plainText(1024),
  nonce: plainText(64).optional(),
});

/**
 * `authenticated` is the string 'true' or 'false' [HCALL-19]; `error` and `msg` give the reason of a failed sign-in. `codeneeded`: the
 * password is correct and the account requires a code, which the client sends together with `ticket`.
 */
export const isAuthenticatedAnswer = z.object({
  authenticated: z.enum(['true', 'false']),
  username: z.string().optional(),
  error: z.enum(['wrongcredentials', 'codeneeded']).optional(),
  msg: z.string().optional(),
  ticket: z.string().optional(),
});
export type IsAuthenticatedAnswer = z.infer<typeof isAuthenticatedAnswer>;

export const signOutAnswer = z.object({ authenticated: z.literal('false') });
export type SignOutAnswer = z.infer<typeof signOutAnswer>;

export const isAuthenticatedCall = call({
  tag: 'Account',
  summary: 'Sign in, or query the session',
  description:
    'Empty username and password only query the session. The password is an envelope, encrypted with the key and nonce of the call for keys. ' +
    'A wrong password is answered with status 200: `authenticated` is "false", with `error` and `msg`. ' +
    'For an account with two-step verification the correct password also answers "false", with `error` "codeneeded" and a `ticket`: ' +
    'the call for the code completes the sign-in.',
  isChange: true,
  body: isAuthenticatedRequest,
  answer: isAuthenticatedAnswer,
  refusals: ['ERROR_TOO_MANY', 'ERROR_INSECURE'],
  example: { body: { action: 'signin', username: '', password: '' }, answer: { authenticated: 'false' } },
});

export const signOutCall = call({
  tag: 'Account',
  summary: 'Sign out on this device',
  isChange: true,
  answer: signOutAnswer,
  more: { 303: z.null().meta({ description: 'With `?page=overview`: back to the overview' }) },
  example: { answer: { authenticated: 'false' } },
});
