import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { type AuthKeyAnswer, registerPurpose, signInPurpose } from '@muro/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KEY_BITS, requireKeySize, SealError, sealPasswords } from './seal-password.ts';

const PASSWORD = 'Zx9-canary-7Q';
const server = createECDH('prime256v1');
server.generateKeys();
const key: AuthKeyAnswer = {
  kid: 'q1Vb0yXw3T9k',
  publicKey: server.getPublicKey('base64', 'uncompressed'),
  nonce: 'kdFMxAeDRl9NVSQgk+Juhw==',
  expiresInMs: 120_000,
};

/** Decrypts an envelope as docs/integrate/password-envelope.md describes it, with Node's own cryptography. */
function opened(envelope: string, purpose: string, { kid = key.kid, nonce = key.nonce } = {}): string {
  const bytes = Buffer.from(envelope, 'base64');
  const k = bytes[1] ?? 0;
  expect(bytes[0]).toBe(1);
  expect(bytes.toString('latin1', 2, 2 + k)).toBe(kid);
  expect([223 + k, 607 + k]).toContain(bytes.length);
  const secret = server.computeSecret(bytes.subarray(2 + k, 67 + k));
  const aesKey = Buffer.from(hkdfSync('sha256', secret, Buffer.from(nonce, 'base64'), purpose, 32));
  expect(aesKey.length * 8).toBe(256);
  const open = createDecipheriv('aes-256-gcm', aesKey, bytes.subarray(67 + k, 79 + k), { authTagLength: 16 });
  open.setAAD(Buffer.from(`${kid}|${nonce}|${purpose}`));
  open.setAuthTag(bytes.subarray(-16));
  const plain = Buffer.concat([open.update(bytes.subarray(79 + k, -16)), open.final()]);
  expect([128, 512]).toContain(plain.length);
  return plain.toString('utf8', 2, 2 + plain.readUInt16BE(0));
}

afterEach(() => vi.unstubAllGlobals());

describe('the password envelope', () => {
  it('[PWD-02] [PWD-05] opens with a 256-bit key by an independent reader of the format', async () => {
    expect(KEY_BITS).toBe(256);
    const [envelope = ''] = await sealPasswords([PASSWORD], signInPurpose('ana'), key);
    expect(opened(envelope, 'signin|ana')).toBe(PASSWORD);
  });

  it('[PWD-03] is keyed by the username at sign in: another name does not open it', async () => {
    const [envelope = ''] = await sealPasswords([PASSWORD], signInPurpose('ana'), key);
    expect(() => opened(envelope, 'signin|bea')).toThrow();
    expect(() => opened(envelope, 'signin|ana', { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==' })).toThrow();
  });

  it('[PWD-04] is keyed by the username and the e-mail address at register, for both passwords', async () => {
    const purpose = registerPurpose('ana', 'ana@example.org');
    const [first = '', second = ''] = await sealPasswords([PASSWORD, 'otra'], purpose, key);
    expect(opened(first, 'register|ana|ana@example.org')).toBe(PASSWORD);
    expect(opened(second, 'register|ana|ana@example.org')).toBe('otra');
    expect(() => opened(first, 'register|ana|eva@example.org')).toThrow();
  });

  it('[PWD-01] does not contain the password in readable form, and no two envelopes are equal', async () => {
    const [first = '', second = ''] = await sealPasswords([PASSWORD, PASSWORD], signInPurpose('ana'), key);
    expect(first).not.toBe(second);
    const body = Buffer.from(first, 'base64');
    const reversed = [...PASSWORD].reverse().join('');
    for (const form of [PASSWORD, reversed, Buffer.from(PASSWORD).toString('base64'), Buffer.from(PASSWORD).toString('hex')]) {
      expect(first.includes(form)).toBe(false);
      expect(body.includes(Buffer.from(form))).toBe(false);
    }
  });

  it('all passwords but the longest make envelopes of one length, and those of another', async () => {
    const passwords = ['a', 'Cañón 7', '😀'.repeat(20), ' sp ac es ', 'x'.repeat(126)];
    const envelopes = await sealPasswords(passwords, signInPurpose('ñandú'), key);
    expect(new Set(envelopes.map(({ length }) => length)).size).toBe(1);
    expect(envelopes.map((envelope) => opened(envelope, 'signin|ñandú'))).toEqual(passwords);
    const long = ['x'.repeat(127), '😀'.repeat(126)];
    const longer = await sealPasswords(long, signInPurpose('ñandú'), key);
    expect(new Set(longer.map(({ length }) => length)).size).toBe(1);
    expect(longer.map((envelope) => opened(envelope, 'signin|ñandú'))).toEqual(long);
    await expect(sealPasswords(['x'.repeat(511)], signInPurpose('ana'), key)).rejects.toThrow(RangeError);
  });

  it('[ERRP-18] other key sizes are refused with the words of the specification', () => {
    for (const bits of [128, 192, 256]) expect(() => requireKeySize(bits)).not.toThrow();
    for (const bits of [0, 64, 255, 512, Number.NaN]) expect(() => requireKeySize(bits)).toThrow('Key size is not 128 / 192 / 256');
  });

  it('[ERRP-19] without base64, or on a page without cryptography, it throws instead of sending anything', async () => {
    vi.stubGlobal('btoa', undefined);
    await expect(sealPasswords([PASSWORD], signInPurpose('ana'), key)).rejects.toThrow(SealError);
    vi.unstubAllGlobals();
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    await expect(sealPasswords([PASSWORD], signInPurpose('ana'), key)).rejects.toThrow(SealError);
  });
});
