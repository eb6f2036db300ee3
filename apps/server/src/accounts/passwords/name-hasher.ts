import { createHmac } from 'node:crypto';
import type { SigningKeys } from '../../secrets/secrets.ts';

/** Returns a function that hashes names for log lines with a key of the shop: the first 64 bits of HMAC-SHA-256, equal for equal names. */
export function createNameHasher(signing: SigningKeys): (name: string) => string {
  const [key] = signing.keysFor('names in logs');
  return (name) => createHmac('sha256', key).update(name).digest('hex').slice(0, 16);
}
