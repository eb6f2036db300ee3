import { createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing, Nonces, StoredKey } from '../../secrets/seal-store.ts';
import type { KeyWrapping } from '../../secrets/secrets.ts';
import { nonceTime, signNonce } from '../../secrets/signed-nonce.ts';
import { newServerKey, openEnvelope } from '../rules/envelope.ts';
import type { PasswordSeals } from '../types/accounts.ts';

const NONCE_LIFE_S = 120;

interface OpenKey {
  readonly kid: string;
  readonly publicKey: string;
  readonly pair: ECDH;
  readonly nonceKey: Buffer;
}

export interface SealParts {
  readonly ring: KeyRing;
  readonly nonces: Nonces;
  readonly wrapping: KeyWrapping;
}

/**
 * Opens password envelopes. Key pairs, rotated daily, and used nonces lie in the database: any server accepts what another issued, once.
 */
export function createPasswordSeals({ ring, nonces, wrapping }: SealParts): PasswordSeals {
  const accepted = async () => {
    const storedKeys = await ring.read();
    const { keys, nowS } = storedKeys.isStale ? await withNewKey() : storedKeys;
    return { keys: keys.flatMap((key) => openKey(wrapping, key) ?? []), nowS };
  };
  const withNewKey = async () => {
    await ring.add(newKey(wrapping));
    return await ring.read();
  };
  return {
    async issue() {
      const { keys, nowS } = await accepted();
      const [newest] = keys;
      if (!newest) throw new Error('No key of the database can be decrypted with MURO_SECRET.');
      const { kid, publicKey, nonceKey } = newest;
      return { kid, publicKey, nonce: signNonce(nonceKey, nowS), expiresInMs: NONCE_LIFE_S * 1000 };
    },
    async open(nonce, purpose, envelopes) {
      const nothing = envelopes.map(() => null);
      for (const { kid, pair, nonceKey } of (await accepted()).keys) {
        const givenAtS = nonceTime(nonceKey, nonce);
        if (givenAtS === null) continue;
        if (!(await nonces.use(nonce, givenAtS, NONCE_LIFE_S))) return nothing;
        return envelopes.map((envelope) => openEnvelope(pair, envelope, { kid, nonce, purpose }));
      }
      return nothing;
    },
  };
}

/**
 * Deletes pairs that this server cannot unwrap, so that a new one is created. The start has already checked the secret with the signing
 * key, so these pairs were wrapped with a secret that has been retired since.
 */
export async function dropForeignPairs({ ring, wrapping }: Pick<SealParts, 'ring' | 'wrapping'>): Promise<void> {
  const [newest] = (await ring.read()).keys;
  if (newest && !openKey(wrapping, newest)) await ring.clear();
}

function newKey(wrapping: KeyWrapping): StoredKey {
  const pair = newServerKey();
  const kid = randomBytes(9).toString('base64url');
  return { kid, publicKey: pair.getPublicKey('base64', 'uncompressed'), wrapped: wrapping.wrap(kid, pair.getPrivateKey()) };
}

function openKey(wrapping: KeyWrapping, { kid, publicKey, wrapped }: StoredKey): OpenKey | null {
  const privateKey = wrapping.unwrap(kid, wrapped);
  if (!privateKey) return null;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { kid, publicKey, pair, nonceKey: Buffer.from(hkdfSync('sha256', privateKey, kid, 'muro nonce', 32)) };
}
