import type { OrderAnswer, OrderPageAnswer, SaveAnswer, ShopOrderRecord, UploadAnswer } from '@muro/api';
import { TRIAL_SHOP } from '@muro/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const TOKEN = 'operator-token-of-these-tests';
const SHOP = { ...TRIAL_SHOP, name: 'Wand', isTrial: false, graceMinutes: 2 };
const NEW = { name: 'Ana <b>Ruiz</b>', street: 'Gran Vía 2', postcode: '08001', city: 'Barcelona' };

/* The texts are tested at the page itself: apps/web/test/components/order-page.component.test.ts. */

describe.each(SMALL_AND_LARGE)('the page of an order on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let guest: Visitor;
  let saved: SaveAnswer;

  const placed = async () =>
    (
      await ana.post('/api/orders?lang=de', { collageid: saved.collageid, version: saved.version, quantity: 1, ...ADDRESS })
    ).json<OrderAnswer>();
  const linked = async () => {
    const { id } = await placed();
    return { id, key: { 'order-key': await test.services.orderLinks.current(id) } };
  };
  const view = (headers: Record<string, string>, lang = 'de') => guest.send({ url: `/order/view?lang=${lang}`, headers });
  const orderPage = async (headers: Record<string, string>) => (await view(headers)).json<OrderPageAnswer>();
  const post = async (call: string, body: object, headers: Record<string, string>) => {
    const answer = await guest.post(`/order/${call}?lang=de`, body, headers);
    return `${answer.statusCode} ${answer.json().error ?? ''}`.trim();
  };
  const record = async (id: number) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await test.app.inject({ url: `/api/shop/orders/${id}`, headers })).json<ShopOrderRecord>();
  };

  beforeAll(async () => {
    test = await openTestApp(kind, { shop: { data: SHOP, refresh: () => Promise.resolve() }, operatorToken: TOKEN });
    ana = createVisitor(test);
    guest = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    saved = (await ana.form('/api/save', { collagexml: collageXml({ photos }), templateid: 'even-50x40' })).json();
  });
  afterAll(() => test.close());

  it('is shown with its link, in six languages, and its HTML contains no order data', async () => {
    const { id, key } = await linked();
    for (const lang of ['nl', 'en', 'de', 'fr', 'it', 'es'] as const) {
      const page = await guest.send({ url: `/order?lang=${lang}` });
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(page.body).not.toContain(String(id));
      expect(viewOf(page.body)).toEqual({ page: 'order' });
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      const answer = await view(key, lang);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain('ana@example.org');
      expect(answer.json<OrderPageAnswer>()).toMatchObject({
        ...{ id, state: 'received', reason: '', payment: 'to-be-paid', isHeld: false, isByLink: true },
        ...{ address: { street: 'Calle Mayor 1', country: 'ES' }, invoice: null, shopNumber: null, withdrawUntil: null },
        lines: [{ design: 'Even', width: 50, height: 40, quantity: 1, withdrawal: 'none', canWithdraw: false }],
        ...{ again: [{ name: '', address: `/cart/fromApp?again=${id}&lang=${lang}` }], parcels: [] },
      });
    }
    const { createdAt, changeableUntil } = await orderPage(key);
    expect(Date.parse(changeableUntil ?? '') - Date.parse(createdAt)).toBe(120_000);
    const picture = await guest.send({ url: '/order/picture', headers: key });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('[I1] [I4] is refused to wrong, shortened and revoked links, to other accounts and without a session', async () => {
    const { id, key } = await linked();
    for (const wrong of ['x', key['order-key'].slice(1), `${key['order-key'].slice(0, -1)}_`, 'A'.repeat(43)])
      expect((await view({ 'order-key': wrong })).statusCode, wrong).toBe(404);
    expect((await guest.send({ url: `/order/view?id=${id}` })).statusCode).toBe(401);
    const bea = createVisitor(test);
    await bea.register('bea');
    for (const url of [`/order/view?id=${id}`, `/order/picture?id=${id}`]) expect((await bea.send({ url })).statusCode).toBe(404);
    expect((await bea.post(`/order/cancel?id=${id}`, {})).statusCode).toBe(404);
    expect((await ana.send({ url: `/order/view?id=${id}` })).json<OrderPageAnswer>().isByLink).toBe(false);
    expect(await post('link', {}, key)).toBe('401 ERROR_NOT_SIGNED_IN');
    expect((await ana.post(`/order/link?id=${id}`, {})).statusCode).toBe(200);
    expect((await view(key)).statusCode).toBe(404);
  });

  it('changes the address within the grace period, for those who know the mail address, and mails buyer and shop', async () => {
    const { id, key } = await linked();
    expect(await post('address', NEW, key)).toBe('422 ERROR_ORDER_EMAIL');
    const email = ' ANA@example.org ';
    expect(await post('address', { ...NEW, email, postcode: '1012 AB' }, key)).toBe('422 ERROR_POSTCODE');
    expect(await post('address', { ...NEW, email, city: 'a\r\nb' }, key)).toBe('400 ERROR_BAD_REQUEST');
    expect(await post('address', { ...NEW, email, country: 'PT' }, key)).toBe('200');
    const order = await record(id);
    expect(order).toMatchObject({ ...NEW, country: 'ES', email: 'ana@example.org' });
    expect(order.events.map(({ axis, who }) => `${axis} ${who}`)).toEqual(['address buyer']);
    expect(order.mails.map(({ kind: mail }) => mail)).toEqual(['received', 'shop-order', 'address', 'shop-address']);
    expect((await orderPage(key)).address).toEqual({ ...NEW, country: 'ES' });
    await test.advance(121_000);
    expect((await orderPage(key)).changeableUntil).toBeNull();
    expect(await post('address', { ...NEW, email }, key)).toBe('409 ERROR_GRACE');
    expect(await post('cancel', { email }, key)).toBe('409 ERROR_GRACE');
    const jobs = createPrintJobs(test.database.db);
    const accepted = [];
    for (let job = await jobs.claim('holder'); job; job = await jobs.claim('holder')) accepted.push(job.order);
    expect(accepted.find((candidate) => candidate.id === id)?.address).toMatchObject(NEW);
    expect(await post('address', { ...NEW, email }, key)).toBe('409 ERROR_STATE');
    expect((await orderPage(key)).state).toBe('printing');
  });

  it('cancels once, and guesses at the address are counted', async () => {
    const { id, key } = await linked();
    for (let guess = 0; guess < 10; guess++)
      expect(await post('cancel', { email: `g${guess}@example.org` }, key)).toBe('422 ERROR_ORDER_EMAIL');
    expect(await post('cancel', { email: 'ana@example.org' }, key)).toBe('429 ERROR_TOO_MANY');
    expect((await ana.post(`/order/cancel?id=${id}`, {})).statusCode).toBe(200);
    expect((await record(id)).state).toBe('cancelled');
    expect((await ana.post(`/order/cancel?id=${id}`, {})).json().error).toBe('ERROR_STATE');
    expect(await orderPage(key)).toMatchObject({ state: 'cancelled', changeableUntil: null });
  });
});
