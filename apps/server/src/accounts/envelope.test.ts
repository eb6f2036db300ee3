import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealPassword } from '../../test/seal.ts';
import { openEnvelope } from './envelope.ts';
import { createPasswordSeals, NONCE_LIFE_MS } from './password-seals.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/password-envelope.md'), 'utf8');
const documented = (name: string) => new RegExp(`\\| ${name} \\| \`([^\`]+)\``).exec(page)?.[1] ?? '';

describe('the documented format', () => {
  it('[PWD-02] [PWD-03] the worked example opens', () => {
    const serverKey = createECDH('prime256v1');
    serverKey.setPrivateKey(documented("server's private key"), 'hex');
    const envelope =
      page
        .slice(page.indexOf('Envelope:'))
        .match(/[A-Za-z0-9+/=]{16,}/g)
        ?.join('') ?? '';
    const context = { kid: documented('kid'), nonce: documented('nonce'), purpose: 'signin|ana' };
    expect(openEnvelope(serverKey, envelope, context)).toBe('Cañón 7');
    expect(openEnvelope(serverKey, envelope, { ...context, purpose: 'signin|bea' })).toBe(null);
  });
});

describe('seals', () => {
  let time = 1_000_000;
  const seals = createPasswordSeals(() => time);
  const purpose = 'signin|ana';
  const open = (nonce: string, envelope: string, other = purpose) => seals.open(nonce, other, [envelope])[0];

  it('opens what was sealed, for every text a password can be', () => {
    for (const password of ['x', 'con ñ y espacios ', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢'.slice(0, 14), '😀'.repeat(20), 'a'.repeat(126)]) {
      const key = seals.issue();
      expect(open(key.nonce, sealPassword(password, purpose, key))).toBe(password);
    }
  });

  it('two envelopes of one password differ', () => {
    const key = seals.issue();
    expect(sealPassword('same', purpose, key)).not.toBe(sealPassword('same', purpose, key));
  });

  it('[PWD-04] refuses another name, another e-mail address, another call', () => {
    for (const other of ['signin|Ana', 'register|ana|a@b.org', 'signin|ana|']) {
      const key = seals.issue();
      expect(open(key.nonce, sealPassword('secret', purpose, key), other)).toBe(null);
    }
  });

  it('refuses an envelope with any single byte changed', () => {
    const length = Buffer.from(sealPassword('secret', purpose, seals.issue()), 'base64').length;
    for (let at = 0; at < length; at++) {
      const key = seals.issue();
      const bytes = Buffer.from(sealPassword('secret', purpose, key), 'base64');
      bytes[at] = (bytes[at] as number) ^ 0x01;
      expect(open(key.nonce, bytes.toString('base64')), `byte ${at}`).toBe(null);
    }
  });

  it('refuses a second use, another nonce, a nonce of its own making', () => {
    const [key, other] = [seals.issue(), seals.issue()];
    const envelope = sealPassword('secret', purpose, key);
    expect(open(other.nonce, envelope)).toBe(null);
    expect(open(key.nonce, envelope)).toBe('secret');
    expect(open(key.nonce, envelope)).toBe(null);
    const forged = { ...key, nonce: Buffer.alloc(16, 7).toString('base64') };
    expect(open(forged.nonce, sealPassword('secret', purpose, forged))).toBe(null);
  });

  it('refuses a nonce of 120 seconds ago, takes one of a moment less', () => {
    const [late, early] = [seals.issue(), seals.issue()];
    time += NONCE_LIFE_MS - 1;
    expect(open(early.nonce, sealPassword('secret', purpose, early))).toBe('secret');
    time += 1;
    expect(open(late.nonce, sealPassword('secret', purpose, late))).toBe(null);
  });

  it('refuses an envelope for another server key, cut, grown, padded with junk, or not base64', () => {
    const stranger = createPasswordSeals(() => time).issue();
    const key = seals.issue();
    expect(open(key.nonce, sealPassword('secret', purpose, { ...key, publicKey: stranger.publicKey }))).toBe(null);
    for (const spoil of [
      (text: string) => text.slice(0, -4),
      (text: string) => `${text}AAAA`,
      (text: string) => ` ${text}`,
      () => '',
      () => 'secret',
    ]) {
      const fresh = seals.issue();
      expect(open(fresh.nonce, spoil(sealPassword('secret', purpose, fresh)))).toBe(null);
    }
  });
});
