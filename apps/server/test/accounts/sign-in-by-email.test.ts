import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../src/start/services.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { confirmEmail } from './confirm-email.ts';

describe.each(SMALL_AND_LARGE)('sign-in by e-mail address on %s', (kind) => {
  let test: TestApp;
  let verifications = 0;
  beforeAll(async () => {
    const plain = await openTestApp(kind);
    const { hasher } = plain.services;
    const counting: Services['hasher'] = {
      hash: (password) => hasher.hash(password),
      verify: (hash, password) => {
        verifications += 1;
        return hasher.verify(hash, password);
      },
    };
    await plain.close();
    test = await openTestApp(kind, { hasher: counting });
  });
  afterAll(() => test.close());

  const visitorAt = (remoteAddress: string): Visitor =>
    createVisitor({ app: { inject: (options: object) => test.app.inject({ ...options, remoteAddress }) } as TestApp['app'] });
  const outcomeOf = async (visitor: Visitor, typed: string, password?: string) => {
    const answer = (await visitor.signIn(typed, password)) as { authenticated?: string; username?: string; error?: string };
    return answer.authenticated === 'true' ? answer.username : answer.error;
  };

  it('an account can be opened by its name and by its address, in upper or lower case', async () => {
    await visitorAt('127.0.2.1').register('Ana', { email: 'Ana.Maria@example.org' });
    expect(await outcomeOf(visitorAt('127.0.2.2'), 'ana.maria@example.org'), 'before it is confirmed').toBe('wrongcredentials');
    await confirmEmail(test, 'Ana');
    for (const typed of ['Ana', 'ana', 'Ana.Maria@example.org', ' ana.maria@EXAMPLE.org '])
      expect(await outcomeOf(visitorAt('127.0.2.2'), typed), typed).toBe('Ana');
    expect(await outcomeOf(visitorAt('127.0.2.2'), 'ana.maria@example.com')).toBe('wrongcredentials');
    expect(await outcomeOf(visitorAt('127.0.2.2'), 'ana.maria')).toBe('wrongcredentials');
    expect(await outcomeOf(visitorAt('127.0.2.2'), '%@example.org')).toBe('wrongcredentials');
  });

  it('accounts that share an address are told apart by their passwords; a name that looks like the address opens none of them', async () => {
    await visitorAt('127.0.2.3').register('bob', { email: 'house@example.org' });
    await visitorAt('127.0.2.3').register('cleo', { email: 'house@example.org' }, 'another-secret-8');
    for (const name of ['bob', 'cleo']) await confirmEmail(test, name);
    await visitorAt('127.0.2.3').register('house@example.org', { email: 'stranger@example.org' }, 'strangers-secret-9');
    expect(await outcomeOf(visitorAt('127.0.2.4'), 'house@example.org')).toBe('bob');
    expect(await outcomeOf(visitorAt('127.0.2.4'), 'house@example.org', 'another-secret-8')).toBe('cleo');
    expect(await outcomeOf(visitorAt('127.0.2.4'), 'house@example.org', 'strangers-secret-9')).toBe('house@example.org');
  });

  it('a wrong password is verified as often for an unknown address as for one with three accounts', async () => {
    const countOf = async (typed: string) => {
      verifications = 0;
      expect(await outcomeOf(visitorAt('127.0.2.5'), typed, 'wrong')).toBe('wrongcredentials');
      return verifications;
    };
    expect(await countOf('unknown@example.org')).toBe(await countOf('house@example.org'));
    expect(await countOf('unknown')).toBe(await countOf('bob'));
  });

  it('[S7] allows ten attempts per address in a quarter of an hour, which reveal no account', async () => {
    await visitorAt('127.0.2.6').register('dora', { email: 'dora@example.org' });
    await confirmEmail(test, 'dora');
    const guess = async (typed: string) => {
      const outcomes = [];
      for (let nth = 0; nth < 12; nth++) outcomes.push(await outcomeOf(visitorAt(`127.0.3.${nth}`), typed, 'wrong'));
      return outcomes;
    };
    const outcomes = await guess('DORA@example.org');
    expect(outcomes.filter((outcome) => outcome === 'wrongcredentials')).toHaveLength(10);
    expect(await guess('unknown.either@example.org')).toEqual(outcomes);
    expect(await outcomeOf(visitorAt('127.0.2.7'), 'dora')).toBe('dora');
  });

  it('[S7] registering with another person’s address gives no more attempts at it', async () => {
    await visitorAt('127.0.2.8').register('emil', { email: 'emil@example.org' });
    await confirmEmail(test, 'emil');
    const outcomes = [];
    for (let account = 0; account < 3; account++) {
      const stranger = visitorAt(`127.0.4.${account}`);
      await stranger.register(`like emil ${account}`, { email: 'emil@example.org' }, 'strangers-secret-9');
      for (let nth = 0; nth < 6; nth++) outcomes.push(await outcomeOf(stranger, 'emil@example.org', 'wrong'));
    }
    expect(outcomes.filter((outcome) => outcome === 'wrongcredentials')).toHaveLength(10);
  });

  it('its owner can still sign in with it, on a browser that was signed in before', async () => {
    const ownVisitor = visitorAt('127.0.2.9');
    await ownVisitor.register('fay', { email: 'fay@example.org' });
    await confirmEmail(test, 'fay');
    await ownVisitor.post('/api/signout', {});
    for (let nth = 0; nth < 12; nth++) await outcomeOf(visitorAt('127.0.2.10'), 'fay@example.org', 'wrong');
    expect(await outcomeOf(visitorAt('127.0.2.11'), 'fay@example.org', PASSWORD)).toBe('ERROR_TOO_MANY');
    expect(await outcomeOf(ownVisitor, 'fay@example.org', PASSWORD)).toBe('fay');
  });

  it('an unconfirmed address neither signs in nor blocks others: accounts that strangers created first, or named after it', async () => {
    const stranger = visitorAt('127.0.5.1');
    for (let nth = 0; nth < 4; nth++) await stranger.register(`gil ${nth}`, { email: 'gil@example.org' }, 'strangers-secret-9');
    await stranger.register('gil@example.org', { email: 'stranger@example.org' }, 'strangers-secret-9');
    const ownVisitor = visitorAt('127.0.5.2');
    await ownVisitor.register('gil', { email: 'gil@example.org' });
    await confirmEmail(test, 'gil');
    expect(await outcomeOf(visitorAt('127.0.5.3'), 'gil@example.org')).toBe('gil');
    await ownVisitor.post('/api/signout', {});
    for (let nth = 0; nth < 12; nth++) await outcomeOf(stranger, 'gil@example.org', 'wrong');
    expect(await outcomeOf(ownVisitor, 'gil@example.org')).toBe('gil');
  });

  it('a link that one account confirms ends the unconfirmed claim of another', async () => {
    await visitorAt('127.0.6.1').register('squatter', { email: 'hana@example.org' }, 'strangers-secret-9');
    const { db } = test.database;
    await db.execute(sql`update email_confirmations set confirmed_at = now(), is_by_link = false where email = 'hana@example.org'`);
    expect(await outcomeOf(visitorAt('127.0.6.2'), 'hana@example.org', 'strangers-secret-9')).toBe('squatter');
    await visitorAt('127.0.6.3').register('hana', { email: 'Hana@example.org' });
    await confirmEmail(test, 'hana');
    expect(await outcomeOf(visitorAt('127.0.6.4'), 'hana@example.org', 'strangers-secret-9')).toBe('wrongcredentials');
    expect(await outcomeOf(visitorAt('127.0.6.5'), 'hana@example.org')).toBe('hana');
  });
});
