import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordSeals, dropForeignPairs } from '../../src/accounts/passwords/password-seals.ts';
import { newServerKey } from '../../src/accounts/rules/envelope.ts';
import type { PasswordSeals } from '../../src/accounts/types/accounts.ts';
import type { Database } from '../../src/db/database.ts';
import { serverKeys } from '../../src/db/schema/shared-schema.ts';
import { createKeyRing } from '../../src/secrets/key-ring.ts';
import { createNonces } from '../../src/secrets/nonces.ts';
import { createWrapping } from '../../src/secrets/secrets.ts';
import { DATABASES, openTestDatabase } from '../support/open-test-app.ts';
import { sealPassword } from './seal.ts';

const [SECRET, OTHER] = ['the secret of this very shop', 'another secret, a later one'];
const purpose = 'signin|ana';

describe.each(DATABASES)('seals of two servers on one %s', (kind) => {
  let database: Database;
  let firstServer: PasswordSeals;
  let two: PasswordSeals;
  /** Returns the parts of a server with these secrets, whose database clock is `behindS` seconds behind. */
  const partsOf = (secrets: readonly string[], behindS = 0) => {
    const ring = createKeyRing(database.db);
    const slow = { ...ring, read: async () => ({ ...(await ring.read()), nowS: (await ring.read()).nowS - behindS }) };
    return { ring: slow, nonces: createNonces(database.db), wrapping: createWrapping(secrets) };
  };
  const serverWith = (secrets: readonly string[], behindS = 0) => createPasswordSeals(partsOf(secrets, behindS));
  const open = async (nonce: string, envelope: string, { at = two, other = purpose } = {}) => (await at.open(nonce, other, [envelope]))[0];
  const dayLater = () => database.db.update(serverKeys).set({ createdAt: sql`${serverKeys.createdAt} - interval '25 hours'` });

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    [firstServer, two] = [serverWith([SECRET]), serverWith([SECRET])];
  });
  afterAll(() => database.close());

  it('a key issued by one server opens at the other, for every possible password', async () => {
    for (const password of ['x', 'con ñ y espacios ', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢'.slice(0, 14), '😀'.repeat(20), 'a'.repeat(126), '😀'.repeat(126)]) {
      const key = await firstServer.issue();
      expect(key.expiresInMs).toBe(120_000);
      expect(await open(key.nonce, sealPassword(password, purpose, key))).toBe(password);
    }
  });

  it('two envelopes of one password differ', async () => {
    const key = await firstServer.issue();
    expect(sealPassword('same', purpose, key)).not.toBe(sealPassword('same', purpose, key));
  });

  it('[PWD-04] refuse another name, another e-mail address, another call', async () => {
    for (const other of ['signin|Ana', 'register|ana|a@b.org', 'signin|ana|']) {
      const key = await firstServer.issue();
      expect(await open(key.nonce, sealPassword('secret', purpose, key), { other })).toBe(null);
    }
  });

  it('refuse an envelope with any single byte changed', async () => {
    const length = Buffer.from(sealPassword('secret', purpose, await firstServer.issue()), 'base64').length;
    for (let index = 0; index < length; index++) {
      const key = await firstServer.issue();
      const bytes = Buffer.from(sealPassword('secret', purpose, key), 'base64');
      bytes[index] = (bytes[index] as number) ^ 0x01;
      expect(await open(key.nonce, bytes.toString('base64')), `byte ${index}`).toBe(null);
    }
  });

  it('[S14] accept a nonce once over both servers, and refuse invented nonces', async () => {
    const [key, other] = [await firstServer.issue(), await two.issue()];
    const envelope = sealPassword('secret', purpose, key);
    expect(await open(other.nonce, envelope)).toBe(null);
    const tries = Array.from({ length: 12 }, (_, index) => open(key.nonce, envelope, { at: index % 2 ? firstServer : two }));
    expect((await Promise.all(tries)).filter((text) => text === 'secret')).toHaveLength(1);
    for (const nonce of [Buffer.alloc(16, 7).toString('base64'), 'AAAA', '', '¿', 'x'.repeat(64), `${key.nonce} `]) {
      const forged = { ...key, nonce };
      expect(await open(nonce, sealPassword('secret', purpose, forged)), nonce).toBe(null);
    }
    for (let index = 0; index < 16; index++) {
      const bytes = Buffer.from((await firstServer.issue()).nonce, 'base64');
      bytes[index] = (bytes[index] as number) ^ 0x80;
      const forged = { ...key, nonce: bytes.toString('base64') };
      expect(await open(forged.nonce, sealPassword('secret', purpose, forged)), `byte ${index}`).toBe(null);
    }
  });

  it('refuse a nonce that is 120 seconds old or from the future, and accept a slightly newer one', async () => {
    for (const [behindS, opened] of [
      [110, 'secret'],
      [121, null],
      [-60, null],
    ] as const) {
      const key = await serverWith([SECRET], behindS).issue();
      expect(await open(key.nonce, sealPassword('secret', purpose, key)), `${behindS} s`).toBe(opened);
    }
  });

  it('refuse an envelope for another key, cut, grown, padded with junk, or not base64', async () => {
    const stranger = sealPassword('secret', purpose, { ...(await firstServer.issue()), publicKey: newServerKey().getPublicKey('base64') });
    expect(await open((await firstServer.issue()).nonce, stranger)).toBe(null);
    for (const corrupt of [
      (text: string) => text.slice(0, -4),
      (text: string) => `${text}AAAA`,
      (text: string) => ` ${text}`,
      () => '',
      () => 'secret',
    ]) {
      const fresh = await firstServer.issue();
      expect(await open(fresh.nonce, corrupt(sealPassword('secret', purpose, fresh)))).toBe(null);
    }
  });

  it('change their key daily for all servers, and accept the former key until the next change', async () => {
    const [first, unused] = [await firstServer.issue(), await firstServer.issue()];
    await dayLater();
    const issued = await Promise.all([firstServer, two, firstServer, two].map((server) => server.issue()));
    expect(new Set(issued.map(({ kid }) => kid)).size).toBe(1);
    expect(issued[0]?.kid).not.toBe(first.kid);
    expect(await open(first.nonce, sealPassword('secret', purpose, first))).toBe('secret');
    await dayLater();
    expect(await open(unused.nonce, sealPassword('secret', purpose, unused))).toBe(null);
    expect(await database.db.select().from(serverKeys)).toHaveLength(2);
  });

  it('are safe in a copy of the database', async () => {
    const key = await firstServer.issue();
    expect(await open(key.nonce, sealPassword('secret', purpose, key), { at: serverWith([OTHER]) })).toBe(null);
  });

  it('the secret can be changed while both are accepted', async () => {
    const key = await firstServer.issue();
    const changing = serverWith([OTHER, SECRET]);
    await dropForeignPairs(partsOf([OTHER, SECRET]));
    expect(await open(key.nonce, sealPassword('secret', purpose, key), { at: changing })).toBe('secret');
    await dayLater();
    const { kid } = await changing.issue();
    await dropForeignPairs(partsOf([OTHER]));
    expect((await serverWith([OTHER]).issue()).kid).toBe(kid);
  });

  it('are recreated if they were encrypted with a retired secret', async () => {
    await dropForeignPairs(partsOf(['a secret that no server had']));
    const server = serverWith(['a secret that no server had']);
    const key = await server.issue();
    expect(await open(key.nonce, sealPassword('secret', purpose, key), { at: server })).toBe('secret');
  });
});
