import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';

/** Invalid values are answered as field errors, not as a malformed request, so the schema only limits sizes. Passwords are envelopes. */
export const registerRequest = z.object({
  action: plainText(20).default('register'),
  username: plainText(256),
  email: plainText(512),
  newsletter: z.boolean().default(false),
  password: plainText(1024),
  password_again: plainText(1024),
  /** Only the boolean true counts as consent. [REG-10] */
  terms: z.unknown().optional(),
  nonce: plainText(64).optional(),
});

export const REGISTER_FIELDS = ['username', 'email', 'password', 'password_again', 'terms', 'all'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Field 'all' is a form-level error. [HCALL-21] [REG-14] */
export const registerAnswer = z.object({
  authenticated: z.enum(['true', 'false']),
  username: z.string().optional(),
  errors: z.array(z.object({ field: z.enum(REGISTER_FIELDS), message: z.string() })),
});
export type RegisterAnswer = z.infer<typeof registerAnswer>;

export const registerCall = call({
  tag: 'Account',
  summary: 'Register a user and sign in',
  description: 'Both passwords are envelopes of one nonce. Invalid fields are reported in `errors`, with status 200.',
  isChange: true,
  body: registerRequest,
  answer: registerAnswer,
  refusals: ['ERROR_TOO_MANY', 'ERROR_INSECURE'],
  example: {
    body: {
      action: 'register',
      username: 'ana',
      email: 'ana@example.org',
      newsletter: false,
      terms: true,
      password: 'AUp5…',
      password_again: 'AVx8…',
      nonce: 'q83v…',
    },
    answer: { authenticated: 'true', username: 'ana', errors: [] },
  },
});
