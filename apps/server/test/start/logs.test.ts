import { Writable } from 'node:stream';
import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { sealPassword } from '../accounts/seal.ts';
import { countedEvents } from '../accounts/security-events.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';

/** Canary values in all personal inputs; none of them may appear in a log, whatever fails. */
const CANARIES = {
  username: 'canary-name',
  email: 'canary@mailbox.example',
  password: 'Zx9-canary-7Q',
  file: 'canary-file.jpg',
  name: 'Canary Address Name',
  street: 'Canary Street 1',
  postcode: 'CN 4711',
  city: 'Canary City',
  country: 'Canary Land',
  orderEmail: 'canary-order@mailbox.example',
  newEmail: 'canary-new@mailbox.example',
  title: 'Canary Holiday',
};

describe.each(SMALL_AND_LARGE)('the log on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const { username, email, file, orderEmail, newEmail, title, password: _password, ...lines } = CANARIES;
  const address = { ...lines, email: orderEmail };

  beforeAll(async () => {
    test = await openTestApp(kind, {}, pino({ level: 'trace' }, stream));
    ana = createVisitor(test);
  });
  afterAll(() => test.close());

  const register = () => ana.register(username, { email }).catch(() => null);
  const upload = async () => await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), { name: file, x: 'canary-key' }));
  const save = (photos: readonly UploadAnswer[]) =>
    ana.form('/api/save', { collagexml: collageXml({ photos, columns: 1 }), templateid: 'even-50x40' });
  const order = ({ collageid, version }: SaveAnswer) => ana.post('/api/orders', { collageid, version, quantity: 1, ...address });

  /** Renames a table while `act` runs, so that every query on it fails. */
  async function withoutTable(table: string, act: () => Promise<unknown>): Promise<void> {
    const { db } = test.database;
    await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
    try {
      await act();
    } finally {
      await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
    }
  }
  /** Sends the request of a form of the account page. */
  const send = async (path: string, typed: { readonly password?: string; readonly email?: string } = {}) => {
    const key = await ana.authKey();
    const wrap = (text: string) => sealPassword(text, `own|${username}`, key);
    const { password, ...open } = typed;
    const sealed = password === undefined ? {} : { password: wrap(password), password_again: wrap(password) };
    return await ana.post(`/account/${path}`, { current: wrap(PASSWORD), nonce: key.nonce, ...sealed, ...open });
  };
  const failures = () => log.split('\n').filter((line) => line.includes('request failed')).length;

  it('contains every failing query, and no typed values', async () => {
    for (const table of ['users', 'sessions']) await withoutTable(table, register);
    ana = createVisitor(test);
    await register();
    await withoutTable('users', () => ana.signIn(username));
    await ana.signIn(username);
    const photo = (await upload()).json<UploadAnswer>();
    await withoutTable('photos', async () => expect((await upload()).statusCode).toBe(503));
    await withoutTable('collage_versions', async () => expect((await save([photo])).statusCode).toBe(503));
    const saved = (await save([photo])).json<SaveAnswer>();
    for (const table of ['orders', 'print_jobs'])
      await withoutTable(table, async () => expect((await order(saved)).statusCode, table).toBe(503));
    expect((await order(saved)).statusCode).toBe(200);
    expect(failures()).toBeGreaterThanOrEqual(7);
    expect(log).toContain('SQLSTATE 42P01');
    const [row] = (await test.database.db.execute(sql`select password_hash from users`)).rows as { password_hash: string }[];
    for (const canary of [...Object.values(CANARIES), 'canary-key', row?.password_hash, '$argon2id', ...ana.cookies().split(/=|; /)]) {
      expect(log, String(canary)).not.toContain(canary);
    }
  });

  it('contains no values typed on the pages of the account, of an order and of the collages', async () => {
    const saved = (await save([(await upload()).json<UploadAnswer>()])).json<SaveAnswer>();
    const { id } = (await order(saved)).json<OrderAnswer>();
    const rename = () => ana.form('/account/collages', { collage: String(saved.collageid), do: 'rename', name: title });
    const changeAddress = () => ana.post(`/order/address?id=${id}`, { ...address, street: 'Canary Street 2' });
    const forgot = () => ana.post('/api/password/forgot', { who: newEmail });
    const reset = () =>
      ana.post('/api/password/reset', { token: 'canary-token', password: 'x', password_again: 'x', nonce: 'canary-nonce' });
    const actions: Readonly<Record<string, () => Promise<{ readonly statusCode: number }>>> = {
      collages: rename,
      orders: changeAddress,
      password_resets: reset,
      email_changes: () => send('email', { email: newEmail }),
      sessions: () => send('password', { password: 'Canary-new-1987' }),
    };
    // The response is the same in all cases; the work is done after it.
    await withoutTable('users', forgot);
    const before = failures();
    for (const [table, action] of Object.entries(actions)) {
      await withoutTable(table, async () => expect((await action()).statusCode, table).toBe(503));
      expect((await action()).statusCode, table).toBeLessThan(500);
    }
    expect(failures() - before).toBeGreaterThanOrEqual(Object.keys(actions).length);
    for (const canary of [...Object.values(CANARIES), 'Canary Street', 'canary-token', 'canary-nonce', 'Canary-new', '$argon2id'])
      expect(log, canary).not.toContain(canary);
  });

  it('contains and counts refused and blocked sign-ins and operator tokens, changed passwords and addresses, with names hashed', async () => {
    const events = () => [...log.matchAll(/"event":"([a-z-]+)"/g)].map(([, event]) => event);
    const before = events().length;
    const bea = createVisitor(test);
    await bea.register('canary-bea', { email: 'canary-bea@mailbox.example' });
    await confirmEmail(test, 'canary-bea');
    for (let nth = 0; nth < 11; nth++) await createVisitor(test).signIn('canary-bea', 'wrong');
    await createVisitor(test).signIn('canary-dan', 'wrong');
    for (const authorization of ['', 'Bearer canary-operator-token-of-24'])
      expect((await bea.send({ url: '/api/shop/orders', headers: { authorization } })).statusCode).toBe(401);
    const key = await bea.authKey();
    const wrap = (text: string) => sealPassword(text, 'own|canary-bea', key);
    const body = { current: wrap(PASSWORD), password: wrap('Canary-new-1987'), password_again: wrap('Canary-new-1987'), nonce: key.nonce };
    expect((await bea.post('/account/password', body)).json()).toEqual({ message: '' });
    const secondKey = await bea.authKey();
    await bea.post('/account/email', {
      current: sealPassword('x', 'own|canary-bea', secondKey),
      nonce: secondKey.nonce,
      email: 'canary@new.example',
    });
    const logged = events().slice(before);
    expect(logged.filter((event) => event === 'sign-in-refused')).toHaveLength(11);
    expect(logged).toEqual(
      expect.arrayContaining(['email-confirmed', 'sign-in-blocked', 'operator-refused', 'password-changed', 'password-refused']),
    );
    const counts = await countedEvents(test);
    expect(counts.size).toBeGreaterThan(2);
    for (const event of new Set(logged))
      expect([event, counts.get(String(event))]).toEqual([event, events().filter((candidate) => candidate === event).length]);
    const lines = log.split('\n').filter((line) => line.includes('"event":"sign-in-refused"'));
    const accounts = lines.map((line) => JSON.parse(line).account as string);
    expect(new Set(accounts).size).toBe(2);
    for (const account of accounts) expect(account).toMatch(/^[0-9a-f]{16}$/);
    for (const canary of ['canary-bea', 'canary-dan', 'canary-operator', 'Canary-new']) expect(log, canary).not.toContain(canary);
  });

  it('names the rule that a value refused by the database broke, but not the value', async () => {
    const refused = test.database.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
      values (1, 'x', ${username}, ${email}, 'x', false, now())`);
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'users_name_key' });
    await expect(test.database.db.execute(sql`select ${email}::integer`)).rejects.toThrow(/^(?!.*canary)/);
    for (const query of [refused, test.database.db.execute(sql`select ${`${email}\0`}::text`)]) {
      const fault: unknown = await query.then(
        () => null,
        (error) => error,
      );
      expect(`${(fault as Error).stack} ${JSON.stringify(fault)} ${(fault as Error).cause}`).not.toContain('canary');
    }
  });
});
