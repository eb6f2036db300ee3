import type { AuthKeyAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson } from './http.ts';
import { sealPasswords } from './seal-password.ts';

/**
 * Fetches a public key from the server and encrypts the passwords of one call with it.
 *
 * @param purpose  of the call; see `seal-password`
 * @returns an envelope for each password, and the nonce to send with them
 * @throws {HttpFault}
 * @throws {SealError}
 */
export async function sealForCall(passwords: readonly string[], purpose: string) {
  const key = await getJson<AuthKeyAnswer>(endpoint('authkeyurl'));
  return { envelopes: await sealPasswords(passwords, purpose, key), nonce: key.nonce };
}
