import type { OrderAnswer, OrderDraftAnswer, SaveAnswer, ShopOrderRecord, UploadAnswer } from '@muro/api';
import { type ShopData, TRIAL_SHOP } from '@muro/shop';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintJobs, type PrintJobs } from '../../src/print/sql/print-jobs.ts';
import { ticketHead } from '../../src/print/ticket-head.ts';
import { collageXml } from '../collages/make-collage.ts';
import { inEveryLanguage } from '../http/in-every-language.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const TOKEN = 'operator-token-of-these-tests';
const NAMES = inEveryLanguage('Parcel', { nl: 'Pakket', de: 'Paket', fr: 'Colis', it: 'Pacco', es: 'Paquete' });

const SHOP: ShopData = {
  ...TRIAL_SHOP,
  name: 'Wand',
  isTrial: false,
  currency: 'EUR',
  countries: ['ES', 'PT'],
  asksInvoiceAddress: true,
  graceMinutes: 2,
  withdrawal: { POSTER: 'none', CANVAS2CM: '14 days' },
  delivery: [
    {
      id: 'parcel',
      names: NAMES,
      days: { from: 2, to: 4 },
      costs: [
        { to: ['ES'], upToCm: 60, cents: 495 },
        { to: ['ES'], upToCm: null, cents: 995 },
      ],
    },
    { id: 'express', names: NAMES, days: { from: 1, to: 1 }, costs: [{ to: null, upToCm: null, cents: 1995 }] },
  ],
  texts: { terms: { en: '# Terms\n\nPay.', de: '# AGB\n\nZahlen.' }, privacy: {}, imprint: {} },
};

describe.each(SMALL_AND_LARGE)('the life of an order on %s', (kind) => {
  const shop = { data: SHOP, refresh: () => Promise.resolve() };
  let test: TestApp;
  let ana: Visitor;
  let jobs: PrintJobs;
  let saved: SaveAnswer;

  const order = (changes: object = {}, lang = 'de') =>
    ana.post(`/api/orders?lang=${lang}`, { collageid: saved.collageid, version: saved.version, quantity: 1, ...ADDRESS, ...changes });
  const placed = async (changes: object = {}) => (await order(changes)).json<OrderAnswer>();
  const desk = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api/shop/orders${url}`, headers: { authorization: `Bearer ${TOKEN}` }, ...(payload && { payload }) });
  const mark = async (id: number, call: string, payload: object) => {
    const answer = await desk('POST', `/${id}/${call}`, payload);
    const { error, state, payment } = answer.json();
    return [answer.statusCode, error ?? state, payment].filter(Boolean).join(' ');
  };
  const record = async (id: number) => (await desk('GET', `/${id}`)).json<ShopOrderRecord>();
  const stepsOf = async (id: number) => (await record(id)).events.map(({ who, from, to }) => `${who}: ${from}→${to}`);
  const afterGrace = () => test.advance(121_000);
  /** Claims the next job and ends it. */
  const print = async (end: 'finish' | 'fail' = 'finish') => {
    const job = await jobs.claim('holder');
    if (job && end === 'finish') await jobs.finish(job.order.id, 'holder');
    else if (job) await jobs.fail(job.order.id, 'holder', 'photo');
    return job;
  };

  beforeAll(async () => {
    test = await openTestApp(kind, { shop, operatorToken: TOKEN });
    jobs = createPrintJobs(test.database.db, [0, 0]);
    ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    saved = (await ana.form('/api/save', { collagexml: collageXml({ photos }), templateid: 'even-50x40' })).json();
  });
  afterAll(() => test.close());

  it('the draft contains the shop’s terms of sale', async () => {
    const draft = (
      await ana.send({ url: `/api/orders/draft?collageid=${saved.collageid}`, headers: { 'accept-language': 'fr' } })
    ).json<OrderDraftAnswer>();
    expect(draft).toMatchObject({ shop: { name: 'Wand', isTrial: false }, countries: ['ES', 'PT'], vatRate: 2100, isVatIncluded: true });
    expect(draft.delivery[0]).toMatchObject({ id: 'parcel', name: 'Colis', days: { from: 2, to: 4 } });
    expect(draft.materials[0]?.withdrawal).toBe('none');
  });

  it('the total is goods, delivery and VAT of the shop, and does not change later', async () => {
    const cheap = await placed({ quantity: 2, acceptedwarnings: 'low-resolution' });
    const { name, street, postcode, city, country, email, invoice } = cheap;
    expect({ name, street, postcode, city, country, email, invoice }).toEqual({
      ...{ name: 'Ana Ruiz', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES' },
      ...{ email: 'ana@example.org', invoice: null },
    });
    expect(cheap).toMatchObject({
      priceCents: 1300,
      deliveryCents: 495,
      vatCents: 537,
      vatRate: 2100,
      totalCents: 3095,
      payment: 'to-be-paid',
    });
    expect(cheap.delivery).toEqual({ id: 'parcel', name: 'Paket', days: { from: 2, to: 4 } });
    shop.data = { ...SHOP, vat: { rate: 1000, isIncluded: false } };
    expect(await placed({ country: 'PT', postcode: '1000-001' })).toMatchObject({
      priceCents: 1430,
      deliveryCents: 2195,
      vatCents: 330,
      totalCents: 3625,
      country: 'PT',
    });
    expect(await record(cheap.id)).toMatchObject({ totalCents: 3095, vatRate: 2100, locale: 'de', acceptedWarnings: ['low-resolution'] });
    const { rows } = await test.database.db.execute(
      sql`select text from order_texts t join orders o on o.terms_sha256 = t.sha256 where o.id = ${cheap.id}`,
    );
    expect(rows).toEqual([{ text: '# AGB\n\nZahlen.' }]);
    shop.data = SHOP;
  });

  it('normalises postcode and country, and reads the country names of earlier orders', async () => {
    const order = await placed({ country: 'portugal', postcode: '1000\u00a0001' });
    expect(order).toMatchObject({ postcode: '1000-001', country: 'PT' });
    await test.database.db.execute(sql`update orders set address = jsonb_set(address, '{country}', '"Portugal"') where id = ${order.id}`);
    expect(await record(order.id)).toMatchObject({ country: 'PT' });
    await test.database.db.execute(sql`update orders set address = jsonb_set(address, '{country}', '"Atlantis"') where id = ${order.id}`);
    expect(await record(order.id)).toMatchObject({ country: 'Atlantis' });
  });

  it.each([
    ['a country that nothing goes to', { country: 'Frankreich' }, '422 ERROR_COUNTRY country'],
    ['a postcode of elsewhere', { postcode: '1012 AB' }, '422 ERROR_POSTCODE postcode'],
    ['a way that does not go there', { country: 'PT', postcode: '1000-001', delivery: 'parcel' }, '422 ERROR_DELIVERY delivery'],
    ['a total that is another by now', { agreedtotalcents: 1300 }, '409 ERROR_TOTAL'],
    ['half an invoice address', { invoicename: 'Ana' }, '400 ERROR_BAD_REQUEST invoicestreet'],
  ])('refuses %s', async (_, changes, expected) => {
    const answer = await order(changes);
    const { error, field = '' } = answer.json();
    expect(`${answer.statusCode} ${error} ${field}`.trim()).toBe(expected);
  });

  it('refuses a complete or partial invoice address if the shop asks for none', async () => {
    shop.data = { ...SHOP, asksInvoiceAddress: false };
    const invoice = { invoicename: 'A', invoicestreet: 'B 2', invoicepostcode: '08001', invoicecity: 'C', invoicecountry: 'ES' };
    const answers = [];
    for (const changes of [invoice, { invoicecity: 'C' }, {}]) answers.push(await order(changes));
    shop.data = SHOP;
    expect(answers.map((answer) => [answer.statusCode, answer.json().error, answer.json().field])).toEqual([
      [422, 'ERROR_INVOICE', 'invoicename'],
      [422, 'ERROR_INVOICE', 'invoicecity'],
      [200, undefined, undefined],
    ]);
  });

  it('a country may be named in any language, and is kept as its code', async () => {
    shop.data = { ...SHOP, countries: ['DE', 'FR', 'NL'] };
    const named = [
      ['Duitsland', '50672'],
      ['France', '75001'],
      ['países bajos', '1012 AB'],
    ];
    const answers = [];
    for (const [country, postcode] of named) answers.push(await placed({ country, postcode, delivery: 'express' }));
    shop.data = SHOP;
    expect(answers.map(({ country, postcode }) => [country, postcode])).toEqual([
      ['DE', '50672'],
      ['FR', '75001'],
      ['NL', '1012 AB'],
    ]);
  });

  it('an order from before an address field existed is complete', async () => {
    const { id } = await placed();
    await test.database.db.execute(sql`update orders set address = address - 'city' where id = ${id}`);
    expect(await record(id)).toMatchObject({ name: 'Ana Ruiz', city: '', country: 'ES', email: 'ana@example.org' });
    await test.database.db.execute(sql`update orders set outcome = 'cancelled', production = 'cancelled' where id = ${id}`);
  });

  it('a buyer cancels within the grace period, and nothing is printed', async () => {
    const { id, cancellableUntil } = await placed({ agreedtotalcents: 1795 });
    expect(Date.parse(cancellableUntil ?? '') - Date.now()).toBeGreaterThan(90_000);
    const cancel = (expected: string) => ana.post(`/api/orders/${id}/cancel`, { expected });
    expect((await cancel('printing')).json().error).toBe('ERROR_STATE');
    expect((await cancel('received')).json()).toMatchObject({ state: 'cancelled', reason: '', cancellableUntil: null });
    expect((await cancel('cancelled')).json().error).toBe('ERROR_STEP');
    expect(await stepsOf(id)).toEqual(['buyer: received→cancelled']);
    const laterOrder = await placed();
    await afterGrace();
    expect((await ana.post(`/api/orders/${laterOrder.id}/cancel`, { expected: 'received' })).json().error).toBe('ERROR_GRACE');
    for (let job = await print(); job; job = await print()) expect(job.order.id).not.toBe(id);
    expect((await record(laterOrder.id)).state).toBe('printed');
  });

  it('waits for the end of the grace period before it is printed, is put on hold, sent in two parcels, and paid', async () => {
    const { id } = await placed({
      invoicename: 'Ana SL',
      invoicestreet: 'B 2',
      invoicepostcode: '08001',
      invoicecity: 'Barcelona',
      invoicecountry: 'ES',
      acceptedwarnings: 'low-resolution',
    });
    expect(await jobs.claim('early')).toBe(null);
    await afterGrace();
    expect(await mark(id, 'hold', { expected: false, reason: 'asks for another street' })).toBe('200 received to-be-paid');
    expect(await mark(id, 'hold', { expected: false, reason: 'again' })).toBe('409 ERROR_STATE');
    expect(await print()).toBe(null);
    await mark(id, 'hold', { expected: true, reason: '' });
    const job = await print();
    expect(job && ticketHead(job)).toEqual({
      shopNumber: '',
      buyer: { account: 'ana', name: 'Ana Ruiz', email: 'ana@example.org', locale: 'de' },
      address: { name: 'Ana Ruiz', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES' },
      invoiceAddress: { name: 'Ana SL', street: 'B 2', postcode: '08001', city: 'Barcelona', country: 'ES' },
      delivery: { id: 'parcel', name: 'Paket', days: { from: 2, to: 4 } },
      acceptedWarnings: ['low-resolution'],
      price: { pieceCents: 1300, deliveryCents: 495, vatCents: 312, vatRate: 2100, totalCents: 1795, currency: 'EUR' },
    });
    const parcel = { carrier: 'Correos', code: 'PK1' };
    expect(await mark(id, 'production', { expected: 'received', to: 'sent', parcel })).toBe('409 ERROR_STATE');
    expect(await mark(id, 'parcels', parcel)).toBe('409 ERROR_STATE');
    expect(await mark(id, 'production', { expected: 'printed', to: 'sent', parcel, note: 'Eva' })).toBe('200 sent to-be-paid');
    expect(await mark(id, 'parcels', { ...parcel, code: 'PK2', url: 'https://carrier.example/PK2' })).toBe('200 sent to-be-paid');
    expect(await mark(id, 'production', { expected: 'sent', to: 'cancelled' })).toBe('409 ERROR_STEP');
    expect(await mark(id, 'payment', { expected: 'to-be-paid', to: 'refunded' })).toBe('409 ERROR_STEP');
    expect(await mark(id, 'payment', { expected: 'to-be-paid', to: 'paid' })).toBe('200 sent paid');
    expect(await mark(id, 'payment', { expected: 'to-be-paid', to: 'paid' })).toBe('409 ERROR_STATE');
    expect((await ana.send({ url: `/api/orders/${id}` })).json<OrderAnswer>().parcels.map(({ code, url }) => code + url)).toEqual([
      'PK1',
      'PK2https://carrier.example/PK2',
    ]);
    expect(await stepsOf(id)).toEqual([
      'shop: free→held',
      'shop: held→free',
      'press: received→printing',
      'press: printing→printed',
      'shop: printed→sent',
      'shop: to-be-paid→paid',
    ]);
  });

  if (kind !== 'pglite')
    describe('changed at the moment when the print worker claims it', () => {
      /** Claims a job while a change is written but not committed, so that the claim has to wait. */
      const takenWhile = async (id: number, set: SQL) => {
        await afterGrace();
        const { db } = test.database;
        const waitingCount = sql`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        const { claim } = await db.transaction(async (tx) => {
          await tx.execute(sql`update orders set ${set} where id = ${id}`);
          const claim = jobs.claim('holder');
          await expect.poll(async () => (await db.execute(waitingCount)).rows[0]?.count).toBe(1);
          return { claim };
        });
        return await claim;
      };

      it('is not printed once it is held', async () => {
        const { id } = await placed();
        expect(await takenWhile(id, sql`hold_reason = 'asks for another street'`)).toBe(null);
        expect(await record(id)).toMatchObject({ state: 'received', isHeld: true });
        await test.database.db.execute(sql`update orders set outcome = 'cancelled', production = 'cancelled' where id = ${id}`);
      });

      it('has its last address on the ticket', async () => {
        const { id } = await placed();
        const job = await takenWhile(id, sql`address = address || '{"city": "Toledo"}'`);
        expect(job?.order).toMatchObject({ id, address: { name: 'Ana Ruiz', city: 'Toledo' } });
        await jobs.finish(id, 'holder');
      });
    });

  it('a print that failed is started again', async () => {
    const { id } = await placed();
    await afterGrace();
    for (let attempt = 0; attempt < 3; attempt++) await print('fail');
    expect(await record(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
    expect(await mark(id, 'production', { expected: 'failed', to: 'received', note: 'photo mended' })).toBe('200 received to-be-paid');
    await print();
    expect(await record(id)).toMatchObject({ state: 'printed', reason: '' });
    expect((await stepsOf(id)).slice(-4)).toEqual([
      'press: printing→failed',
      'shop: failed→received',
      'press: received→printing',
      'press: printing→printed',
    ]);
  });

  it('one of two concurrent changes is refused because the state is not as expected', async () => {
    const { id } = await placed();
    const cancel = () => mark(id, 'production', { expected: 'received', to: 'cancelled' });
    expect((await Promise.all([cancel(), cancel(), cancel()])).sort()).toEqual([
      '200 cancelled to-be-paid',
      '409 ERROR_STATE',
      '409 ERROR_STATE',
    ]);
  });

  it('the shop lists page by page, by either axis', async () => {
    const all: number[] = [];
    for (let after = ''; ; ) {
      const page = (await desk('GET', `?limit=2${after}`)).json();
      all.push(...page.orders.map(({ id }: OrderAnswer) => id));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    const allOrders = (await desk('GET', '')).json();
    expect(all).toEqual(allOrders.orders.map(({ id }: OrderAnswer) => id));
    expect(new Set(all).size).toBe(all.length);
    const states = new Set(allOrders.orders.map(({ state }: OrderAnswer) => state));
    expect(states.size).toBeGreaterThan(2);
    for (const state of states) {
      const some = (await desk('GET', `?production=${state}`)).json();
      const wanted = allOrders.orders.filter((order: OrderAnswer) => order.state === state);
      expect(
        some.orders.map(({ id }: OrderAnswer) => id),
        `${state}`,
      ).toEqual(wanted.map(({ id }: OrderAnswer) => id));
    }
    const paid = (await desk('GET', '?production=sent&payment=paid&held=0')).json();
    expect(paid.orders.map(({ state, payment }: OrderAnswer) => `${state} ${payment}`)).toEqual(['sent paid']);
  });

  it('nothing is shown without the token, and nothing can be downloaded without files', async () => {
    for (const authorization of ['', 'Bearer x', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      const answer = await test.app.inject({ url: '/api/shop/orders', headers: { authorization } });
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'ERROR_OPERATOR']);
    }
    const { id } = await placed();
    const beforePrint = await desk('GET', `/${id}/print.pdf`);
    expect([beforePrint.statusCode, beforePrint.json().error, beforePrint.json().place]).toEqual([409, 'ERROR_NOT_PRINTED', 'received']);
    expect((await desk('GET', '/1/print.pdf')).statusCode).toBe(404);
    expect((await desk('GET', '/1')).statusCode).toBe(404);
    expect((await desk('POST', '/1/hold', { expected: false, reason: 'x' })).statusCode).toBe(404);
  });
});
