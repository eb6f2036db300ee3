import { type AuthKeyAnswer, ENVELOPE_VERSION, IV_BYTES, PLAIN_BYTES, POINT_BYTES, TAG_BYTES } from '@muro/api';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Key length for password encryption. [PWD-02] */
export const KEY_BITS = 256;

/** Thrown when passwords cannot be encrypted here: the page is not served over https, or the browser has no base64. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts the passwords of one request; all share the ephemeral key and the nonce, each has its own IV.
 *
 * @param passwords  trimmed; 1–510 bytes of UTF-8 each
 * @returns an envelope for each, base64
 * @throws {SealError} in an insecure context, where browsers provide no cryptography [ERRP-19]
 * @throws {RangeError} for a password that is empty or too long
 */
export async function sealPasswords(passwords: readonly string[], purpose: string, key: AuthKeyAnswer): Promise<readonly string[]> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new SealError('Passwords can only be sealed on a secure page (https)');
  requireBase64();
  const pair = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const aesKey = await sealingKey(subtle, pair.privateKey, { key, purpose });
  const context = { kid: key.kid, point, aad: utf8(`${key.kid}|${key.nonce}|${purpose}`) };
  return Promise.all(passwords.map(async (password) => toBase64(await envelope(subtle, aesKey, plaintextOf(password), context))));
}

/**
 * Checks that the key size is one of the AES sizes.
 *
 * @throws {RangeError} with the specification's wording [ERRP-18]
 */
export function requireKeySize(bits: number): void {
  if (![128, 192, 256].includes(bits)) throw new RangeError('Key size is not 128 / 192 / 256');
}

async function sealingKey(
  subtle: SubtleCrypto,
  privateKey: CryptoKey,
  { key, purpose }: { readonly key: AuthKeyAnswer; readonly purpose: string },
): Promise<CryptoKey> {
  requireKeySize(KEY_BITS);
  const serverKey = await subtle.importKey('raw', fromBase64(key.publicKey), CURVE, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: serverKey }, privateKey, 256);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64(key.nonce), info: utf8(purpose) };
  return subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: KEY_BITS }, false, ['encrypt']);
}

interface EnvelopeContext {
  readonly kid: string;
  readonly point: Uint8Array;
  readonly aad: Uint8Array<ArrayBuffer>;
}

async function envelope(subtle: SubtleCrypto, aesKey: CryptoKey, plain: Uint8Array<ArrayBuffer>, { kid, point, aad }: EnvelopeContext) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: aad, tagLength: 8 * TAG_BYTES }, aesKey, plain);
  const name = utf8(kid);
  const bytes = new Uint8Array(2 + name.length + POINT_BYTES + IV_BYTES + sealed.byteLength);
  bytes.set([ENVELOPE_VERSION, name.length], 0);
  bytes.set(name, 2);
  bytes.set(point, 2 + name.length);
  bytes.set(iv, 2 + name.length + POINT_BYTES);
  bytes.set(new Uint8Array(sealed), 2 + name.length + POINT_BYTES + IV_BYTES);
  return bytes;
}

/** Returns length, password and zero padding: all envelopes but those of the longest passwords have the same length. */
function plaintextOf(password: string): Uint8Array<ArrayBuffer> {
  const text = utf8(password);
  const room = PLAIN_BYTES.find((bytes) => text.length <= bytes - 2);
  if (text.length < 1 || !room) throw new RangeError(`Expected 1 to 510 bytes for password but received ${text.length}`);
  const plain = new Uint8Array(room);
  new DataView(plain.buffer).setUint16(0, text.length);
  plain.set(text, 2);
  return plain;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function requireBase64(): void {
  if (typeof globalThis.btoa !== 'function' || typeof globalThis.atob !== 'function') throw new SealError('Base64 is not available');
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
