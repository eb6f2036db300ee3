import { z } from 'zod';
import { call } from './call.ts';

/** Key and nonce for encrypting a password; see docs/integrate/password-envelope.md. Bytes are base64. */
export const authKeyAnswer = z.object({
  kid: z.string(),
  publicKey: z.string(),
  nonce: z.string(),
  expiresInMs: z.number().int().positive(),
});
export type AuthKeyAnswer = z.infer<typeof authKeyAnswer>;

export const authKeyCall = call({
  tag: 'Account',
  summary: 'Get a key for encrypting passwords',
  description: 'A nonce is valid for one sign-in or one registration; see docs/integrate/password-envelope.md.',
  answer: authKeyAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { answer: { kid: 'k1', publicKey: 'BPr3…', nonce: 'q83v…', expiresInMs: 120000 } },
});
