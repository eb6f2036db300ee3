import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorkLoop } from '../../src/scheduling/work-loop.ts';
import { readSmtpSetting } from '../../src/settings/read-smtp-setting.ts';
import { startMailing } from '../../src/start/start-mailing.ts';
import { type MailCatcher, startMailCatcher } from '../mail/mail-catcher.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { confirmEmail } from './confirm-email.ts';
import { sealPassword } from './seal.ts';

const NEW = 'Kq4-canary-9Z';
const PLACE = { publicUrl: 'https://wand.example', dataFolder: '/nowhere' };
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' };

describe.each(SMALL_AND_LARGE)('my account on %s', (kind) => {
  let test: TestApp;
  let catcher: MailCatcher;
  let relay: WorkLoop;
  beforeAll(async () => {
    test = await openTestApp(kind);
  });
  beforeEach(async () => {
    await test.database.db.execute(sql`delete from mails`);
    catcher = await startMailCatcher();
    const smtp = readSmtpSetting({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}` });
    relay = await startMailing({ smtp, ...PLACE }, { ...test.services, databaseKind: 'postgres' }, () => {});
  });
  afterEach(async () => {
    await relay.stop();
    await catcher.close();
  });
  afterAll(() => test.close());

  /** Returns the sent mails, without those that ask to confirm the address of a registration. */
  const caught = async () => {
    const read = await Promise.all(catcher.mails.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))));
    const mails = read.map(({ to, text = '', subject = '' }) => ({ to: to?.[0]?.address ?? '', text, subject }));
    return mails.filter(({ subject }) => !/^Confirma? (tu correo|your e-mail address)/.test(subject));
  };
  const mails = async (count: number) => {
    await expect.poll(async () => (await caught()).length, { timeout: 30_000 }).toBe(count);
    return await caught();
  };
  const newAccount = async (name: string, isConfirmed = true): Promise<Visitor> => {
    const visitor = createVisitor(test);
    await visitor.register(name);
    if (isConfirmed) await confirmEmail(test, name);
    return visitor;
  };
  /** Sends the request of a form of the account page. */
  const send = async (
    visitor: Visitor,
    path: string,
    name: string,
    typed: { readonly current?: string; readonly password?: string; readonly again?: string; readonly email?: string },
  ) => {
    const { current = PASSWORD, password, again = password, email } = typed;
    const key = await visitor.authKey();
    const wrap = (text: string) => sealPassword(text, `own|${name}`, key);
    const sealed = password === undefined ? {} : { password: wrap(password), password_again: wrap(again ?? '') };
    const answer = await visitor.post(`/account/${path}?lang=en`, {
      current: wrap(current),
      nonce: key.nonce,
      ...sealed,
      ...(email !== undefined && { email }),
    });
    return answer.json<{ message?: string; error?: string }>();
  };
  const confirm = async (token: string) =>
    (await createVisitor(test).post('/account/email/confirm?lang=en', { token })).json<{ message: string; notice?: string }>();
  const tokenIn = (text: string) => /https:\/\/wand\.example\/account\/email\/confirm\?lang=en#(\S{43})/.exec(text)?.[1] ?? '';
  const emailOf = async (name: string) => {
    const { rows } = await test.database.db.execute(sql`select email from users where name = ${name}`);
    return rows[0]?.email;
  };

  it('a changed password ends every other session of this account only, and a mail reports it', async () => {
    const visitor = await newAccount('ana');
    const otherDevice = createVisitor(test);
    await otherDevice.signIn('ana', PASSWORD);
    const other = await newAccount('other');
    await mails(1); // about the new device
    expect(await send(visitor, 'password', 'ana', { password: NEW })).toEqual({ message: '' });
    expect([await visitor.check(), await otherDevice.check(), await other.check()]).toEqual(['true', 'false', 'true']);
    expect((await createVisitor(test).signIn('ana', PASSWORD)).authenticated).toBe('false');
    expect((await createVisitor(test).signIn('ana', NEW)).authenticated).toBe('true');
    const [, changed] = await mails(3);
    expect([changed?.to, changed?.subject]).toEqual(['ana@example.org', 'Your password at Muro has been changed']);
  });

  it('it requires the current password, with ten attempts', async () => {
    const visitor = await newAccount('bob');
    expect((await send(visitor, 'password', 'bob', { current: NEW, password: NEW })).message).toBe('The current password is wrong.');
    expect((await send(visitor, 'password', 'bob', { password: NEW, again: PASSWORD })).message).toContain('not');
    expect((await send(visitor, 'password', 'bob', { password: 'short' })).message).toContain('8');
    const outcomes = [];
    for (let nth = 0; nth < 12; nth++)
      outcomes.push((await send(visitor, 'password', 'bob', { current: NEW, password: NEW })).error ?? 'wrong');
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(9);
    expect(outcomes.at(-1)).toBe('ERROR_TOO_MANY');
    expect((await createVisitor(test).signIn('bob')).authenticated).toBe('true');
  });

  it('nothing can be changed without a session, from another site, or with an envelope of another call', async () => {
    const visitor = await newAccount('cleo');
    for (const path of ['password', 'email'])
      expect((await send(createVisitor(test), path, 'cleo', { password: NEW, email: 'new@example.org' })).error).toBe(
        'ERROR_NOT_SIGNED_IN',
      );
    const key = await visitor.authKey();
    const body = { current: sealPassword(PASSWORD, 'signin|cleo', key), nonce: key.nonce, email: 'new@example.org' };
    expect((await visitor.post('/account/email?lang=en', body)).json().message).toBe('The current password is wrong.');
    for (const path of ['password', 'email', 'sessions', 'email/confirm'])
      expect((await visitor.post(`/account/${path}`, {}, { origin: 'https://evil.example' })).statusCode, path).toBe(403);
  });

  it('devices are listed; one of them is signed out, then all', async () => {
    const visitor = await newAccount('dora');
    const otherDevice = createVisitor(test);
    const send = otherDevice.send;
    await createVisitor({
      app: {
        inject: (options: object) => send({ ...options, headers: { ...(options as { headers?: object }).headers, ...FIREFOX } }),
      } as TestApp['app'],
    }).signIn('dora');
    const stranger = await newAccount('stranger');
    const page = viewOf((await visitor.send({ url: '/account?lang=en' })).body);
    if (page?.page !== 'account') throw new RangeError(`Expected the account page but received ${page?.page}`);
    const { sessions } = page;
    expect(sessions.map(({ agent, isThis }) => [agent, isThis])).toEqual(expect.arrayContaining([['Firefox, Linux', false]]));
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const handles = sessions.map(({ handle }) => handle);
    expect(handles).toHaveLength(2);
    for (const session of handles) await stranger.form('/account/sessions', { session });
    expect([await visitor.check(), await otherDevice.check()]).toEqual(['true', 'true']);
    const ownHandle = sessions.find(({ agent }) => agent === 'Firefox, Linux')?.handle ?? '';
    await visitor.form('/account/sessions', { session: ownHandle });
    expect([await visitor.check(), await otherDevice.check()]).toEqual(['true', 'false']);
    await otherDevice.signIn('dora');
    await visitor.form('/account/sessions', { session: 'all' });
    expect([await visitor.check(), await otherDevice.check(), await stranger.check()]).toEqual(['false', 'false', 'true']);
    expect((await visitor.send({ url: '/account?lang=en' })).headers.location).toBe('/overview');
  });

  it('a mail reports a browser that is new to the account, and no other', async () => {
    const visitor = await newAccount('emil');
    await visitor.post('/api/signout', {});
    await visitor.signIn('emil');
    const key = await visitor.authKey();
    const body = { username: 'emil', password: sealPassword(PASSWORD, 'signin|emil', key), nonce: key.nonce };
    await createVisitor(test).post('/api/isAuthenticated?lang=en', body, FIREFOX);
    const [mail] = await mails(1);
    expect([mail?.to, mail?.subject]).toEqual(['emil@example.org', 'New sign-in at Muro']);
    expect(mail?.text).toContain('Firefox, Linux');
    expect(mail?.text).toContain('https://wand.example/account/forgot?lang=en');
  });

  it('a changed address is used once the old and the new address have confirmed it; the old one gets a mail', async () => {
    const visitor = await newAccount('fay');
    expect(await send(visitor, 'email', 'fay', { email: 'fay@new.example' })).toEqual({ message: '' });
    const confirmations = await mails(2);
    expect(confirmations.map(({ to }) => to).sort()).toEqual(['fay@example.org', 'fay@new.example']);
    const [first = '', second = ''] = confirmations.map(({ text }) => tokenIn(text));
    expect((await createVisitor(test).send({ url: '/account/email/confirm?lang=en' })).statusCode).toBe(200);
    expect(await confirm(first)).toEqual({ message: '', notice: expect.stringContaining('still waiting for the confirmation') });
    expect(await emailOf('fay')).toBe('fay@example.org');
    expect((await confirm(first)).message).toContain('has expired');
    expect(await confirm(second)).toEqual({ message: '', notice: expect.stringContaining('now in use') });
    expect(await emailOf('fay')).toBe('fay@new.example');
    expect((await confirm(second)).message).toContain('has expired');
    expect((await mails(3)).at(-1)?.to).toBe('fay@example.org');
    const { rows } = await test.database.db.execute(sql`select * from email_changes`);
    for (const token of [first, second]) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('an unconfirmed address is not asked to confirm a change: after a typing error the new one suffices', async () => {
    const visitor = await newAccount('kim', false);
    expect(viewOf((await visitor.send({ url: '/account?lang=en' })).body)).toMatchObject({ page: 'account', isEmailConfirmed: false });
    expect(await send(visitor, 'email', 'kim', { email: 'kim@new.example' })).toEqual({ message: '' });
    const [confirmation, ...more] = await mails(1);
    expect([confirmation?.to, more]).toEqual(['kim@new.example', []]);
    expect(await confirm(tokenIn(confirmation?.text ?? ''))).toMatchObject({ notice: expect.stringContaining('now in use') });
    expect(await emailOf('kim')).toBe('kim@new.example');
    expect(viewOf((await visitor.send({ url: '/account?lang=en' })).body)).toMatchObject({ page: 'account', isEmailConfirmed: true });
    expect((await createVisitor(test).signIn('kim@new.example')).authenticated).toBe('true');
    expect((await mails(1)).map(({ to }) => to)).not.toContain('kim@example.org');
  });

  it('the link of a registration is sent again on request, is good for a week, and three times per recipient', async () => {
    const visitor = await newAccount('lou', false);
    const links = async () => {
      const read = await Promise.all(catcher.mails.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))));
      return read
        .filter(({ to }) => to?.[0]?.address?.toLowerCase() === 'lou@example.org')
        .map(({ to, text = '' }) => ({ to: to?.[0]?.address, token: /#(\S{43})/.exec(text)?.[1] ?? '' }));
    };
    expect((await visitor.post('/account/email/send?lang=en', {})).json()).toEqual({ message: '' });
    expect((await createVisitor(test).post('/account/email/send?lang=en', {})).statusCode).toBe(401);
    await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBe(2);
    const other = createVisitor(test);
    await other.register('lou2', { email: 'LOU@example.org' });
    await other.register('lou3', { email: 'Lou@Example.org' });
    await expect
      .poll(async () => (await test.database.db.execute(sql`select 1 from mails where state = 'waiting'`)).rows.length, { timeout: 30_000 })
      .toBe(0);
    const sent = await links();
    expect(sent).toHaveLength(3);
    const outcomes = [];
    for (const { to, token } of sent) if (to === 'lou@example.org') outcomes.push((await confirm(token)).message === '');
    expect(outcomes.sort(), 'the newest of two alone').toEqual([false, true]);
    await test.advance(8 * 24 * 3_600_000);
    expect((await confirm(sent.find(({ to }) => to === 'LOU@example.org')?.token ?? '')).message).toContain('has expired');
  });

  it('its links expire after half an hour or with a newer request, and a wrong password sends none', async () => {
    const visitor = await newAccount('gil');
    expect((await send(visitor, 'email', 'gil', { current: NEW, email: 'gil@new.example' })).message).toBe(
      'The current password is wrong.',
    );
    expect((await send(visitor, 'email', 'gil', { email: 'no address' })).message).not.toBe('');
    await send(visitor, 'email', 'gil', { email: 'gil@one.example' });
    const tokens = (await mails(2)).map(({ text }) => tokenIn(text));
    await send(visitor, 'email', 'gil', { email: 'gil@two.example' });
    const two = (await mails(4)).slice(2).map(({ text }) => tokenIn(text));
    for (const token of tokens) expect((await confirm(token)).message).toContain('has expired');
    await test.advance(31 * 60_000);
    for (const token of two) expect((await confirm(token)).message).toContain('has expired');
    expect(await emailOf('gil')).toBe('gil@example.org');
  });

  it('of many concurrent uses of a link only one succeeds', async () => {
    const visitor = await newAccount('hal');
    await send(visitor, 'email', 'hal', { email: 'hal@new.example' });
    const [token = ''] = (await mails(2)).map(({ text }) => tokenIn(text));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(outcomes.filter(({ notice }) => notice)).toHaveLength(1);
    expect(await emailOf('hal')).toBe('hal@example.org');
  });

  it('a last mail reports the deletion of the account to its address, which is then deleted', async () => {
    const ida = await newAccount('ida');
    const before = (await caught()).length;
    expect((await send(ida, 'leave', 'ida', {})).message).toBe('');
    relay.wake();
    const notice = (await mails(before + 1)).at(-1);
    expect([notice?.to, notice?.subject]).toEqual(['ida@example.org', 'Your account at Muro has been deleted']);
    expect(notice?.text).toContain('The account ida has just been deleted');
    const storedMails = async () => JSON.stringify((await test.database.db.execute(sql`select * from mails where kind = 'left'`)).rows);
    await expect.poll(storedMails).toContain('"state":"sent"');
    expect(await storedMails()).not.toContain('ida');
  });
});
