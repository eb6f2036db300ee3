import { type ECDH, randomBytes } from 'node:crypto';
import type { AuthKeyAnswer } from '@muro/api';
import type { PasswordSeals } from '../use-cases/ports.ts';
import { newServerKey, openEnvelope } from './envelope.ts';

export const NONCE_LIFE_MS = 120_000;
const NONCE_BYTES = 16;
/** So many visitors may be about to sign in at once; beyond it the oldest nonces fall out and those visitors just try again. */
const MAX_NONCES = 20_000;

/** Key and nonces live in memory: after a restart a client fetches a new key, as it does before every attempt. */
export function createPasswordSeals(now: () => number, serverKey: ECDH = newServerKey()): PasswordSeals {
  const kid = randomBytes(9).toString('base64url');
  const publicKey = serverKey.getPublicKey('base64', 'uncompressed');
  /** Expiry by nonce, oldest first. */
  const nonces = new Map<string, number>();

  return {
    issue(): AuthKeyAnswer {
      for (const [nonce, expiresAt] of nonces) {
        if (expiresAt > now() && nonces.size < MAX_NONCES) break;
        nonces.delete(nonce);
      }
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      nonces.set(nonce, now() + NONCE_LIFE_MS);
      return { kid, publicKey, nonce, expiresInMs: NONCE_LIFE_MS };
    },
    open(nonce, purpose, envelopes) {
      const expiresAt = nonces.get(nonce);
      nonces.delete(nonce);
      if (expiresAt === undefined || expiresAt <= now()) return envelopes.map(() => null);
      return envelopes.map((envelope) => openEnvelope(serverKey, envelope, { kid, nonce, purpose }));
    },
  };
}
