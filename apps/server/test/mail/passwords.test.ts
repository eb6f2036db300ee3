import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '../../src/accounts/rules/session-cookie.ts';
import type { WorkLoop } from '../../src/scheduling/work-loop.ts';
import { readSmtpSetting } from '../../src/settings/read-smtp-setting.ts';
import { startMailing } from '../../src/start/start-mailing.ts';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { sealPassword } from '../accounts/seal.ts';
import { DATABASES, openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

const NEW = 'Kq4-canary-9Z';
const PLACE = { publicUrl: 'https://wand.example', dataFolder: '/nowhere' };

describe.each(DATABASES)('a forgotten password on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let guest: Visitor;
  let catcher: MailCatcher;
  let relay: WorkLoop;

  const forget = (who: string, lang = 'de', headers: Record<string, string> = {}) =>
    guest.post(`/api/password/forgot?lang=${lang}`, { who }, headers);
  const mails = () => Promise.all(catcher.mails.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'latin1'))));
  const tokenOf = (text = '') => /https:\/\/wand\.example\/account\/reset\?lang=de#(\S{43})/.exec(text)?.[1] ?? '';
  const linked = async (who = 'ana') => {
    const before = catcher.mails.length;
    await forget(who);
    await expect.poll(() => catcher.mails.length, { timeout: 30_000 }).toBe(before + 1);
    return tokenOf((await mails()).at(-1)?.text);
  };
  const replace = async (token: string, password = NEW, changes: object = {}) => {
    const key = await guest.authKey();
    const wrap = () => sealPassword(password, `reset|${token}`, key);
    const body = { token, password: wrap(), password_again: wrap(), nonce: key.nonce, ...changes };
    return (await guest.post('/api/password/reset?lang=en', body)).json<{ message?: string }>().message;
  };
  const clearLimits = () => test.database.db.execute(sql`delete from limits`);

  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    guest = createVisitor(test);
    await ana.register('ana');
    await createVisitor(test).register('ana2', { email: 'Ana@example.org' });
  });
  beforeEach(async () => {
    await clearLimits();
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

  it('is replaced by a link that works once: it ends every session, signs no one in, and a mail reports it', async () => {
    const token = await linked();
    const [mail] = await mails();
    expect(mail?.to?.[0]?.address).toBe('ana@example.org');
    expect(mail?.subject).toBe('Ein neues Passwort bei Muro');
    expect(await ana.check()).toBe('true');
    for (let look = 0; look < 3; look++) expect((await guest.send({ url: `/account/reset?lang=de` })).statusCode).toBe(200);
    expect(await replace(token)).toBe('');
    expect([await ana.check(), await guest.check()]).toEqual(['false', 'false']);
    expect((await ana.signIn('ana', PASSWORD)).authenticated).toBe('false');
    expect((await ana.signIn('ana', NEW)).authenticated).toBe('true');
    expect(await replace(token, PASSWORD)).toContain('already been used');
    await expect.poll(() => catcher.mails.length, { timeout: 30_000 }).toBe(2);
    expect((await mails())[1]).toMatchObject({ subject: 'Your password at Muro has been changed' });
    const { rows } = await test.database.db.execute(sql`select * from password_resets`);
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([tokenHash(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a newer link revokes the older one, a link expires after half an hour, and the password rules apply', async () => {
    const first = await linked();
    const second = await linked();
    expect(await replace(first)).toContain('has expired');
    expect(await replace(second, 'short')).toContain('between 8 and');
    expect(await replace(second, 'password')).toContain('easy to guess');
    expect(await replace(second, NEW, { password_again: 'x' })).toBe('The two passwords are not the same.');
    expect(await replace('A'.repeat(43))).toContain('has expired');
    await test.advance(31 * 60_000);
    expect(await replace(second)).toContain('has expired');
  });

  it('[S8] is asked for with the same answer whether there is such an account or not, and leads to MURO_PUBLIC_URL alone', async () => {
    const answerForKnownName = await forget('ana', 'de', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const unknown = await forget('unknown@example.org');
    const plain = ({ statusCode, body, headers }: typeof answerForKnownName) => ({ statusCode, body, headers: { ...headers, date: '' } });
    expect(plain(unknown)).toEqual(plain(answerForKnownName));
    await expect
      .poll(async () => (await test.database.db.execute(sql`select 1 from mails where state = 'waiting'`)).rows.length, { timeout: 30_000 })
      .toBe(0);
    expect(catcher.mails.map(({ to }) => to)).toEqual([['ana@example.org']]);
    expect(catcher.mails[0]?.raw).not.toContain('evil.example');
  });

  it('a mailbox gets at most three of them, for all names and addresses together', async () => {
    for (const who of ['ana', 'ana@example.org', 'ANA', 'ana2', 'ana', 'Ana@Example.org', 'ana2']) await forget(who);
    await expect
      .poll(async () => (await test.database.db.execute(sql`select 1 from mails where state = 'waiting'`)).rows.length, { timeout: 30_000 })
      .toBe(0);
    expect(catcher.mails).toHaveLength(3);
  });

  it('the mail limit of a confirmed address is not used up by accounts that only claim it', async () => {
    await createVisitor(test).register('cora');
    await confirmEmail(test, 'cora');
    await createVisitor(test).register('claims', { email: 'cora@example.org' });
    const signsInAnew = async (name: string) => {
      const { rows } = await test.database.db.execute(sql`select id::text as id from users where name = ${name}`);
      await test.services.devices.remember(Number(rows[0]?.id), { device: null, agent: 'Firefox', locale: 'es' });
    };
    for (let time = 0; time < 12; time++) await signsInAnew('claims');
    const waitingMails = async () =>
      (await test.database.db.execute(sql`select count(*)::integer as n from mails where state = 'waiting'`)).rows[0]?.n;
    await expect.poll(waitingMails, { timeout: 30_000 }).toBe(0);
    const mailTo = async (name: string) =>
      (await mails()).filter(({ subject, text = '' }) => (subject ?? '').startsWith('Inicio de sesión en') && text.includes(name)).length;
    expect(await mailTo('claims')).toBe(10);
    await signsInAnew('cora');
    await expect.poll(waitingMails, { timeout: 30_000 }).toBe(0);
    expect(await mailTo('cora')).toBe(1);
  });

  it('by e-mail address each account of it gets its own link, and a letter-box is not filled by asking again and again', async () => {
    for (const name of ['ana', 'ana2']) await confirmEmail(test, name);
    for (let time = 0; time < 8; time++) expect((await forget('ANA@example.org')).statusCode).toBe(200);
    await expect
      .poll(async () => (await test.database.db.execute(sql`select 1 from mails where state = 'waiting'`)).rows.length, { timeout: 30_000 })
      .toBe(0);
    expect(catcher.mails.length).toBe(3);
    const text = (await mails()).at(-1)?.text ?? '';
    expect(text).toMatch(/Konto ana angefordert(.|\n)*Konto ana2 angefordert/);
    expect(new Set(text.match(/#\S{43}/g)).size).toBe(2);
    expect((await guest.post('/api/password/forgot', { who: 'a\r\nb' })).statusCode).toBe(400);
  });
});
