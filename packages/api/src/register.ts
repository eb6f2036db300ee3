import { z } from 'zod';

/** Wrong values are answered as field errors, not as a broken request, so the schema only bounds sizes. Passwords are envelopes. */
export const registerRequest = z.object({
  action: z.string().max(20).default('register'),
  username: z.string().max(256),
  email: z.string().max(512),
  newsletter: z.boolean().default(false),
  password: z.string().max(1024),
  password_again: z.string().max(1024),
  /** Only the boolean true is consent. [REG-10] */
  terms: z.unknown().optional(),
  nonce: z.string().max(64).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const REGISTER_FIELDS = ['username', 'email', 'password', 'password_again', 'terms', 'all'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Field 'all' is a form-level error. [HCALL-21] [REG-14] */
export const registerAnswer = z.object({
  authenticated: z.enum(['true', 'false']),
  username: z.string().optional(),
  errors: z.array(z.object({ field: z.enum(REGISTER_FIELDS), message: z.string() })),
});
export type RegisterAnswer = z.infer<typeof registerAnswer>;
