import { createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PasswordSeals } from '../ports/accounts.ts';
import { StartError } from '../start-error.ts';
import { newServerKey, openEnvelope } from './envelope.ts';
import type { KeyRing, Nonces, StoredKey } from './seal-store.ts';
import type { Secrets } from './secrets.ts';
import { nonceTime, signNonce } from './signed-nonce.ts';

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
  readonly secrets: Secrets;
}

/** Key pairs, changed daily, and used nonces lie in the database: what one server gave out any other takes, once. */
export function createPasswordSeals({ ring, nonces, secrets }: SealParts): PasswordSeals {
  const accepted = async () => {
    const found = await ring.read();
    const { keys, nowS } = found.isStale ? await withNewKey() : found;
    return { keys: keys.flatMap((key) => openKey(secrets, key) ?? []), nowS };
  };
  const withNewKey = async () => {
    await ring.add(newKey(secrets));
    return await ring.read();
  };
  return {
    async issue() {
      const { keys, nowS } = await accepted();
      const [newest] = keys;
      if (!newest) throw new Error('No key of the database can be opened with MURO_SECRET.');
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
 * Looks at the start whether this server can open what the others seal for.
 *
 * @param isAlone  no other server shares the database: pairs that nobody can open are given up
 * @throws {StartError}
 */
export async function checkSecret({ ring, secrets }: SealParts, isAlone: boolean): Promise<void> {
  const { keys, isStale } = await ring.read();
  const [newest] = keys;
  if (!newest || openKey(secrets, newest)) return;
  if (!isAlone && !isStale) {
    throw new StartError(
      'MURO_SECRET: other servers on this database have another one; set the same on all, and while it changes the former one behind a comma.',
    );
  }
  await ring.clear();
}

function newKey(secrets: Secrets): StoredKey {
  const pair = newServerKey();
  const kid = randomBytes(9).toString('base64url');
  return { kid, publicKey: pair.getPublicKey('base64', 'uncompressed'), wrapped: secrets.wrap(kid, pair.getPrivateKey()) };
}

function openKey(secrets: Secrets, { kid, publicKey, wrapped }: StoredKey): OpenKey | null {
  const privateKey = secrets.unwrap(kid, wrapped);
  if (!privateKey) return null;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { kid, publicKey, pair, nonceKey: Buffer.from(hkdfSync('sha256', privateKey, kid, 'muro nonce', 32)) };
}
