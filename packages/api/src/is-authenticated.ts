import { z } from 'zod';

/** Empty username and password only ask whether the session is signed in. [HCALL-18] `password` is an envelope. */
export const isAuthenticatedRequest = z.object({
  action: z.string().max(20).default('signin'),
  username: z.string().max(256),
  password: z.string().max(1024),
  nonce: z.string().max(64).optional(),
});
export type IsAuthenticatedRequest = z.infer<typeof isAuthenticatedRequest>;

/** `authenticated` is the string 'true' or 'false' [HCALL-19]; `error` and `msg` say why a sign-in failed. */
export const isAuthenticatedAnswer = z.object({
  authenticated: z.enum(['true', 'false']),
  username: z.string().optional(),
  error: z.literal('wrongcredentials').optional(),
  msg: z.string().optional(),
});
export type IsAuthenticatedAnswer = z.infer<typeof isAuthenticatedAnswer>;

export const signOutAnswer = z.object({ authenticated: z.literal('false') });
export type SignOutAnswer = z.infer<typeof signOutAnswer>;
