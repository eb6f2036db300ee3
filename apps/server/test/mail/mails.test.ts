import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderAnswer, SaveAnswer, ShopOrderRecord, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '../../src/accounts/rules/session-cookie.ts';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import type { WorkLoop } from '../../src/scheduling/work-loop.ts';
import { readSmtpSetting } from '../../src/settings/read-smtp-setting.ts';
import { startMailing } from '../../src/start/start-mailing.ts';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { DATABASES, openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { CERTIFICATE } from './localhost-certificate.ts';
import { type CaughtMail, type MailCatcher, startMailCatcher } from './mail-catcher.ts';

const TOKEN = 'operator-token-of-these-tests';
const CONTACT = {
  company: 'Wand GmbH',
  street: 'Ring 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'shop@wand.example',
  phone: '030 1',
};
const SHOP: ShopData = {
  ...TRIAL_SHOP,
  name: 'Wand & Söhne',
  isTrial: false,
  contact: CONTACT,
  currency: 'EUR',
  asksInvoiceAddress: true,
  graceMinutes: 2,
  timeZone: 'Asia/Tokyo',
  texts: { terms: { de: '# AGB\n\nZahlen **und** <b>warten</b>.' }, privacy: {}, imprint: {} },
};
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="100"><rect width="800" height="100" fill="#2c5f4a"/></svg>';
const PARCEL = { carrier: 'DHL', code: 'PK1' };

describe.each(DATABASES)('mails on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let saved: SaveAnswer;
  let catcher: MailCatcher;
  const relays: WorkLoop[] = [];
  /** Reports of the relay to the log. */
  const logged: string[] = [];

  /** Starts a relay like that of one of several servers. */
  const start = async (query = '') => {
    const smtp = readSmtpSetting({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}${query}` });
    const services = { ...test.services, databaseKind: 'postgres' as const };
    relays.push(
      await startMailing(
        { smtp, publicUrl: 'https://wand.example', dataFolder: test.folder },
        services,
        (facts) => void logged.push(JSON.stringify(facts)),
      ),
    );
  };
  const stop = () => Promise.all(relays.splice(0).map((relay) => relay.stop()));
  /** Claims the job of this order and ends an attempt. */
  const press = async (id: number, end: 'finish' | 'fail') => {
    const jobs = createPrintJobs(test.database.db, [0, 0]);
    for (;;) {
      const job = await jobs.claim('holder');
      if (!job) throw new Error(`order ${id} has no waiting print job`);
      const isOurs = job.order.id === id;
      if (isOurs && end === 'fail') await jobs.fail(id, 'holder', 'photo');
      else await jobs.finish(job.order.id, 'holder');
      if (isOurs) return;
    }
  };
  const placed = async (changes: object = {}, lang = 'de') => {
    const request = { collageid: saved.collageid, version: saved.version, quantity: 2, ...ADDRESS, ...changes };
    return (await ana.post(`/api/orders?lang=${lang}`, request)).json<OrderAnswer>();
  };
  const desk = async (id: number, call = '', payload?: object) =>
    (
      await test.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/shop/orders/${id}${call}`,
        headers: { authorization: `Bearer ${TOKEN}` },
        ...(payload && { payload }),
      })
    ).json<ShopOrderRecord>();
  const statesOf = async (id: number) => (await desk(id)).mails.map(({ kind, state, attempts }) => `${kind} ${state} ${attempts}`);
  const caught = (address: string) => catcher.mails.filter(({ to }) => to.includes(address));
  const arrived = async (count: number) => {
    await expect.poll(() => catcher.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
    return catcher.mails;
  };
  const read = (mail: CaughtMail | undefined) => PostalMime.parse(Buffer.from(mail?.raw ?? '', 'latin1'));

  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'muro-mail-logo-')), 'logo.svg');
    writeFileSync(file, LOGO);
    const shop = {
      data: { ...SHOP, logo: { file, type: 'image/svg+xml', bytes: Buffer.from(LOGO) } as const },
      refresh: () => Promise.resolve(),
    };
    test = await openTestApp(kind, { shop, operatorToken: TOKEN, publicUrl: 'https://wand.example' });
    ana = createVisitor(test);
    await ana.register('ana');
    for (const email of [undefined, "o'eve+x@example.org", 'unknown@example.org']) await confirmEmail(test, 'ana', email);
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    saved = (await ana.form('/api/save', { collagexml: collageXml({ photos, material: 'CANVAS2CM' }), templateid: 'even-50x40' })).json();
  });
  beforeEach(async () => {
    await test.database.db.execute(sql`delete from mails`);
    await test.database.db.execute(sql`delete from limits`);
    await test.database.db.execute(sql`update print_jobs set state = 'done'`); // the number of waiting orders is limited
    catcher = await startMailCatcher();
  });
  afterEach(async () => {
    await stop();
    await catcher.close();
  });
  afterAll(() => test.close());

  it('contain order, terms and picture for the buyer, and what a parcel needs for the shop', async () => {
    const { id } = await placed({
      acceptedwarnings: 'low-resolution',
      invoicename: 'Ana SL',
      invoicestreet: 'B 2',
      invoicepostcode: '08001',
      invoicecity: 'Barcelona',
      invoicecountry: 'ES',
    });
    await start();
    await arrived(2);
    const mail = await read(caught('ana@example.org')[0]);
    expect(mail.from).toMatchObject({ name: 'Wand & Söhne', address: 'shop@wand.example' });
    expect(mail.to?.[0]).toMatchObject({ name: 'Ana Ruiz', address: 'ana@example.org' });
    expect(mail.replyTo?.[0]?.address).toBe('shop@wand.example');
    expect(mail.subject).toBe(`Deine Bestellung ${id} bei Wand & Söhne`);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    for (const expected of [
      `${id}`,
      'Leinwand, Keilrahmen 2 cm',
      '66,00',
      'Gesamtbetrag: 66,00',
      'MwSt. (21 %)',
      'Calle Mayor 1',
      'Ana SL',
      'AGB',
      'Wand GmbH',
      'ein Widerrufsrecht besteht daher nicht',
    ])
      expect(mail.text?.replace(/\u00a0/g, ' '), expected).toContain(expected);
    expect(mail.html).toContain('Zahlen <strong>und</strong> &lt;b&gt;warten&lt;/b&gt;');
    expect(mail.html).toContain('cid:picture@muro');
    const picture = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg');
    expect(picture?.contentId).toBe('<picture@muro>');
    expect((picture?.content as ArrayBuffer | undefined)?.byteLength).toBeLessThan(100_000);
    const forShop = await read(caught('shop@wand.example')[0]);
    expect(forShop.replyTo?.[0]?.address).toBe('ana@example.org');
    for (const expected of [
      String(id),
      '2 × Even',
      'Lienzo',
      'Calle Mayor 1',
      '28013 Madrid',
      'ana@example.org',
      'Paket',
      '66,00',
      'low-resolution',
      'Ana SL',
    ])
      expect(`${forShop.subject} ${forShop.text}`.replace(/\u00a0/g, ' '), expected).toContain(expected);
    await expect.poll(() => statesOf(id)).toEqual(['received sent 1', 'shop-order sent 1']);
  });

  it('have the shop’s logo, rendered from an SVG, and times in the shop’s time zone', async () => {
    const { id } = await placed();
    await start();
    await arrived(2);
    const { html = '', text = '', attachments, date = '' } = await read(caught(ADDRESS.email)[0]);
    expect(html).toContain('<img src="cid:logo@muro" alt="Wand &amp; Söhne"');
    const logo = attachments.find(({ contentId }) => contentId === '<logo@muro>');
    const png = Buffer.from(logo?.content as ArrayBuffer);
    expect([logo?.mimeType, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['image/png', 400, 50]);
    const order = await desk(id);
    const inTokyo = new Date(new Date(order.createdAt).getTime() + 9 * 3_600_000).toISOString();
    expect(text).toContain(`${inTokyo.slice(11, 16)} GMT+9`);
    expect(date).not.toBe('');
  });

  it('link to the order by a secret that is not in the database', async () => {
    const { id } = await placed();
    await start();
    await arrived(2);
    const links = async (mail: CaughtMail | undefined) =>
      /https:\/\/wand\.example\/order\?lang=de#(\S{43})/.exec((await read(mail)).text ?? '')?.[1] ?? '';
    const token = await links(caught('ana@example.org')[0]);
    const { rows } = await test.database.db.execute(sql`select * from order_links where order_id = ${id}`);
    expect(rows).toMatchObject([{ token_hash: tokenHash(token) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    await desk(id, '/production', { expected: 'received', to: 'cancelled' });
    await arrived(3);
    expect(await links(caught('ana@example.org')[1])).toBe(token);
    expect(await test.services.orderLinks.find(token)).toMatchObject({ orderId: id });
    await test.services.orderLinks.revoke(id);
    expect(await test.services.orderLinks.find(token)).toBe(null);
    expect(await test.services.orderLinks.current(id)).not.toBe(token);
  });

  it('carry hostile names as names', async () => {
    const name = '"><img src=x onerror=alert(1)>, Eve <eve@evil.example>';
    expect((await ana.post('/api/orders', { ...saved, ...ADDRESS, quantity: 1, name: 'Ana\r\nBcc: eve@evil.example' })).statusCode).toBe(
      400,
    );
    expect((await ana.post('/api/orders', { ...saved, ...ADDRESS, quantity: 1, email: 'a,b@example.org' })).statusCode).toBe(400);
    await placed({ name, street: '<script>x</script>', email: "o'eve+x@example.org" });
    await placed({ name: 'Ana\u2028Bcc: eve@evil.example' });
    await start();
    for (const mail of await arrived(4)) {
      expect(mail.to).toHaveLength(1);
      expect(["o'eve+x@example.org", 'ana@example.org', 'shop@wand.example']).toContain(mail.to[0]);
      const { html = '', headers, text } = await read(mail);
      expect(html).not.toMatch(/<img src=x|<script/);
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
      expect(text).toMatch(/<script>x<\/script>|Calle Mayor/);
    }
    expect((await read(caught("o'eve+x@example.org")[0])).to?.[0]?.name).toBe(name);
  });

  it('are written with each parcel, a cancellation, a refund and a print that failed, and reach people in order', async () => {
    const cancelled = await placed();
    await ana.post(`/api/orders/${cancelled.id}/cancel`, { expected: 'received' });
    expect(await statesOf(cancelled.id)).toEqual([
      'received waiting 0',
      'shop-order waiting 0',
      'cancelled waiting 0',
      'shop-cancelled waiting 0',
    ]);
    const { id } = await placed();
    await test.advance(121_000);
    for (let time = 0; time < 3; time++) await press(id, 'fail');
    await desk(id, '/production', { expected: 'failed', to: 'received' });
    await press(id, 'finish');
    await desk(id, '/production', { expected: 'printed', to: 'sent', parcel: PARCEL });
    await desk(id, '/parcels', { carrier: 'DHL', code: 'PK2', url: 'https://dhl.example/PK2' });
    await desk(id, '/payment', { expected: 'to-be-paid', to: 'paid' });
    await desk(id, '/payment', { expected: 'paid', to: 'refunded' });
    await start();
    await start();
    await arrived(10);
    const orderMails = (await Promise.all(caught('ana@example.org').map(read))).filter(({ subject }) => subject?.includes(String(id)));
    expect(orderMails.map(({ subject }) => subject)).toEqual([
      `Deine Bestellung ${id} bei Wand & Söhne`,
      `Deine Bestellung ${id} ist unterwegs`,
      `Deine Bestellung ${id} ist unterwegs`,
      `Rückerstattung zu deiner Bestellung ${id}`,
    ]);
    expect(orderMails.slice(1).map(({ references }) => references)).toEqual(Array(3).fill(orderMails[0]?.messageId));
    expect(orderMails.map(({ text }) => /: (PK\d)$/m.exec(text ?? '')?.[1])).toEqual([undefined, 'PK1', 'PK2', undefined]);
    expect(orderMails[2]?.text).toContain('https://dhl.example/PK2');
    const failed = (await Promise.all(caught('shop@wand.example').map(read))).find(({ subject }) =>
      subject?.includes('no se ha podido imprimir'),
    );
    expect(failed?.text).toContain(`muro orders mark print-again ${id}`);
  });

  it('[F14] of an order that is asked for twice or refused are written once or never', async () => {
    const key = { 'idempotency-key': 'one-attempt-only' };
    const request = { collageid: saved.collageid, version: saved.version, quantity: 1, ...ADDRESS };
    const [first, second] = await Promise.all([ana.post('/api/orders', request, key), ana.post('/api/orders', request, key)]);
    expect(first.json().id).toBe(second.json().id);
    await ana.post('/api/orders', { ...request, agreedtotalcents: 1 });
    const { rows } = await test.database.db.execute(sql`select kind from mails order by id`);
    expect(rows).toEqual([{ kind: 'received' }, { kind: 'shop-order' }]);
  });

  it('are retried after a temporary refusal (4xx), a dropped connection and a dead relay; a duplicate has the same Message-ID', async () => {
    const tried: string[] = [];
    catcher.replyTo = ({ messageId }) => {
      const times = tried.push(messageId);
      return times <= 2 ? 451 : times <= 4 ? 'hang-up' : 'take';
    };
    const { id } = await placed();
    await start();
    for (const tries of [2, 4]) {
      await expect.poll(() => tried.length, { timeout: 30_000 }).toBe(tries);
      await expect
        .poll(async () => (await statesOf(id)).join(), { timeout: 10_000 })
        .toBe(`received waiting ${tries / 2},shop-order waiting ${tries / 2}`);
      await expect.poll(async () => (await desk(id)).mails.every(({ reason }) => reason !== ''), { timeout: 10_000 }).toBe(true);
      await test.advance(60_000);
    }
    await expect.poll(() => statesOf(id), { timeout: 30_000 }).toEqual(['received sent 3', 'shop-order sent 3']);
    expect(new Set(tried).size).toBe(2);
    expect(catcher.mails.map(({ messageId }) => messageId).sort()).toEqual([...new Set(tried), ...new Set(tried)].sort());
    await stop();
    const next = await placed();
    const dead = await test.services.outbox.claim('dead');
    expect(dead).toMatchObject({ kind: 'received', attempts: 1 });
    await start();
    await expect.poll(() => statesOf(next.id), { timeout: 30_000 }).toEqual(['received waiting 1', 'shop-order sent 1']);
    await test.advance(121_000);
    await expect.poll(() => statesOf(next.id), { timeout: 30_000 }).toEqual(['received sent 2', 'shop-order sent 1']);
    expect(catcher.mails.at(-1)?.messageId).toBe(dead?.messageId);
  });

  it('that are refused permanently (5xx) fail, are seen at the desk, and stop no other', async () => {
    catcher.recipient = (address) => (address === 'unknown@example.org' ? 550 : null);
    const { id } = await placed({ email: 'unknown@example.org' });
    const other = await placed();
    await start();
    await expect.poll(() => statesOf(other.id), { timeout: 30_000 }).toEqual(['received sent 1', 'shop-order sent 1']);
    await expect.poll(() => statesOf(id), { timeout: 10_000 }).toEqual(['received failed 1', 'shop-order sent 1']);
    expect((await desk(id)).mails[0]?.reason).toContain('550 5.1.1 <…>: Recipient rejected, no such user … here');
    expect(logged.join()).toContain('Recipient rejected');
    expect(logged.join()).not.toContain('unknown@');
  });

  it('are not sent in the clear where STARTTLS is a must, and by TLS where there is one', async () => {
    const { id } = await placed();
    await start('?tls=required');
    const reasons = async () => (await desk(id)).mails.map(({ reason }) => reason);
    await expect
      .poll(reasons, { timeout: 30_000 })
      .toEqual(Array(2).fill('Error upgrading connection with STARTTLS: 500 Error: command not recognized'));
    expect(catcher.mails).toEqual([]);
    await stop();
    const secure = await startMailCatcher(CERTIFICATE);
    const smtp = readSmtpSetting({ SMTP_URL: `smtp://localhost:${secure.port}?tls=required` });
    const trustedSmtp = smtp && { ...smtp, tls: { ca: CERTIFICATE.cert } };
    relays.push(
      await startMailing({ smtp: trustedSmtp, publicUrl: 'https://wand.example', dataFolder: test.folder }, test.services, () => {}),
    );
    await test.advance(60_000);
    await expect.poll(() => secure.mails.map(({ isSecure }) => isSecure), { timeout: 30_000 }).toEqual([true, true]);
    await stop();
    await secure.close();
  });

  it('are sent to SMTP_URL; a wrong one prevents the start without showing its password', () => {
    const setting = (text: string) => readSmtpSetting({ SMTP_URL: text });
    expect(setting('smtp://u:p%40@relay.example')).toEqual({
      host: 'relay.example',
      port: 587,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
      auth: { user: 'u', pass: 'p@' },
    });
    expect(setting('smtps://relay.example')).toMatchObject({ port: 465, secure: true });
    expect(setting('smtp://relay.example:25?tls=off')).toMatchObject({ requireTLS: false, ignoreTLS: true });
    for (const wrong of [
      'relay.example',
      'http://relay.example',
      'smtp://relay.example/x',
      'smtp://relay.example?tls=maybe',
      'smtp://relay.example?proxy=x',
    ])
      expect(() => setting(wrong), wrong).toThrow('SMTP_URL: expected smtp://');
    expect(() => setting('smtp://u:geheim@relay.example/x')).not.toThrow('geheim');
  });

  it('go out once each by two relays', async () => {
    for (let time = 0; time < 8; time++) await placed();
    await Promise.all([start(), start()]);
    await arrived(16);
    const { rows } = await test.database.db.execute(sql`select distinct state, attempts from mails`);
    await expect
      .poll(async () => (await test.database.db.execute(sql`select distinct state, attempts from mails`)).rows, { timeout: 10_000 })
      .toEqual([{ state: 'sent', attempts: 1 }]);
    expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(16);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('wait until the buyer confirms the address with one link for all orders; the shop gets its mails at once', async () => {
    const stranger = 'victim@example.org';
    const [first] = [await placed({ email: stranger }), await placed({ email: 'Victim@example.org' }), await placed({ email: stranger })];
    await start();
    await arrived(4);
    await expect.poll(() => statesOf(first.id), { timeout: 30_000 }).toEqual(['received held 0', 'shop-order sent 1']);
    expect(caught(stranger)).toHaveLength(1);
    const link = await read(caught(stranger)[0]);
    expect(link.subject).toBe('Bestätige deine E-Mail-Adresse bei Wand & Söhne');
    expect(link.text).not.toContain(String(first.id));
    const token = /email\/confirm\?lang=de#(\S{43})/.exec(link.text ?? '')?.[1];
    expect((await test.app.inject({ method: 'POST', url: '/account/email/confirm?lang=en', payload: { token } })).json().message).toBe('');
    await expect.poll(() => statesOf(first.id), { timeout: 30_000 }).toEqual(['received sent 1', 'shop-order sent 1']);
    await expect.poll(() => catcher.mails.filter(({ to }) => to[0]?.toLowerCase() === stranger).length, { timeout: 30_000 }).toBe(4);
  });

  it('to one recipient are postponed above the rate limit', async () => {
    await test.services.limits.take('orderMail', 'ana@example.org');
    await test.database.db.execute(sql`update limits set used_until = now() + interval '120 minutes'`);
    const { id } = await placed();
    await start();
    await expect.poll(() => statesOf(id), { timeout: 30_000 }).toEqual(['received waiting 0', 'shop-order sent 1']);
    await test.advance(5 * 60_000);
    await expect.poll(() => statesOf(id), { timeout: 30_000 }).toEqual(['received sent 1', 'shop-order sent 1']);
  });

  it('have names that are written like encoded words encoded, and greet no recipient by a link', async () => {
    await placed({ name: '=?UTF-8?Q?=0D=0ABcc:_eve@evil.example?= X' });
    await placed({ name: 'https://evil.example/win' });
    await start();
    await arrived(4);
    for (const { raw } of catcher.mails) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/=0D=0A/i);
    const names = (await Promise.all(caught('ana@example.org').map(read))).map(
      ({ to, text = '' }) => [to?.[0]?.name?.trim(), text] as const,
    );
    expect(names.map(([name]) => name)).toContain('=?UTF-8?Q?=0D=0ABcc:_eve@evil.example?= X');
    expect(names.map(([, text]) => /^Hallo.*$/m.exec(text)?.[0])).toEqual(['Hallo,', 'Hallo,']);
  });

  it('are written to files if no relay is configured', async () => {
    const { id } = await placed();
    relays.push(
      await startMailing({ smtp: undefined, publicUrl: 'https://wand.example', dataFolder: test.folder }, test.services, () => {}),
    );
    const folder = join(test.folder, 'mail');
    await expect.poll(() => statesOf(id), { timeout: 30_000 }).toEqual(['received sent 1', 'shop-order sent 1']);
    expect(existsSync(folder)).toBe(true);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    const subjects = (await Promise.all(files.map((file) => PostalMime.parse(file)))).map(({ subject }) => subject);
    expect(subjects).toContain(`Deine Bestellung ${id} bei Wand & Söhne`);
  });
});
