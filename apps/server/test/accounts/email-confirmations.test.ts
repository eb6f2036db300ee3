import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../src/accounts/sql/accounts.ts';
import { markConfirmed } from '../../src/accounts/sql/email-confirmations.ts';
import type { Database } from '../../src/db/database.ts';
import { DATABASES, openTestDatabase } from '../support/open-test-app.ts';

const MOMENT = '2026-01-02T03:04:05Z';

/** Accounts by id: three share an address in different letter case. */
const ACCOUNTS = [
  { id: 1, name: 'ana', email: 'shared@x.org' },
  { id: 2, name: 'bea', email: 'Shared@X.org' },
  { id: 3, name: 'cleo', email: 'SHARED@x.ORG' },
  { id: 4, name: 'dan', email: 'alone@x.org' },
  { id: 5, name: 'gus', email: '' },
];

/** Addresses that a migration confirmed without a link: one of a single account, one that another account has, too. */
const TAKEN_OVER = [
  { id: 4, email: 'alone@x.org' },
  { id: 4, email: 'shared@x.org' },
];

describe.each(DATABASES)('addresses that were confirmed without a link, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    for (const { id, name, email } of ACCOUNTS)
      await database.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
        values (${id}, ${name}, ${name}, ${email}, '', false, ${MOMENT})`);
    for (const { id, email } of TAKEN_OVER)
      await database.db.execute(sql`insert into email_confirmations (user_id, email, asked_at, confirmed_at, is_by_link)
        values (${id}, ${email}, now(), now(), false)`);
  });
  afterAll(() => database.close());

  const confirmed = async () =>
    (
      await database.db.execute(sql`select user_id::integer as id, email, is_by_link as link, confirmed_at is not null as counts, token_hash as token
        from email_confirmations order by user_id, email`)
    ).rows;
  const accountsNamed = async (email: string) => (await createAccounts(database.db).findByNameOrEmail(email, 9)).map(({ name }) => name);

  it('find the one account that has the address', async () => {
    expect(await accountsNamed('shared@x.org')).toEqual([]);
    expect(await accountsNamed('Alone@x.org')).toEqual(['dan']);
    expect(await accountsNamed('')).toEqual([]);
    for (const { name } of ACCOUNTS) expect(await accountsNamed(name)).toEqual([name]);
  });

  it('the first of several accounts that confirms the address owns it, and unconfirmed claims of others end', async () => {
    await database.db.transaction((tx) => markConfirmed(tx, { userId: 2, email: 'Shared@X.org' }));
    expect(await accountsNamed('shared@x.org')).toEqual(['bea']);
    expect((await confirmed()).filter(({ email }) => email === 'shared@x.org')).toEqual([
      { id: 2, email: 'shared@x.org', link: true, counts: true, token: null },
    ]);
    await database.db.transaction((tx) => markConfirmed(tx, { userId: 3, email: 'shared@x.org' }));
    expect(await accountsNamed('shared@x.org')).toEqual(['bea', 'cleo']);
  });
});
