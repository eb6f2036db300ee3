import type { OrderAnswer, OrderDraftAnswer, OrderPageAnswer, SaveAnswer, ShopOrderRecord, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import { readSmtpSetting } from '../../src/settings/read-smtp-setting.ts';
import { startMailing } from '../../src/start/start-mailing.ts';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { collageXml } from '../collages/make-collage.ts';
import { startMailCatcher } from '../mail/mail-catcher.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const TOKEN = 'operator-token-of-these-tests';
const SHOP: ShopData = { ...TRIAL_SHOP, name: 'Wand', isTrial: false, withdrawal: { POSTER: 'none', CANVAS2CM: '14 days' } };
const DAY_MS = 24 * 3_600_000;

describe.each(SMALL_AND_LARGE)('withdrawing from the contract on %s', (kind) => {
  const shop = { data: SHOP, refresh: () => Promise.resolve() };
  let test: TestApp;
  let ana: Visitor;
  let guest: Visitor;
  let saved: SaveAnswer;

  const headers = { authorization: `Bearer ${TOKEN}` };
  const callShop = async (id: number, call = '', payload?: object) => {
    const url = `/api/shop/orders/${id}${call}`;
    return await test.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
  };
  const record = async (id: number) => (await callShop(id)).json<ShopOrderRecord>();
  /** Places an order of these materials and returns it with its link. */
  const placeOrder = async (...materials: readonly string[]) => {
    const [first, ...more] = materials.map((material) => ({ ...saved, material, quantity: 1 }));
    const { id } = (await ana.post('/api/orders?lang=de', { ...first, ...ADDRESS, ...(more.length > 0 && { more }) })).json<OrderAnswer>();
    return { id, key: { 'order-key': await test.services.orderLinks.current(id) } };
  };
  const orderPage = async (key: Record<string, string>) =>
    (await guest.send({ url: '/order/view?lang=de', headers: key })).json<OrderPageAnswer>();
  /** Returns the lines that can be withdrawn from, counted from 1. */
  const openLines = async (key: Record<string, string>) =>
    (await orderPage(key)).lines.flatMap(({ canWithdraw }, index) => (canWithdraw ? [index + 1] : []));
  const withdraw = async (key: Record<string, string>, lines: string, changes: object = {}) => {
    const answer = await guest.post('/order/withdraw?lang=de', { name: 'Ana Ruiz', lines, ...changes }, key);
    return `${answer.statusCode} ${answer.json().error ?? ''}`.trim();
  };
  /** Sends `count` waiting mails and returns the one to an address. */
  const sendMails = async (count: number) => {
    const catcher = await startMailCatcher();
    const smtp = readSmtpSetting({ SMTP_URL: `smtp://127.0.0.1:${catcher.port}` });
    const relay = await startMailing({ smtp, publicUrl: 'https://wand.example', dataFolder: test.folder }, test.services, () => {});
    await expect.poll(() => catcher.mails.length, { timeout: 30_000 }).toBe(count);
    await relay.stop();
    await catcher.close();
    return async (address: string) => {
      const caught = catcher.mails.find(({ to }) => to.includes(address));
      const mail = await PostalMime.parse(Buffer.from(caught?.raw ?? '', 'latin1'));
      return { ...mail, text: mail.text?.replace(/[\u00a0\u202f]/g, ' ') ?? '' };
    };
  };
  /** Prints the order and sends it in one parcel. */
  const printAndSend = async (id: number) => {
    const jobs = createPrintJobs(test.database.db, [0, 0]);
    while (await jobs.claim('holder')) await test.database.db.execute(sql`update print_jobs set state = 'done' where holder = 'holder'`);
    const answer = await callShop(id, '/production', { expected: 'printed', to: 'sent', parcel: { carrier: 'DHL', code: 'PK1' } });
    expect(answer.json().state).toBe('sent');
  };

  beforeAll(async () => {
    test = await openTestApp(kind, { shop, operatorToken: TOKEN, publicUrl: 'https://wand.example' });
    ana = createVisitor(test);
    guest = createVisitor(test);
    await ana.register('ana');
    await confirmEmail(test, 'ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    saved = (await ana.form('/api/save', { collagexml: collageXml({ photos, material: '' }), templateid: 'even-50x40' })).json();
  });
  afterAll(() => test.close());

  it('is shown before the order, agreed per collage, and does not change later', async () => {
    const draft = (await ana.send({ url: `/api/orders/draft?collageid=${saved.collageid}` })).json<OrderDraftAnswer>();
    expect(draft.materials.map(({ material, withdrawal }) => [material, withdrawal])).toEqual([
      ['POSTER', 'none'],
      ['CANVAS2CM', '14 days'],
    ]);
    const { id, key } = await placeOrder('POSTER', 'CANVAS2CM');
    shop.data = { ...SHOP, withdrawal: { POSTER: '14 days' } };
    expect((await record(id)).lines.map(({ withdrawal, withdrawnAt }) => [withdrawal, withdrawnAt])).toEqual([
      ['none', null],
      ['14 days', null],
    ]);
    expect((await orderPage(key)).lines.map(({ material, withdrawal, canWithdraw }) => [material, withdrawal, canWithdraw])).toEqual([
      ['POSTER', 'none', false],
      ['CANVAS2CM', '14 days', true],
    ]);
    shop.data = SHOP;
  });

  it('custom-made goods have no button and cannot be withdrawn', async () => {
    const { id, key } = await placeOrder('POSTER');
    expect(await openLines(key)).toEqual([]);
    expect(await withdraw(key, '1')).toBe('409 ERROR_WITHDRAWAL');
    expect((await record(id)).withdrawals).toEqual([]);
  });

  it('is recorded once, puts unsent goods on hold, and is shown in the order, its history and its page', async () => {
    const { id, key } = await placeOrder('POSTER', 'CANVAS2CM', 'CANVAS2CM');
    expect(await withdraw(key, '3', { name: ' Ana <b>R</b> ', email: 'mama@example.org' })).toBe('200');
    expect(await withdraw(key, '3', { email: 'mama@example.org' })).toBe('200');
    const order = await record(id);
    expect(order.withdrawals).toEqual([{ lines: [3], name: 'Ana <b>R</b>', email: 'mama@example.org', at: expect.any(String) }]);
    expect(order.lines.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null, order.withdrawals[0]?.at]);
    expect([order.state, order.holdReason]).toEqual(['received', 'Desistimiento del cliente: 3']);
    expect(order.events.map(({ axis, who, from, to, note }) => `${axis} ${who}: ${from}→${to} ${note}`)).toEqual([
      'withdrawal buyer: agreed→withdrawn 3',
      'hold buyer: free→held Desistimiento del cliente: 3',
    ]);
    expect(order.mails.map(({ kind: mail }) => mail)).toEqual([
      'received',
      'shop-order',
      'withdrawn',
      'shop-withdrawn',
      'withdrawn-elsewhere',
    ]);
    expect(await openLines(key)).toEqual([2]);
    expect((await orderPage(key)).lines.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null, order.withdrawals[0]?.at]);
    expect(await withdraw(key, '1,2')).toBe('409 ERROR_WITHDRAWAL');
    expect(await withdraw(key, '2,3')).toBe('200');
    expect((await record(id)).withdrawals.map(({ lines }) => lines)).toEqual([[3], [2]]);
    expect(await openLines(key)).toEqual([]);
  });

  it('two clicks at once are one withdrawal', async () => {
    const { id, key } = await placeOrder('CANVAS2CM');
    expect(await Promise.all([withdraw(key, '1'), withdraw(key, '1'), withdraw(key, '1')])).toEqual(['200', '200', '200']);
    expect((await record(id)).mails.filter(({ kind: mail }) => mail === 'withdrawn')).toHaveLength(1);
  });

  it('is refused to other users, from other sites, and above its rate limit', async () => {
    const { id, key } = await placeOrder('CANVAS2CM');
    expect(await withdraw({}, '1')).toBe('401 ERROR_NOT_SIGNED_IN');
    expect(await withdraw({ 'order-key': 'A'.repeat(43) }, '1')).toBe('404 ERROR_NOT_FOUND');
    const eve = createVisitor(test);
    await eve.register(`eve-${kind}`);
    expect((await eve.post(`/order/withdraw?id=${id}`, { lines: '1', name: 'Eve' })).statusCode).toBe(404);
    expect(await withdraw({ ...key, origin: 'https://evil.example' }, '1')).toBe('403 ERROR_FOREIGN_ORIGIN');
    expect((await guest.send({ url: '/order/withdraw', headers: key })).statusCode).toBe(404);
    for (const lines of ['', '0', 'x', '1,,2', '1'.repeat(99), '-1']) expect(await withdraw(key, lines)).toBe('400 ERROR_BAD_REQUEST');
    for (const email of ['a\r\nBcc: e@evil.example', 'x', `${'x'.repeat(200)}@example.org`])
      expect(await withdraw(key, '1', { email })).toBe('400 ERROR_BAD_REQUEST');
    expect(await withdraw(key, '1', { name: ' ' })).toBe('400 ERROR_BAD_REQUEST');
    expect(await withdraw(key, '2')).toBe('409 ERROR_WITHDRAWAL');
    const answers = [];
    for (let turn = 0; turn < 12; turn++) answers.push(await withdraw(key, '9'));
    expect(answers.at(-1)).toBe('429 ERROR_TOO_MANY');
    const owner = await ana.post(`/order/withdraw?id=${(await placeOrder('CANVAS2CM')).id}`, { lines: '1', name: 'Ana' });
    expect(owner.statusCode).toBe(200);
  });

  it('a cancelled order has no lines to withdraw', async () => {
    const { id, key } = await placeOrder('CANVAS2CM');
    await callShop(id, '/production', { expected: 'received', to: 'cancelled' });
    expect(await openLines(key)).toEqual([]);
    expect(await withdraw(key, '1')).toBe('409 ERROR_WITHDRAWAL');
  });

  it('is confirmed by mail with its text and time, and reported to the shop', async () => {
    const { id, key } = await placeOrder('CANVAS2CM', 'POSTER');
    await test.database.db.execute(sql`delete from mails`);
    expect(await withdraw(key, '1', { email: 'mama@example.org' })).toBe('200');
    const mailTo = await sendMails(3);
    const receipt = await mailTo('ana@example.org');
    expect(receipt.subject).toBe(`Eingangsbestätigung deines Widerrufs, Bestellung ${id}`);
    expect(receipt.text).toMatch(/Wir haben deinen Widerruf am \d+\. \p{L}+ \d{4} um \d\d:\d\d/u);
    expect(receipt.text).toContain(`Hiermit widerrufe ich den Vertrag zur Bestellung ${id} über: 1 × Even, 50 x 40 cm, Leinwand`);
    expect(receipt.text).not.toContain('Poster');
    expect(receipt.text).toContain('https://wand.example/order');
    expect(receipt.html).toContain('Hiermit widerrufe ich den Vertrag');
    const elsewhere = await mailTo('mama@example.org');
    expect(elsewhere.text).toContain('Hiermit widerrufe ich den Vertrag');
    expect(elsewhere.text).not.toContain('/order');
    const shopMail = await mailTo('shop@wand.example');
    expect(shopMail.subject).toBe(`Pedido ${id}: el cliente ha desistido`);
    expect(shopMail.text).toContain('Desisto del contrato');
  });

  it('is possible until fourteen days after delivery, and thirty days longer for a late parcel', async () => {
    const { id, key } = await placeOrder('CANVAS2CM', 'CANVAS2CM', 'CANVAS2CM');
    await test.advance(400 * DAY_MS);
    expect((await orderPage(key)).withdrawUntil).toBeNull();
    await printAndSend(id);
    expect((await orderPage(key)).withdrawUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    await test.advance(14 * DAY_MS);
    const isLate = async (line: string) => {
      await test.database.db.execute(sql`delete from mails`);
      expect(await withdraw(key, line)).toBe('200');
      return (await (await sendMails(2))('shop@wand.example')).text.includes('Según el plazo de entrega indicado');
    };
    expect(await isLate('1')).toBe(false);
    expect([(await record(id)).state, (await record(id)).holdReason]).toEqual(['sent', '']);
    await test.advance(30 * DAY_MS);
    expect(await openLines(key)).toEqual([2, 3]);
    expect(await isLate('2')).toBe(true);
    await test.advance(30 * DAY_MS);
    expect(await openLines(key)).toEqual([]);
    expect(await withdraw(key, '3')).toBe('409 ERROR_WITHDRAWAL');
    expect(await withdraw(key, '1')).toBe('200');
    expect((await callShop(id, '/parcels', { carrier: 'DHL', code: 'PK2' })).statusCode).toBe(200);
    expect(await withdraw(key, '3')).toBe('200');
  });
});
