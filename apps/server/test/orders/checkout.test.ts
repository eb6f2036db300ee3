import type { OrderPageAnswer, SaveAnswer, ShopOrderRecord, ShopReferenceAnswer, UploadAnswer } from '@muro/api';
import { TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReferences, REFERENCE_LIFE_S } from '../../src/orders/checkout/references.ts';
import { createPinnedVersions } from '../../src/orders/sql/pinned-versions.ts';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import { ticketHead } from '../../src/print/ticket-head.ts';
import { createSigningKeys } from '../../src/secrets/secrets.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { type ShopServer, startShopServer } from './shop-server.ts';

/* A shop with its own checkout: its server is a real one, which calls Muro over HTTP. */

const TOKEN = 'operator-token-of-these-tests';

describe.each(SMALL_AND_LARGE)('the own checkout of a shop on %s', (kind) => {
  const shop = { data: { ...TRIAL_SHOP, isTrial: false, checkoutUrl: null as string | null }, refresh: () => Promise.resolve() };
  let test: TestApp;
  let shopServer: ShopServer;
  let ana: Visitor;
  let eve: Visitor;
  let poster: SaveAnswer;
  let free: SaveAnswer;
  let xml: string;
  let nowS = async () => Date.now() / 1000;

  const visit = (who: Visitor, url: string) => who.send({ url, headers: { accept: 'text/html', 'accept-language': 'de' } });
  const toCheckout = async (who: Visitor, saved: SaveAnswer, more = '') => visit(who, `/cart/fromApp?collageid=${saved.collageid}${more}`);
  /** Returns the reference in the editor's redirect to the checkout. */
  const referenceTo = async (saved: SaveAnswer, more = '', who = ana): Promise<string> => {
    const { location = '' } = (await toCheckout(who, saved, more)).headers;
    return new URL(String(location)).searchParams.get('reference') ?? '';
  };
  const findReference = (reference: string) => shopServer.callMuro(`/api/shop/references?${new URLSearchParams({ reference })}`);
  const referenceOf = async (reference: string) => (await findReference(reference)).body as unknown as ShopReferenceAnswer;
  const save = async (who: Visitor, fields: Record<string, string>) =>
    (await who.form('/api/save', { collagexml: xml, templateid: 'even-50x40', ...fields })).json<SaveAnswer>();
  const order = (number: string, reference: string, changes: object = {}) =>
    shopServer.order(number, { lines: [{ reference, quantity: 2 }], ...changes });
  const refused = async (answer: ReturnType<ShopServer['order']>) => {
    const { status, body } = await answer;
    const { error, field } = body as unknown as { error: string; field?: string };
    return [status, error, field].filter(Boolean).join(' ');
  };
  const count = async () => Number((await test.database.db.execute(sql`select count(*) as n from orders`)).rows[0]?.n);
  const mailsOf = async (id: number) =>
    (await test.database.db.execute(sql`select kind from mails where order_id = ${id} order by id`)).rows.map((row) => row.kind);
  const photosOf = async (who: Visitor) => {
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await who.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    return photos;
  };
  const printed = () => test.database.db.execute(sql`update print_jobs set state = 'done'`);

  beforeAll(async () => {
    const settings = { shop, operatorToken: TOKEN };
    test = await openTestApp(kind, settings);
    const pinned = createPinnedVersions(test.database.db);
    const references = createReferences(createSigningKeys(['a secret word of these tests']), pinned, () => nowS());
    test.change({ references });
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    shopServer = await startShopServer(url, TOKEN, ADDRESS);
    shop.data = { ...shop.data, checkoutUrl: shopServer.checkoutUrl };
    [ana, eve] = [createVisitor(test), createVisitor(test)];
    await ana.register('ana');
    await eve.register('eve');
    const photos = await photosOf(ana);
    xml = collageXml({ photos, material: 'POSTER' });
    poster = await save(ana, {});
    free = await save(ana, { collagexml: collageXml({ photos, material: '' }) });
  });
  afterAll(async () => {
    await shopServer.close();
    await test.close();
  });

  it('[EXIT-01] [HTTP-23] the editor’s way to the checkout leads there, with the collage and a signed reference', async () => {
    const { statusCode, headers } = await toCheckout(ana, poster);
    expect([statusCode, headers['referrer-policy']]).toEqual([303, 'no-referrer']);
    const address = new URL(String(headers.location));
    expect(`${address.origin}${address.pathname}`).toBe(shopServer.checkoutUrl);
    expect(address.searchParams.get('collageid')).toBe(String(poster.collageid));
    expect([...address.searchParams.keys()]).toEqual(['collageid', 'reference']);
    expect(address.searchParams.get('reference')).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/);
  });

  it('asks for a material if the collage has none, with pictures and prices', async () => {
    const { statusCode, headers, body } = await toCheckout(ana, free);
    expect([statusCode, headers['referrer-policy'], headers['cache-control']]).toEqual([200, 'no-referrer', 'no-store']);
    const view = viewOf(body);
    expect(view).toMatchObject({ page: 'choose-material', collageId: free.collageid, currency: 'EUR' });
    const materials = view?.page === 'choose-material' ? view.materials : [];
    expect(materials.map(({ material, priceCents, isWhole }) => [material, priceCents, isWhole])).toEqual([
      ['POSTER', 1300, true],
      ['CANVAS2CM', 3300, true],
    ]);
    const pictures = materials.map(({ picture }) => createVisitor(test).send({ url: picture }));
    expect((await Promise.all(pictures)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await referenceOf(await referenceTo(free, '&material=CANVAS2CM'))).material).toBe('CANVAS2CM');
    expect(viewOf((await toCheckout(ana, free, '&material=WOOD')).body)).toMatchObject({ page: 'choose-material' });
    expect((await referenceOf(await referenceTo(poster, '&material=CANVAS2CM'))).material).toBe('POSTER');
  });

  it('does not redirect with another user’s collage, and asks a guest to sign in', async () => {
    expect((await toCheckout(eve, poster)).statusCode).toBe(404);
    const guest = await toCheckout(createVisitor(test), poster);
    expect([guest.statusCode, guest.headers.location]).toEqual([200, undefined]);
    expect(viewOf(guest.body)).toEqual({ page: 'sign-in', before: 'collage' });
    expect((await visit(ana, '/cart/fromApp')).headers.location).toBe(shopServer.checkoutUrl);
  });

  it('the cart of Muro accepts no orders meanwhile', async () => {
    const orderRequest = { ...ADDRESS, collageid: poster.collageid, version: poster.version, quantity: 1 };
    expect((await ana.post('/api/orders', orderRequest)).json().error).toBe('ERROR_OWN_CHECKOUT');
  });

  it('the shop’s server gets the details of a reference, and its picture without sign-in', async () => {
    const reference = await referenceTo(poster);
    const { picture, editor, expiresAt, ...answer } = await referenceOf(reference);
    expect(answer).toEqual({
      ...{ collageid: poster.collageid, version: poster.version, isNewest: true, design: 'Even', width: 50, height: 40 },
      line: `${poster.collageid}-POSTER`,
      ...{ material: 'POSTER', currency: 'EUR', priceCents: 1300, hasPriceChanged: false, renewed: null, warnings: ['low-resolution'] },
      today: { currency: 'EUR', priceCents: 1300, totalCents: 1300, vatCents: 226, vatRate: 2100 },
    });
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(editor).toBe(`${test.services.publicUrl}/editor?${new URLSearchParams({ reference })}`);
    const { pathname, search } = new URL(picture);
    const response = await createVisitor(test).send({ url: pathname + search });
    expect([response.statusCode, response.headers['content-type'], response.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/jpeg',
      'cross-origin',
    ]);
    expect(response.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    for (const of of [reference, `${search.slice(4)}x`, '']) {
      const other = await createVisitor(test).send({ url: `${pathname}?${new URLSearchParams({ of })}` });
      expect([of, other.statusCode]).toEqual([of, 404]);
    }
  });

  it('returns no details and accepts no order without the shop’s token', async () => {
    const reference = await referenceTo(poster);
    const before = await count();
    for (const headers of [{}, { authorization: 'Bearer another-token-than-the-shops' }] as Record<string, string>[]) {
      const refused = await ana.send({ url: `/api/shop/references?reference=${reference}`, headers });
      const payload = { number: 'X', lines: [{ reference, quantity: 1 }], ...ADDRESS, language: 'de', payment: 'paid' };
      const ordered = await ana.send({ method: 'POST', url: '/api/shop/orders', payload, headers });
      expect([refused.json().error, ordered.json().error]).toEqual(['ERROR_OPERATOR', 'ERROR_OPERATOR']);
    }
    expect(await count()).toBe(before);
  });

  it('places an order as the cart does: frozen version, the server’s prices, print job, mails, paid', async () => {
    const reference = await referenceTo(poster);
    await save(ana, { collageid: String(poster.collageid) }); // a newer version changes nothing
    const { status, body } = await order('WEB-1', reference);
    const { collageid, version } = poster;
    expect([status, body.shopNumber, body.state, body.payment, body.locale]).toEqual([200, 'WEB-1', 'received', 'paid', 'de']);
    expect(body.lines).toEqual([expect.objectContaining({ collageid, version, material: 'POSTER', quantity: 2, priceCents: 1300 })]);
    expect([body.totalCents, body.buyer, body.city]).toEqual([2600, 'ana', 'Madrid']);
    expect(body.events.map(({ who, from, to }) => `${who}: ${from}→${to}`)).toEqual(['shop: to-be-paid→paid']);
    expect(await mailsOf(body.id)).toEqual(['received', 'shop-order']);
    const job = await createPrintJobs(test.database.db, [0, 0]).claim('one');
    expect([job?.order.id, job && ticketHead(job).shopNumber]).toEqual([body.id, 'WEB-1']);
    await printed();
    const list = (await shopServer.callMuro('/api/shop/orders')).body as unknown as { orders: ShopOrderRecord[] };
    expect(list.orders[0]?.shopNumber).toBe('WEB-1');
    const key = { 'order-key': await test.services.orderLinks.current(body.id) };
    const orderPage = await createVisitor(test).send({ url: '/order/view?lang=de', headers: key });
    expect(orderPage.json<OrderPageAnswer>()).toMatchObject({ id: body.id, shopNumber: 'WEB-1', payment: 'paid' });
    expect((await referenceOf(reference)).isNewest).toBe(false);
  });

  it('orders several collages in one, to be paid, and writes to the shop alone where the shop writes to its buyers', async () => {
    const lines = [
      { reference: await referenceTo(poster), quantity: 1 },
      { reference: await referenceTo(free, '&material=CANVAS2CM'), quantity: 3 },
    ];
    const { body } = await shopServer.order('WEB-2', { lines, payment: 'to-be-paid', buyermails: false });
    expect(body.lines.map(({ material, quantity }) => [material, quantity])).toEqual([
      ['POSTER', 1],
      ['CANVAS2CM', 3],
    ]);
    expect([body.payment, body.events, await mailsOf(body.id)]).toEqual(['to-be-paid', [], ['shop-order']]);
    await shopServer.callMuro(`/api/shop/orders/${body.id}/production`, { expected: 'received', to: 'cancelled' });
    expect(await mailsOf(body.id)).toEqual(['shop-order']);
  });

  it('the same number with the same body returns the same order, even if the reference has expired; another body is refused', async () => {
    const reference = await referenceTo(poster);
    const first = await order('WEB-3', reference);
    const before = await count();
    nowS = async () => Date.now() / 1000 + REFERENCE_LIFE_S + 1;
    const repeated = await order('WEB-3', reference);
    nowS = async () => Date.now() / 1000;
    expect([first.isReplayed, repeated.isReplayed, repeated.body]).toEqual([false, true, first.body]);
    expect(await refused(order('WEB-3', reference, { city: 'Sevilla' }))).toBe('409 ERROR_SHOP_NUMBER number');
    expect(await refused(order('WEB-3', reference, { lines: [{ reference, quantity: 3 }] }))).toBe('409 ERROR_SHOP_NUMBER number');
    expect(await count()).toBe(before);
    await printed();
  });

  it('of two at once with one number one order is made', async () => {
    const reference = await referenceTo(poster);
    const before = await count();
    const answers = await Promise.all([1, 2, 3, 4].map(() => order('WEB-4', reference)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const other = await Promise.all(['Sevilla', 'Murcia'].map((city) => order('WEB-5', reference, { city })));
    expect(other.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count()).toBe(before + 2);
    await printed();
  });

  it('refuses altered, expired, deleted and repriced references, and those of two accounts, each with its error', async () => {
    const reference = await referenceTo(poster);
    const [content = '', mark = ''] = reference.split('.');
    const cheaper = Buffer.from(Buffer.from(content, 'base64url').toString().replace('1300', '0001')).toString('base64url');
    const before = await count();
    const field = 'lines.0.reference';
    // The last base64 letters contain unused bits; changing them alone would not change the signature.
    const otherMark = `${mark[0] === 'A' ? 'B' : 'A'}${mark.slice(1)}`;
    for (const altered of [`${cheaper}.${mark}`, `${content}.${otherMark}`, `${content}.AAAA`, 'nothing.at-all'])
      expect(await refused(order('BAD', altered))).toBe(`422 ERROR_REFERENCE ${field}`);
    expect(await refused(order('BAD', 'no reference'))).toBe(`400 ERROR_BAD_REQUEST ${field}`);
    const pictureWord = new URL((await referenceOf(reference)).picture).searchParams.get('of') ?? '';
    expect(await refused(order('BAD', pictureWord))).toBe(`422 ERROR_REFERENCE ${field}`);

    nowS = async () => Date.now() / 1000 + REFERENCE_LIFE_S + 1;
    expect(await refused(order('BAD', reference))).toBe(`422 ERROR_REFERENCE_EXPIRED ${field}`);
    expect((await findReference(reference)).body.error).toBe('ERROR_REFERENCE_EXPIRED');
    nowS = async () => Date.now() / 1000;

    const mine = await save(eve, { collagexml: collageXml({ photos: await photosOf(eve), material: 'POSTER' }) });
    const lines = [reference, await referenceTo(mine, '', eve)].map((value) => ({ reference: value, quantity: 1 }));
    expect(await refused(shopServer.order('BAD', { lines }))).toBe('422 ERROR_REFERENCE_OWNERS lines.1.reference');
    expect(await refused(order('BAD', reference, { agreedtotalcents: 1 }))).toBe('409 ERROR_TOTAL');
    await test.database.db.execute(sql`delete from collage_versions where collage_id = ${mine.collageid}`);
    expect(await refused(order('BAD', lines[1]?.reference ?? ''))).toBe(`409 ERROR_REFERENCE_VERSION ${field}`);
    expect(await count()).toBe(before);
  });

  it('a changed price is refused; the renewed reference has the present price', async () => {
    const oldReferences = createReferences(
      createSigningKeys(['a secret word of these tests']),
      createPinnedVersions(test.database.db),
      () => nowS(),
    );
    const line = { ...poster, collageId: poster.collageid, width: 50, height: 40, material: 'POSTER', priceCents: 999 };
    const reference = await oldReferences.issue(line, 'EUR');
    expect(await refused(order('WEB-6', reference))).toBe('409 ERROR_REFERENCE_PRICE lines.0.reference');
    const { priceCents, today, hasPriceChanged, renewed } = await referenceOf(reference);
    expect([priceCents, today.priceCents, hasPriceChanged]).toEqual([999, 1300, true]);
    expect((await order('WEB-6', renewed ?? '')).body.lines[0]?.priceCents).toBe(1300);
    expect(await refused(order('WEB-7', await oldReferences.issue({ ...line, priceCents: 1300 }, 'CHF')))).toContain(
      'ERROR_REFERENCE_PRICE',
    );
    await printed();
  });

  it('a version in the cart of the shop stays after any number of later saves', async () => {
    const collage = await save(ana, {});
    const reference = await referenceTo(collage);
    const saveAgain = () => save(ana, { collageid: String(collage.collageid) });
    for (let times = 0; times < 24; times++) await saveAgain();
    expect((await order('WEB-8', reference)).body.lines[0]?.version).toBe(collage.version);
    await printed();
  });

  it('an order of one collage on two materials is ordered again as two lines of the shop’s cart', async () => {
    const references = [await referenceTo(free, '&material=POSTER'), await referenceTo(free, '&material=CANVAS2CM')];
    const { body } = await order('WEB-9', '', { lines: references.map((reference) => ({ reference, quantity: 1 })) });
    await printed();
    const key = { 'order-key': await test.services.orderLinks.current(body.id) };
    const orderPage = await createVisitor(test).send({ url: '/order/view?lang=de', headers: key });
    const { again } = orderPage.json<OrderPageAnswer>();
    expect(again.map(({ name }) => name)).toEqual(['Even', 'Even (2)']);
    const ways = again.map(({ address }) => address);
    for (const way of [...ways, ...ways]) await fetch(String((await visit(ana, way)).headers.location));
    expect(shopServer.cart.map(({ line, version }) => [line, version])).toEqual([
      [`${free.collageid}-POSTER`, free.version],
      [`${free.collageid}-CANVAS2CM`, free.version],
    ]);
  });

  it('the collage is opened again by its owner alone', async () => {
    const reference = await referenceTo(poster);
    const url = `/editor?${new URLSearchParams({ reference, lang: 'de' })}`;
    expect((await visit(ana, url)).headers.location).toBe(`/htmlapp/?lang=de#/edit/${poster.collageid}`);
    const guest = createVisitor(test);
    const response = await visit(guest, url);
    expect([response.statusCode, viewOf(response.body)]).toEqual([200, { page: 'sign-in', before: 'collage' }]);
    expect(response.body).toContain('<html lang="de">');
    await guest.signIn('ana');
    expect((await visit(guest, url)).statusCode).toBe(303);
    const stranger = await visit(eve, url);
    expect([stranger.statusCode, stranger.headers.location]).toEqual([403, undefined]);
    expect(viewOf(stranger.body)).toEqual({ page: 'other-account', name: 'eve', reference });
    for (const word of ['ana', String(poster.collageid), 'Even'])
      expect(JSON.stringify(viewOf(stranger.body)).replace(reference, '')).not.toContain(word);
    const out = `/api/signout?${new URLSearchParams({ page: 'reference', reference, lang: 'de' })}`;
    const signOut = await eve.send({ method: 'POST', url: out });
    expect(signOut.headers.location).toBe(`/editor?${new URLSearchParams({ reference, lang: 'de' })}`);
    await eve.signIn('eve');
    const unknown = await visit(eve, '/editor?reference=a.b');
    expect([unknown.statusCode, viewOf(unknown.body)]).toEqual([404, { page: 'gone-reference', sentence: expect.stringMatching(/\.$/) }]);
    nowS = async () => Date.now() / 1000 + REFERENCE_LIFE_S + 1;
    expect((await visit(ana, url)).statusCode).toBe(303);
    nowS = async () => Date.now() / 1000;
  });
});
