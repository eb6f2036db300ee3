// Seals a password for the server; see docs/password-envelope.md.
export const utf8 = (text) => new TextEncoder().encode(text);
const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
/** Nearly every password fits the short one. */
const PLAIN_BYTES = [128, 512];

/** True if the length of a password, in characters, is within the rule that the form carries. */
export function isWithinRule(password, { min, max }) {
  const { length } = [...password];
  return length >= Number(min) && length <= Number(max);
}

export async function seal(password, purpose, { kid, publicKey, nonce }) {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const server = await crypto.subtle.importKey('raw', fromBase64(publicKey), curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, pair.privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64(nonce), info: utf8(purpose) };
  const key = await crypto.subtle.deriveKey(hkdf, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const bytes = utf8(password);
  const plain = new Uint8Array(PLAIN_BYTES.find((size) => bytes.length + 2 <= size));
  plain.set([bytes.length >> 8, bytes.length & 255]);
  plain.set(bytes, 2);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aad = utf8(`${kid}|${nonce}|${purpose}`);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: aad }, key, plain));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return toBase64(Uint8Array.of(1, kid.length, ...utf8(kid), ...point, ...iv, ...sealed));
}
