import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A nonce that contains its own time of issue, so that issuing one writes nothing to the database:
 *
 *     bytes 0–3  time of issue, seconds since 1970 on the database's clock
 *           4–7  random
 *          8–15  HMAC-SHA-256 of the eight bytes before, its first 8 bytes
 */
const STAMP_BYTES = 8;
const BYTES = 16;

/** @param givenAtS  time of issue, seconds on the database's clock */
export function signNonce(key: Buffer, givenAtS: number): string {
  const stamp = Buffer.concat([Buffer.alloc(4), randomBytes(STAMP_BYTES - 4)]);
  stamp.writeUInt32BE(Math.floor(givenAtS));
  return Buffer.concat([stamp, signatureOf(key, stamp)]).toString('base64');
}

/** Returns the time of issue, s; null if this key did not sign the nonce. */
export function nonceTime(key: Buffer, nonce: string): number | null {
  const bytes = Buffer.from(nonce, 'base64');
  if (bytes.length !== BYTES || bytes.toString('base64') !== nonce) return null;
  const stamp = bytes.subarray(0, STAMP_BYTES);
  return timingSafeEqual(signatureOf(key, stamp), bytes.subarray(STAMP_BYTES)) ? stamp.readUInt32BE() : null;
}

const signatureOf = (key: Buffer, stamp: Buffer) =>
  createHmac('sha256', key)
    .update(stamp)
    .digest()
    .subarray(0, BYTES - STAMP_BYTES);
