import { sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowTables } from '../../src/db/dump/row-tables.ts';
import { deleteExpiredRows } from '../../src/upkeep/sql/delete-expired-rows.ts';
import { itOnce, openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor } from '../support/visitor.ts';
import { sealPassword } from './seal.ts';
import { appCode, type Guarded, registerGuarded, sendCode, sendOwn, ticketOf } from './second-factor.ts';

const NEW = 'Kq4-canary-9Z';
const TOKEN = 'token-of-the-operator-of-the-tests';
const MINUTE_MS = 60_000;
const WRONG_CODE = /^The code is wrong or was used already/;

describe.each(SMALL_AND_LARGE)('two-step verification on %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(kind, { operatorToken: TOKEN });
  });
  afterAll(() => test.close());

  const rowsOf = async (table: string) => (await test.database.db.execute(sql.raw(`select * from ${table}`))).rows;
  const userIdOf = async (name: string) =>
    Number((await test.database.db.execute(sql`select id::text as id from users where name = ${name}`)).rows[0]?.id);
  const mailsTo = async (name: string) => {
    const { rows } = await test.database.db.execute(sql`select kind from mails where user_id = ${await userIdOf(name)}`);
    return rows.map((row) => row.kind);
  };
  /** Resets the last used time step, so that a test need not wait half a minute for the next code. */
  const forgetSteps = () => test.database.db.execute(sql`update second_factors set last_step = null`);
  const eventsOf = async () =>
    Object.fromEntries((await test.services.metrics.securityEvents.get()).values.map(({ labels, value }) => [labels.event, value]));
  const wrongCode = ({ secret }: Guarded) =>
    ['000000', '000001', '000002', '000003'].find((code) => [-1, 0, 1].every((step) => appCode(secret, step) !== code)) ?? '';

  it('is enabled with the password and a code of the app; every other session ends, and a mail reports it', async () => {
    const firstDevice = createVisitor(test);
    await firstDevice.register('ana');
    const otherDevice = createVisitor(test);
    await otherDevice.signIn('ana');
    expect((await sendOwn(firstDevice, 'second-factor/begin', 'ana', { current: NEW })).message).toBe('The current password is wrong.');
    const { secret = '', address, picture } = await sendOwn(firstDevice, 'second-factor/begin', 'ana');
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(address).toBe(`otpauth://totp/Muro:ana?issuer=Muro&secret=${secret.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await otherDevice.check(), 'nothing asks for a code yet').toBe('true');
    for (const code of ['', '12345', '0000 0000 0000 0000'])
      expect((await firstDevice.post('/account/second-factor/confirm?lang=en', { code })).json().message, code).toMatch(WRONG_CODE);
    const confirmed = (await firstDevice.post('/account/second-factor/confirm?lang=en', { code: appCode(secret) })).json();
    expect(confirmed).toEqual({ message: '', codes: expect.any(Array) });
    expect(confirmed.codes).toHaveLength(10);
    expect([await firstDevice.check(), await otherDevice.check()]).toEqual(['true', 'false']);
    expect(await mailsTo('ana')).toContain('second-factor-on');
    expect((await sendOwn(firstDevice, 'second-factor/begin', 'ana')).message).toContain('already on');
    expect(viewOf((await firstDevice.send({ url: '/account?lang=en' })).body)).toMatchObject({
      page: 'account',
      factor: { codesLeft: 10 },
    });
  });

  it('neither the secret nor a recovery code is stored in the database', async () => {
    const { secret, codes } = await registerGuarded(test, 'ben');
    const bytes = Buffer.from(Secret.fromBase32(secret.replaceAll(' ', '')).bytes);
    const storedRows = JSON.stringify([await rowsOf('second_factors'), await rowsOf('recovery_codes'), await rowsOf('mails')]);
    for (const text of [secret, secret.replaceAll(' ', ''), bytes.toString('hex'), bytes.toString('base64')])
      expect(storedRows).not.toContain(text);
    for (const code of codes) expect(storedRows).not.toContain(code.replaceAll(' ', ''));
    const hashes = await rowsOf('recovery_codes');
    for (const { code_hash } of hashes) expect(code_hash).toMatch(/^\$argon2id\$/);
  });

  it('a sign-in asks for a code only after the right password; the code of a time step is accepted once, over all servers', async () => {
    const ana = await registerGuarded(test, 'cleo');
    const visitor = createVisitor(test);
    expect(await visitor.signIn('cleo', NEW)).toMatchObject({ authenticated: 'false', error: 'wrongcredentials' });
    const answer = await visitor.signIn('cleo');
    expect(answer).toEqual({ authenticated: 'false', error: 'codeneeded', msg: expect.any(String), ticket: expect.any(String) });
    const { ticket = '' } = answer;
    expect(visitor.cookie()).toBe('');
    expect(await visitor.check()).toBe('false');
    expect(await sendCode(visitor, ticket, ana.used), 'used to switch it on').toMatchObject({
      error: 'wrongcode',
      msg: expect.stringMatching(WRONG_CODE),
    });
    expect(await sendCode(visitor, ticket, wrongCode(ana))).toMatchObject({ authenticated: 'false', error: 'wrongcode' });
    const next = appCode(ana.secret, 1);
    expect(await sendCode(visitor, ticket, `${next.slice(0, 3)} ${next.slice(3)}`)).toEqual({ authenticated: 'true', username: 'cleo' });
    expect(await visitor.check()).toBe('true');
    expect(await sendCode(visitor, ticket, next), 'a ticket is good once').toMatchObject({ error: 'expired' });
    const otherVisitor = createVisitor(test);
    expect(await sendCode(otherVisitor, await ticketOf(otherVisitor, 'cleo'), next), 'replay').toMatchObject({ error: 'wrongcode' });
  });

  it('of many concurrent uses of a code only one succeeds', async () => {
    const { secret, codes } = await registerGuarded(test, 'dora');
    await forgetSteps();
    for (const code of [appCode(secret), codes[4] ?? '']) {
      const visitors = Array.from({ length: 4 }, () => createVisitor(test));
      const tickets = await Promise.all(visitors.map((visitor) => ticketOf(visitor, 'dora')));
      const outcomes = await Promise.all(visitors.map((visitor, index) => sendCode(visitor, tickets[index] ?? '', code)));
      expect(
        outcomes.filter(({ authenticated }) => authenticated === 'true'),
        code,
      ).toHaveLength(1);
    }
  });

  it('an account without it signs in as before, and no foreign ticket opens a session', async () => {
    const visitor = createVisitor(test);
    await visitor.register('emil');
    expect(await visitor.signIn('emil')).toEqual({ authenticated: 'true', username: 'emil' });
    for (const ticket of ['', 'x'.repeat(43), visitor.cookie().split('=')[1] ?? ''])
      expect(await sendCode(createVisitor(test), ticket, '000000')).toMatchObject({ authenticated: 'false', error: 'expired' });
  });

  it('a ticket ends after ten minutes, with another password and with the second factor', async () => {
    const { visitor, secret } = await registerGuarded(test, 'fay');
    const unknownBrowser = createVisitor(test);
    const [first, second] = [await ticketOf(unknownBrowser, 'fay'), await ticketOf(unknownBrowser, 'fay')];
    expect((await sendOwn(visitor, 'password', 'fay', { password: NEW, code: appCode(secret, 1) })).message).toBe('');
    await forgetSteps();
    expect(await sendCode(unknownBrowser, first, appCode(secret))).toMatchObject({ error: 'expired' });
    const third = await ticketOf(unknownBrowser, 'fay', NEW);
    await test.advance(10 * MINUTE_MS);
    expect(await sendCode(unknownBrowser, third, appCode(secret))).toMatchObject({ error: 'expired' });
    expect(second).not.toBe(first);
  });

  it('a recovery code opens the account once; new codes replace the former ones', async () => {
    const { visitor, secret, codes } = await registerGuarded(test, 'gil');
    const [first = '', second = ''] = codes;
    const otherDevice = createVisitor(test);
    expect(await sendCode(otherDevice, await ticketOf(otherDevice, 'gil'), first)).toMatchObject({ authenticated: 'true' });
    expect(await sendCode(otherDevice, await ticketOf(otherDevice, 'gil'), first)).toMatchObject({ error: 'wrongcode' });
    expect(viewOf((await visitor.send({ url: '/account?lang=en' })).body)).toMatchObject({ page: 'account', factor: { codesLeft: 9 } });
    expect((await sendOwn(visitor, 'second-factor/codes', 'gil', { code: '' })).field).toBe('code');
    const renewed = await sendOwn(visitor, 'second-factor/codes', 'gil', { code: appCode(secret, 1) });
    expect(renewed.codes).toHaveLength(10);
    expect(await sendCode(otherDevice, await ticketOf(otherDevice, 'gil'), second)).toMatchObject({ error: 'wrongcode' });
    expect(await sendCode(otherDevice, await ticketOf(otherDevice, 'gil'), renewed.codes?.[1] ?? '')).toMatchObject({
      authenticated: 'true',
    });
  });

  it('ten wrong codes block unknown browsers, but neither the owner’s browser nor a signed-in owner', async () => {
    const guarded = await registerGuarded(test, 'hal');
    const unknownBrowser = createVisitor(test);
    const ticket = await ticketOf(unknownBrowser, 'hal');
    const outcomes = [];
    for (let nth = 0; nth < 12; nth++) outcomes.push((await sendCode(unknownBrowser, ticket, wrongCode(guarded))).error);
    expect(outcomes).toEqual([...Array(10).fill('wrongcode'), 'ERROR_TOO_MANY', 'ERROR_TOO_MANY']);
    expect((await sendCode(unknownBrowser, ticket, guarded.codes[0] ?? '')).error, 'the right one, too').toBe('ERROR_TOO_MANY');
    expect((await sendOwn(guarded.visitor, 'password', 'hal', { password: NEW, code: guarded.codes[1] ?? '' })).message).toBe('');
    const ownTicket = await ticketOf(guarded.visitor, 'hal', NEW);
    expect(await sendCode(guarded.visitor, ownTicket, guarded.codes[2] ?? '')).toMatchObject({ authenticated: 'true' });
    await test.advance(16 * MINUTE_MS);
    expect(await sendCode(unknownBrowser, await ticketOf(unknownBrowser, 'hal', NEW), guarded.codes[0] ?? '')).toMatchObject({
      authenticated: 'true',
    });
  });

  it('a known browser has its own ten attempts, regardless of sign-ins of another account on it', async () => {
    const guarded = await registerGuarded(test, 'ivo');
    const { visitor: sharedBrowser } = guarded;
    const ticket = await ticketOf(sharedBrowser, 'ivo');
    await sharedBrowser.register('jule');
    const outcomes = [];
    for (let nth = 0; nth < 24; nth++) {
      if (nth % 8 === 0) await sharedBrowser.signIn('jule');
      outcomes.push((await sendCode(sharedBrowser, ticket, wrongCode(guarded))).error);
    }
    expect(outcomes.filter((outcome) => outcome === 'wrongcode')).toHaveLength(10);
  });

  it('opens no session for a password alone if the sign-in began before it was enabled', async () => {
    const [owner, attacker] = [createVisitor(test), createVisitor(test)];
    await owner.register('kai');
    const { secret = '' } = await sendOwn(owner, 'second-factor/begin', 'kai');
    const { factors } = test.services;
    const switchOn = async () =>
      expect((await owner.post('/account/second-factor/confirm?lang=en', { code: appCode(secret) })).json().message).toBe('');
    const find: typeof factors.find = async (userId) => {
      const found = await factors.find(userId);
      await switchOn();
      return found;
    };
    test.change({ factors: { ...factors, find } });
    const answer = await attacker.signIn('kai').finally(() => test.change({ factors }));
    expect([answer.authenticated, await attacker.check(), await owner.check()]).toEqual(['false', 'false', 'true']);
  });

  it('a session that ended meanwhile does not switch it on', async () => {
    const [owner, attacker] = [createVisitor(test), createVisitor(test)];
    await owner.register('lea');
    await attacker.signIn('lea');
    const { secret = '' } = await sendOwn(attacker, 'second-factor/begin', 'lea');
    const { factors } = test.services;
    const useAppCode: typeof factors.useAppCode = async (...use) => {
      expect((await sendOwn(owner, 'password', 'lea', { password: NEW })).message).toBe('');
      return await factors.useAppCode(...use);
    };
    test.change({ factors: { ...factors, useAppCode } });
    const confirmed = await attacker
      .post('/account/second-factor/confirm?lang=en', { code: appCode(secret) })
      .finally(() => test.change({ factors }));
    expect(confirmed.json().codes).toBe(undefined);
    expect(await owner.check()).toBe('true');
    expect(await createVisitor(test).signIn('lea', NEW)).toMatchObject({ authenticated: 'true' });
  });

  it('password, e-mail address and deletion require a code; wrong codes are limited, too', async () => {
    const guarded = await registerGuarded(test, 'ida');
    const { visitor } = guarded;
    const changes = { password: { password: NEW }, email: { email: 'ida@new.example' }, leave: {}, 'second-factor/end': { code: '' } };
    for (const [path, typed] of Object.entries(changes)) {
      const answer = await sendOwn(visitor, path, 'ida', typed);
      expect([answer.field, answer.message], path).toEqual(['code', 'This account asks for a code of your app, or a recovery code.']);
      const refusal = await sendOwn(visitor, path, 'ida', { ...typed, code: wrongCode(guarded) });
      expect([refusal.field, refusal.message], path).toEqual(['code', expect.stringMatching(WRONG_CODE)]);
    }
    expect(await rowsOf('email_changes')).toEqual([]);
    expect(await visitor.signIn('ida', NEW)).toMatchObject({ error: 'wrongcredentials' });
    const outcomes = [];
    for (let nth = 0; nth < 7; nth++)
      outcomes.push((await sendOwn(visitor, 'leave', 'ida', { code: wrongCode(guarded) })).error ?? 'wrong');
    expect(outcomes).toEqual([...Array(6).fill('wrong'), 'ERROR_TOO_MANY']);
  });

  it('a password reset by mail does not switch it off; the owner can, with password and code', async () => {
    const { visitor, codes } = await registerGuarded(test, 'kim');
    const token = await test.services.resets.issue(await userIdOf('kim'), 'message of kim');
    const key = await visitor.authKey();
    const wrap = () => sealPassword(NEW, `reset|${token}`, key);
    const reset = { token, password: wrap(), password_again: wrap(), nonce: key.nonce };
    expect((await visitor.post('/api/password/reset?lang=en', reset)).json()).toEqual({ message: '' });
    expect(await visitor.check()).toBe('false');
    const ticket = await ticketOf(visitor, 'kim', NEW);
    expect(await sendCode(visitor, ticket, codes[3] ?? '')).toMatchObject({ authenticated: 'true' });
    expect((await sendOwn(visitor, 'second-factor/end', 'kim', { code: codes[3] ?? '', current: NEW })).message).toMatch(WRONG_CODE);
    expect((await sendOwn(visitor, 'second-factor/end', 'kim', { code: codes[4] ?? '' })).message).toBe('The current password is wrong.');
    expect((await sendOwn(visitor, 'second-factor/end', 'kim', { code: codes[4] ?? '', current: NEW })).message).toBe('');
    expect(await createVisitor(test).signIn('kim', NEW)).toMatchObject({ authenticated: 'true' });
    expect(await mailsTo('kim')).toContain('second-factor-off');
  });

  it('the operator disables it for an owner who lost all codes: sessions end, the password stays', async () => {
    const { visitor } = await registerGuarded(test, 'lou');
    const end = (name: string, token = TOKEN) =>
      createVisitor(test).post('/api/shop/accounts/second-factor/end', { name }, { authorization: `Bearer ${token}` });
    expect((await end('lou', 'another-token-than-the-operators')).statusCode).toBe(401);
    expect((await end('unknown')).statusCode).toBe(404);
    expect((await end(' LOU ')).json()).toEqual({ name: 'lou', wasOn: true });
    expect((await end('lou')).json()).toEqual({ name: 'lou', wasOn: false });
    expect(await visitor.check()).toBe('false');
    expect(await visitor.signIn('lou')).toEqual({ authenticated: 'true', username: 'lou' });
    expect(await mailsTo('lou')).toContain('second-factor-off');
  });

  it('no data of it remains after the account is deleted, or if it was never confirmed', async () => {
    const { visitor, codes } = await registerGuarded(test, 'mia');
    const userId = await userIdOf('mia');
    await ticketOf(visitor, 'mia');
    expect((await sendOwn(visitor, 'leave', 'mia', { code: codes[0] ?? '' })).message).toBe('');
    const other = createVisitor(test);
    await other.register('noa');
    const { secret = '' } = await sendOwn(other, 'second-factor/begin', 'noa');
    await test.advance(31 * MINUTE_MS);
    await other.signIn('noa');
    expect((await other.post('/account/second-factor/confirm?lang=en', { code: appCode(secret) })).json().message).toContain('too long');
    await deleteExpiredRows(test.database.db);
    const remainingRows = [...(await rowsOf('second_factors')), ...(await rowsOf('recovery_codes')), ...(await rowsOf('sign_in_tickets'))];
    const ofThem = [userId, await userIdOf('noa')];
    expect(remainingRows.filter(({ user_id }) => ofThem.includes(Number(user_id)))).toEqual([]);
    expect(await rowsOf('sign_in_tickets')).toEqual([]);
  });

  it('a backup contains it, but no pending sign-in; the export has its start, and no secret', async () => {
    const tables = await test.database.db.transaction((tx) => rowTables(tx));
    expect(tables).toEqual(expect.arrayContaining(['second_factors', 'recovery_codes']));
    expect(tables).not.toContain('sign_in_tickets');
    await registerGuarded(test, 'ola');
    const account = await test.services.exports.findAccount(await userIdOf('ola'));
    expect(account).toMatchObject({ twoStepSince: expect.any(Date), recoveryCodesLeft: 10 });
    expect(Object.keys(account ?? {})).not.toContain('wrapped');
  });

  it('it cannot be changed without a session or from another site', async () => {
    const guarded = await registerGuarded(test, 'pia');
    for (const path of ['begin', 'confirm', 'codes', 'end']) {
      expect((await createVisitor(test).post(`/account/second-factor/${path}`, {})).statusCode, path).toBe(401);
      const foreign = await guarded.visitor.post(`/account/second-factor/${path}`, {}, { origin: 'https://evil.example' });
      expect(foreign.statusCode, path).toBe(403);
    }
  });

  itOnce('security events are counted', async () => {
    const events = await eventsOf();
    const ofCodes = ['code-refused', 'code-blocked', 'recovery-code-used', 'recovery-codes-renewed'];
    const ofFactors = ['second-factor-on', 'second-factor-off', 'second-factor-removed'];
    for (const event of [...ofCodes, ...ofFactors]) expect(events[event], event).toBeGreaterThan(0);
  });
});
