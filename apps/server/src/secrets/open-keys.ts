import { randomBytes } from 'node:crypto';
import { MIN_SECRET, type ShopSecret } from '../settings/shop-secret.ts';
import { StartError } from '../settings/start-error.ts';
import { createSigningKeys, createWrapping, type KeyWrapping, type SigningKeys } from './secrets.ts';
import type { SigningKeyStore, StoredSigningKey } from './signing-key-store.ts';

const KEY_BYTES = 32;

export interface OpenKeys {
  readonly signing: SigningKeys;
  /** Unwraps the private keys that passwords are sealed for. */
  readonly wrapping: KeyWrapping;
}

interface KeyPlace {
  readonly store: SigningKeyStore;
  readonly secret: ShopSecret;
  /** True if no other server shares the database. */
  readonly isAlone: boolean;
  /** Called when keys had to be created anew. */
  readonly report: (sentence: string) => void;
}

/**
 * Opens the shop's signing key with its secret, or creates one if the database has none. The key survives a rotation of the secret: a start
 * with `new,former` also wraps it with the new one, and a start with the new one alone removes the row wrapped with the former one.
 *
 * Until a date in the table, signatures of versions before 0.1.0 are accepted if their key was derived from a secret of at least 24
 * characters. A shorter one, such as a password of the database, could be guessed, so its signatures are void.
 *
 * @throws {StartError} if the database has a key that this secret does not open
 */
export async function openKeys({ store, secret, isAlone, report }: KeyPlace): Promise<OpenKeys> {
  const { words, databasePassword } = secret;
  const [present = ''] = words;
  const [all, currentWrapping] = [createWrapping(words), createWrapping([present])];
  const { key, isFormerAccepted } = await store.change(async (rows, ring) => {
    const key = rows.map(({ kid, wrapped }) => all.unwrap(kid, wrapped)).find((found) => found !== null) ?? null;
    if (!key) {
      if (rows.length > 0 && !secret.isOfFolder) throw new StartError(FOREIGN);
      if (rows.length > 0)
        report(
          'The file `secret` of the data folder was replaced: the start makes new signing keys, and references issued before are invalid.',
        );
      await ring.remove(rows);
      const newKey = randomBytes(KEY_BYTES);
      return { key: newKey, isFormerAccepted: await ring.add(wrappedKey(currentWrapping, newKey)) };
    }
    const foreign = rows.filter(({ kid, wrapped }) => !currentWrapping.unwrap(kid, wrapped));
    if (foreign.length === rows.length) await ring.add(wrappedKey(currentWrapping, key));
    if (isAlone || words.length === 1) await ring.remove(foreign);
    return { key, isFormerAccepted: rows.some((row) => row.isFormerAccepted) };
  });
  if (!isFormerAccepted) return { signing: createSigningKeys([key]), wrapping: all };
  const formerSecrets = databasePassword === null ? [] : [databasePassword];
  const strong = [...words, ...formerSecrets].filter((word) => word.length >= MIN_SECRET);
  return { signing: createSigningKeys([key, ...strong]), wrapping: createWrapping([...words, ...formerSecrets]) };
}

const FOREIGN =
  'MURO_SECRET: the keys in this database are wrapped with another secret; set that one, or, to change it, first `new,former` and later `new` on all servers (docs/operate/security.md, Change the secret).';

function wrappedKey(wrapping: KeyWrapping, key: Buffer): StoredSigningKey {
  const kid = randomBytes(9).toString('base64url');
  return { kid, wrapped: wrapping.wrap(kid, key) };
}
