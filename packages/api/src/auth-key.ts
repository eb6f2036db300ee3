import { z } from 'zod';

/** What a client needs to seal a password; see docs/password-envelope.md. Bytes are base64. */
export const authKeyAnswer = z.object({
  kid: z.string(),
  publicKey: z.string(),
  nonce: z.string(),
  expiresInMs: z.number().int().positive(),
});
export type AuthKeyAnswer = z.infer<typeof authKeyAnswer>;
