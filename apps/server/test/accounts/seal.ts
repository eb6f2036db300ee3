import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { AuthKeyAnswer } from '@muro/api';

/** Returns an envelope as docs/integrate/password-envelope.md specifies it; `iv` and `ephemeral` allow tests to tamper with it. */
export function sealPassword(password: string, purpose: string, { kid, publicKey, nonce }: AuthKeyAnswer): string {
  const ephemeral = createECDH('prime256v1');
  ephemeral.generateKeys();
  const shared = ephemeral.computeSecret(Buffer.from(publicKey, 'base64'));
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(nonce, 'base64'), purpose, 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(`${kid}|${nonce}|${purpose}`));
  const bytes = Buffer.from(password);
  const plain = Buffer.alloc(bytes.length > 126 ? 512 : 128);
  plain.writeUInt16BE(bytes.length);
  bytes.copy(plain, 2);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([Buffer.from([1, kid.length]), Buffer.from(kid), ephemeral.getPublicKey(), iv, sealed]).toString('base64');
}
