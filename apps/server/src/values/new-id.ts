import { randomBytes } from 'node:crypto';

/** A random positive integer below 2^53: it survives JSON numbers and cannot be guessed by counting. */
export function newId(): number {
  const bits = randomBytes(8).readBigUInt64BE() >> 11n;
  return Number(bits) || newId();
}
