import { z } from 'zod';
import { call } from './call.ts';

/** What a client needs to seal a password; see docs/password-envelope.md. Bytes are base64. */
export const authKeyAnswer = z.object({
  kid: z.string(),
  publicKey: z.string(),
  nonce: z.string(),
  expiresInMs: z.number().int().positive(),
});
export type AuthKeyAnswer = z.infer<typeof authKeyAnswer>;

export const authKeyCall = call({
  tag: 'Account',
  summary: 'Get a key to seal passwords with',
  description: 'A nonce seals one sign-in or one registration; see docs/password-envelope.md.',
  answer: authKeyAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { answer: { kid: 'k1', publicKey: 'BPr3…', nonce: 'q83v…', expiresInMs: 120000 } },
});
