import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordSeals, dropForeignPairs } from '../../src/accounts/passwords/password-seals.ts';
import type { Database } from '../../src/db/database.ts';
import { serverKeys, signingKeys } from '../../src/db/schema/shared-schema.ts';
import { createKeyRing } from '../../src/secrets/key-ring.ts';
import { createNonces } from '../../src/secrets/nonces.ts';
import { openKeys } from '../../src/secrets/open-keys.ts';
import { createSigningKeys, createWrapping } from '../../src/secrets/secrets.ts';
import { createSignedTexts } from '../../src/secrets/signed-texts.ts';
import { createSigningKeyStore } from '../../src/secrets/signing-keys.ts';
import { type ShopSecret, shopSecret } from '../../src/settings/shop-secret.ts';
import { DATABASES, openTestDatabase } from '../support/open-test-app.ts';
import { sealPassword } from './seal.ts';

const [SECRET, OTHER] = ['the secret of this very shop', 'another secret, a later one'];
const USE = 'checkout references';

describe.each(DATABASES)('the signing key in a %s', (kind) => {
  let database: Database;
  let lines: string[];
  const open = (secrets: readonly string[], more: Partial<ShopSecret> & { isAlone?: boolean } = {}) => {
    const { isAlone = false, ...rest } = more;
    const secret: ShopSecret = { words: secrets, isOfFolder: false, databasePassword: null, ...rest };
    return openKeys({ store: createSigningKeyStore(database.db), secret, isAlone, report: (sentence) => lines.push(sentence) });
  };
  const signedWith = async (secrets: readonly string[], more = {}) => createSignedTexts((await open(secrets, more)).signing.keysFor(USE));
  const signedBefore = (word: string) => createSignedTexts(createSigningKeys([word]).keysFor(USE)).write('reference', ['1']);
  /** Sets up a shop that was just updated from a version without this table. */
  const asUpgraded = async (word: string) => {
    const ring = createKeyRing(database.db);
    const seals = createPasswordSeals({ ring, nonces: createNonces(database.db), wrapping: createWrapping([word]) });
    const key = await seals.issue();
    await open([SECRET]);
    await database.db.update(signingKeys).set({ formerUntil: sql`now() + interval '31 days'` });
    return key;
  };

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    lines = [];
  });
  afterEach(() => database.close());

  it('is random, the same for all servers, and not derived from the secret', async () => {
    const servers = await Promise.all([SECRET, SECRET, SECRET].map((word) => signedWith([word])));
    const word = servers[0]?.write('reference', ['1', '2']) ?? '';
    for (const server of servers) expect(server.read('reference', word)).toEqual(['1', '2']);
    expect(await database.db.select().from(signingKeys)).toHaveLength(1);
    for (const guess of [SECRET, '', 'postgres']) expect(servers[0]?.read('reference', signedBefore(guess))).toBe(null);
  });

  it('is safe in a copy of the database, and a server with another secret does not start', async () => {
    await open([SECRET]);
    const [row] = await database.db.select().from(signingKeys);
    expect(createWrapping([OTHER]).unwrap(String(row?.kid), String(row?.wrapped))).toBe(null);
    for (const isAlone of [true, false])
      await expect(open([OTHER], { isAlone })).rejects.toThrow(
        /^MURO_SECRET: the keys in this database are wrapped with another secret; set that one/,
      );
    expect(await database.db.select().from(signingKeys)).toEqual([row]);
  });

  it('outlives a change of the secret, server by server, and the former secret is rejected afterwards', async () => {
    const word = (await signedWith([SECRET])).write('reference', ['1']);
    const changing = await signedWith([OTHER, SECRET]);
    expect(changing.read('reference', word)).toEqual(['1']);
    await open([OTHER, SECRET]); // the second server
    expect((await signedWith([SECRET])).read('reference', word)).toEqual(['1']); // a third server that has not been restarted yet
    await open([OTHER, SECRET]);
    expect((await signedWith([OTHER])).read('reference', word)).toEqual(['1']);
    await expect(open([SECRET])).rejects.toThrow('MURO_SECRET');
    expect(await database.db.select().from(signingKeys)).toHaveLength(1);
  });

  it('of a folder whose secret is lost is created again, which is reported', async () => {
    const word = (await signedWith([SECRET], { isOfFolder: true, isAlone: true })).write('reference', ['1']);
    const anew = await signedWith([OTHER], { isOfFolder: true, isAlone: true });
    expect(anew.read('reference', word)).toBe(null);
    expect(lines).toEqual([expect.stringContaining('the start makes new signing keys')]);
  });

  it('after an update, signatures by the shop’s secret are accepted for 31 days', async () => {
    await asUpgraded(SECRET);
    const word = signedBefore(SECRET);
    expect((await signedWith([SECRET])).read('reference', word)).toEqual(['1']);
    expect((await signedWith([OTHER, SECRET])).read('reference', word)).toEqual(['1']);
    await database.db.update(signingKeys).set({ formerUntil: sql`${signingKeys.formerUntil} - interval '31 days'` });
    expect((await signedWith([OTHER, SECRET])).read('reference', word)).toBe(null);
  });

  it('after an update, a database password is used for signing only if it is as long as a secret', async () => {
    const strong = 'a-password-of-30-characters-12';
    await asUpgraded(strong);
    expect((await signedWith([SECRET], { databasePassword: strong })).read('reference', signedBefore(strong))).toEqual(['1']);
    for (const weak of ['', 'short', 'twenty-three-characters']) {
      const current = await signedWith([SECRET], { databasePassword: weak });
      expect(current.read('reference', signedBefore(weak)), weak).toBe(null);
    }
  });

  it('changes from a short former secret, which unwraps and never signs', async () => {
    const short = 'postgres';
    const word = (await signedWith([short])).write('reference', ['1']);
    expect((await signedWith([SECRET, short])).read('reference', word)).toEqual(['1']);
    expect((await signedWith([SECRET])).read('reference', word)).toEqual(['1']);
    await database.db.update(signingKeys).set({ formerUntil: sql`now() + interval '31 days'` });
    expect((await signedWith([SECRET, short])).read('reference', signedBefore(short))).toBe(null);
  });

  it('after an update, running sign-ins continue, even if the database password has changed', async () => {
    const purpose = 'signin|ana';
    const key = await asUpgraded('postgres');
    const sealsOf = async (databasePassword: string) => {
      const { wrapping } = await open([SECRET], { databasePassword });
      const parts = { ring: createKeyRing(database.db), nonces: createNonces(database.db), wrapping };
      await dropForeignPairs(parts);
      return createPasswordSeals(parts);
    };
    const otherServer = await sealsOf('postgres');
    expect(await otherServer.open(key.nonce, purpose, [sealPassword('secret', purpose, key)])).toEqual(['secret']);
    const changed = await sealsOf('another-password');
    const fresh = await changed.issue();
    expect(fresh.kid).not.toBe(key.kid);
    expect(await changed.open(fresh.nonce, purpose, [sealPassword('secret', purpose, fresh)])).toEqual(['secret']);
    expect(await database.db.select().from(serverKeys)).toHaveLength(1);
  });
});

it('a secret that is set later for an embedded database decrypts the keys that the folder’s file encrypted', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'muro-secret-'));
  const place = { dataFolder, databaseUrl: undefined };
  const { words: secrets } = shopSecret({ ...place, secretWords: [] });
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(shopSecret({ ...place, secretWords: [] }).words).toEqual(secrets);
  expect(shopSecret({ ...place, secretWords: [SECRET] })).toMatchObject({ words: [SECRET, ...secrets], isOfFolder: false });
  rmSync(dataFolder, { recursive: true });
});
