import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAccounts } from '../src/db/accounts.ts';
import type { Database } from '../src/db/database.ts';
import { markConfirmed } from '../src/db/email-confirmations.ts';
import { openDatabase } from '../src/db/open.ts';
import { DATABASES, newPostgresDatabase } from './open-test-app.ts';
import { OWN_MIGRATIONS, versionWith } from './other-versions.ts';

const MOMENT = '2026-01-02T03:04:05Z';

/** Accounts by id: some share an address, in whatever letters; one of them left since. */
const ACCOUNTS = [
  { id: 1, name: 'ana', email: 'shared@x.org' },
  { id: 2, name: 'bea', email: 'Shared@X.org' },
  { id: 3, name: 'cleo', email: 'SHARED@x.ORG' },
  { id: 4, name: 'dan', email: 'alone@x.org' },
  { id: 5, name: 'eva', email: 'Left@x.org' },
  { id: 6, name: 'fay', email: 'left@x.org', leftAt: MOMENT },
  { id: 7, name: 'gus', email: '' },
  { id: 8, name: 'hal', email: '' },
];

/** The address to which an account had an order reported. */
const ORDERS = [
  { ownerId: 1, email: 'shared@x.org' },
  { ownerId: 1, email: 'Present@x.org' },
  { ownerId: 1, email: 'present@x.org' },
  { ownerId: 4, email: 'shared@x.org' },
  { ownerId: 4, email: 'ALONE@x.org' },
  { ownerId: 6, email: 'fay@x.org' },
  { ownerId: 8, email: '' },
];

describe.each(DATABASES)('confirmed addresses of accounts from before the migration, on %s', (kind) => {
  let parent: string;
  let database: Database;
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'muro-confirmations-'));
    const place = kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, 'database') };
    const before = versionWith(parent, (entries) => entries.filter(({ idx }) => idx < 21));
    const earlier = await openDatabase({ ...place, migrations: before, template: inject('bareDatabase') });
    await fillAsBefore(earlier);
    await earlier.close();
    database = await openDatabase({ ...place, migrations: OWN_MIGRATIONS });
  });
  afterAll(async () => {
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  });

  async function fillAsBefore({ db }: Database): Promise<void> {
    for (const { id, name, email, leftAt = null } of ACCOUNTS)
      await db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, left_at, created_at)
        values (${id}, ${name}, ${name}, ${email}, '', false, ${leftAt}, ${MOMENT})`);
    await db.execute(sql`insert into collages (id, owner_id, version, created_at, updated_at) values (21, 1, 1, ${MOMENT}, ${MOMENT})`);
    for (const [at, { ownerId, email }] of ORDERS.entries())
      await db.execute(sql`insert into orders (id, owner_id, collage_id, version, design, width, height, material, quantity, price_cents, total_cents, currency, address, created_at)
        values (${at + 1}, ${ownerId}, 21, 1, 'even', 50, 40, 'POSTER', 1, 1300, 1300, 'EUR', ${JSON.stringify({ email })}, ${MOMENT})`);
  }
  const confirmed = async () =>
    (
      await database.db.execute(sql`select user_id::integer as id, email, is_by_link as link, confirmed_at is not null as counts, token_hash as token
        from email_confirmations order by user_id, email`)
    ).rows;
  const meantBy = async (email: string) => (await createAccounts(database.db).meant(email, 9)).map(({ name }) => name);

  it('an address of one account counts, one of several counts for none, and those of orders go on being told', async () => {
    const row = (id: number, email: string) => ({ id, email, link: false, counts: true, token: null });
    expect(await confirmed()).toEqual([
      row(1, 'present@x.org'),
      row(4, 'alone@x.org'),
      row(4, 'shared@x.org'),
      row(5, 'left@x.org'),
      row(6, 'fay@x.org'),
    ]);
    expect(await meantBy('shared@x.org')).toEqual([]);
    expect(await meantBy('Alone@x.org')).toEqual(['dan']);
    expect(await meantBy('left@x.org')).toEqual(['eva']);
    expect(await meantBy('present@x.org')).toEqual([]);
    expect(await meantBy('')).toEqual([]);
    for (const { name } of ACCOUNTS) expect(await meantBy(name)).toEqual([name]);
  });

  it('the first of several accounts that proves the address has it, and what others have without proof ends', async () => {
    await database.db.transaction((tx) => markConfirmed(tx, { userId: 2, email: 'Shared@X.org' }));
    expect(await meantBy('shared@x.org')).toEqual(['bea']);
    expect((await confirmed()).filter(({ email }) => email === 'shared@x.org')).toEqual([
      { id: 2, email: 'shared@x.org', link: true, counts: true, token: null },
    ]);
    await database.db.transaction((tx) => markConfirmed(tx, { userId: 3, email: 'shared@x.org' }));
    expect(await meantBy('shared@x.org')).toEqual(['bea', 'cleo']);
  });
});
