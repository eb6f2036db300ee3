import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { ENVELOPE_VERSION, IV_BYTES, PLAIN_BYTES, POINT_BYTES, TAG_BYTES } from '@muro/api';

/** The context an envelope is bound to; see docs/integrate/password-envelope.md. */
export interface EnvelopeContext {
  readonly kid: string;
  /** Base64, as sent. */
  readonly nonce: string;
  /** Purpose, such as 'signin|username'. */
  readonly purpose: string;
}

export function newServerKey(): ECDH {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
}

/** Returns the password in an envelope; null if it is not a complete, unmodified envelope of this context. */
export function openEnvelope(serverKey: ECDH, envelope: string, context: EnvelopeContext): string | null {
  const parts = partsOf(envelope, context.kid);
  if (!parts) return null;
  try {
    const shared = serverKey.computeSecret(parts.point);
    const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(context.nonce, 'base64'), context.purpose, 32));
    const decipher = createDecipheriv('aes-256-gcm', key, parts.iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(`${context.kid}|${context.nonce}|${context.purpose}`));
    decipher.setAuthTag(parts.tag);
    return passwordOf(Buffer.concat([decipher.update(parts.ciphertext), decipher.final()]));
  } catch {
    return null; // not a point of the curve, or a wrong tag
  }
}

function partsOf(envelope: string, kid: string) {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(envelope)) return null;
  const bytes = Buffer.from(envelope, 'base64');
  const pointAt = 2 + kid.length;
  const ivAt = pointAt + POINT_BYTES;
  const ciphertextAt = ivAt + IV_BYTES;
  const tagAt = bytes.length - TAG_BYTES;
  if (!PLAIN_BYTES.includes(tagAt - ciphertextAt) || bytes[0] !== ENVELOPE_VERSION || bytes[1] !== kid.length) return null;
  if (bytes.toString('latin1', 2, pointAt) !== kid || bytes[pointAt] !== 0x04) return null;
  return {
    point: bytes.subarray(pointAt, ivAt),
    iv: bytes.subarray(ivAt, ciphertextAt),
    ciphertext: bytes.subarray(ciphertextAt, tagAt),
    tag: bytes.subarray(tagAt),
  };
}

function passwordOf(plain: Buffer): string | null {
  const length = plain.readUInt16BE(0);
  if (length < 1 || length > plain.length - 2) return null;
  if (plain.subarray(2 + length).some((byte) => byte !== 0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain.subarray(2, 2 + length));
  } catch {
    return null;
  }
}
