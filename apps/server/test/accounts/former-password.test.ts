import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../src/accounts/types/accounts.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { sealPassword } from './seal.ts';

const ATTACKER_PASSWORD = 'Vb3-attacker-55K';
const OF_OWNER = 'Kq4-owner-9Z';

/* After a password change, everything that was started with the former password is invalid. */

describe.each(SMALL_AND_LARGE)('a former password on %s', (kind) => {
  let test: TestApp;
  let hasher: PasswordHasher;
  let links = 0;
  beforeAll(async () => {
    test = await openTestApp(kind);
    hasher = test.services.hasher;
  });
  afterAll(() => test.close());

  const newAccount = async (name: string): Promise<Visitor> => {
    const visitor = createVisitor(test);
    await visitor.register(name);
    return visitor;
  };
  const idOf = async (name: string) => Number((await test.database.db.execute(sql`select id from users where name = ${name}`)).rows[0]?.id);
  /** Resets the password as the owner, by the link of the mail. */
  const reset = async (name: string) => {
    const token = await test.services.resets.issue(await idOf(name), `<reset-${++links}@muro>`);
    expect(await test.services.resets.redeem(token, await hasher.hash(OF_OWNER), 'en')).toBe(true);
  };
  const send = async (visitor: Visitor, path: string, name: string, typed: { readonly password?: string; readonly email?: string }) => {
    const key = await visitor.authKey();
    const wrap = (text: string) => sealPassword(text, `own|${name}`, key);
    const { password, ...open } = typed;
    const sealed = password === undefined ? {} : { password: wrap(password), password_again: wrap(password) };
    return (await visitor.post(`/account/${path}?lang=en`, { current: wrap(PASSWORD), nonce: key.nonce, ...sealed, ...open })).json<{
      message: string;
    }>();
  };
  /** Runs `act` after a password was verified but before the result takes effect. */
  const afterVerifying = async <T>(act: () => Promise<void>, during: () => Promise<T>): Promise<T> => {
    const verify: PasswordHasher['verify'] = async (hash, password) => {
      const isRight = await hasher.verify(hash, password);
      await act();
      return isRight;
    };
    test.change({ hasher: { ...hasher, verify } });
    return await during().finally(() => test.change({ hasher }));
  };
  const signsIn = async (name: string, password: string) => (await createVisitor(test).signIn(name, password)).authenticated;

  it('opens no session if the sign-in began before the change', async () => {
    await newAccount('ana');
    const attacker = createVisitor(test);
    const answer = await afterVerifying(
      () => reset('ana'),
      () => attacker.signIn('ana'),
    );
    expect([answer.authenticated, await attacker.check()]).toEqual(['false', 'false']);
    expect([await signsIn('ana', PASSWORD), await signsIn('ana', OF_OWNER)]).toEqual(['false', 'true']);
  });

  it('does not replace a newer one if its change began earlier', async () => {
    const attacker = await newAccount('bea');
    const { message } = await afterVerifying(
      () => reset('bea'),
      () => send(attacker, 'password', 'bea', { password: ATTACKER_PASSWORD }),
    );
    expect(message).toBe('The current password is wrong.');
    expect([await signsIn('bea', ATTACKER_PASSWORD), await signsIn('bea', OF_OWNER), await attacker.check()]).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('of two concurrent changes only one succeeds', async () => {
    const [firstDevice, secondDevice] = [await newAccount('cleo'), createVisitor(test)];
    await secondDevice.signIn('cleo');
    const answers = await Promise.all([
      send(firstDevice, 'password', 'cleo', { password: OF_OWNER }),
      send(secondDevice, 'password', 'cleo', { password: ATTACKER_PASSWORD }),
    ]);
    expect(answers.filter(({ message }) => message === '')).toHaveLength(1);
    expect([await firstDevice.check(), await secondDevice.check()].sort()).toEqual(['false', 'true']);
  });

  it.each([
    ['dan', 'a link for a forgotten password', (name: string) => reset(name)],
    [
      'dora',
      'a change of the password',
      async (name: string, owner: Visitor) => expect((await send(owner, 'password', name, { password: OF_OWNER })).message).toBe(''),
    ],
  ] as const)('moves the account to no address of a wish from before, %s: %s', async (name, _way, replace) => {
    const owner = await newAccount(name);
    const attacker = createVisitor(test);
    await attacker.signIn(name);
    expect((await send(attacker, 'email', name, { email: 'attacker@example.org' })).message).toBe('');
    const { rows } = await test.database.db.execute(sql`select max(id)::integer as id from email_changes`);
    const link = await test.services.emailChanges.issue('new', Number(rows[0]?.id), '<of-the-wish@muro>');
    await replace(name, owner);
    const followed = await createVisitor(test).post('/account/email/confirm?lang=en', { token: link?.token ?? '' });
    expect(followed.json().message).not.toBe('');
    const users = await test.database.db.execute(sql`select email from users where name = ${name}`);
    expect(users.rows[0]?.email).toBe(`${name}@example.org`);
  });

  it('an address that was confirmed meanwhile is asked by a wish that passed it over', async () => {
    const owner = await newAccount('eva');
    expect((await send(owner, 'email', 'eva', { email: 'other@example.org' })).message).toBe('');
    const { rows } = await test.database.db.execute(sql`select max(id)::integer as id from email_changes`);
    const link = await test.services.emailChanges.issue('new', Number(rows[0]?.id), '<of-eva@muro>');
    const first = await test.services.confirmations.issue({ userId: await idOf('eva'), email: 'eva@example.org' }, '<first-of-eva@muro>');
    expect((await createVisitor(test).post('/account/email/confirm', { token: first })).json().message).toBe('');
    expect((await createVisitor(test).post('/account/email/confirm', { token: link?.token ?? '' })).json().message).not.toBe('');
  });

  it('invalidates the session’s former token', async () => {
    const visitor = await newAccount('fay');
    const formerCookie = visitor.cookie();
    expect((await send(visitor, 'password', 'fay', { password: OF_OWNER })).message).toBe('');
    const attacker = createVisitor(test);
    attacker.setCookie(formerCookie);
    expect([await visitor.check(), await attacker.check(), visitor.cookie() !== formerCookie]).toEqual(['true', 'false', true]);
  });
});
