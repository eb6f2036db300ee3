import type { ShopSecret } from '../settings/shop-secret.ts';
import { createWrapping } from './secrets.ts';
import type { SigningKeyStore } from './signing-key-store.ts';

/**
 * Removes signing keys that this secret does not open, so that the next start creates new ones. Only a restore uses it: on a database that
 * servers share, a different secret is a configuration mistake.
 *
 * @returns true if keys were removed
 */
export function removeForeignKeys(store: SigningKeyStore, { words }: Pick<ShopSecret, 'words'>): Promise<boolean> {
  const wrapping = createWrapping(words);
  return store.change(async (rows, ring) => {
    if (rows.length === 0 || rows.some(({ kid, wrapped }) => wrapping.unwrap(kid, wrapped) !== null)) return false;
    await ring.remove(rows);
    return true;
  });
}
