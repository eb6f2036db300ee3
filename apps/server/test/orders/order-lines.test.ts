import type {
  CartAnswer,
  OrderAnswer,
  OrderDraftAnswer,
  OrderPageAnswer,
  OrdersAnswer,
  SaveAnswer,
  ShopOrderRecord,
  UploadAnswer,
} from '@muro/api';
import { readCollageXml, writeCollageXml } from '@muro/domain';
import { TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintJobs, type PrintJobs } from '../../src/print/sql/print-jobs.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const TOKEN = 'operator-token-of-these-tests';
const COSTS = [
  { to: null, upToCm: 60, cents: 500 },
  { to: null, upToCm: null, cents: 900 },
];
const SHOP = { ...TRIAL_SHOP, isTrial: false, delivery: TRIAL_SHOP.delivery.map((way) => ({ ...way, costs: COSTS })) };

/** A text that fits half a sheet, but not a slot of some centimetres. */
const MUCH = 'So much to say of the sea. '.repeat(20);

/** Returns the same document with a text on its first photo. */
function withWords(xml: string, text: string): string {
  const saved = readCollageXml(xml);
  const [face, size] = [
    { font: 'Montserrat', style: '700', color: '#000000' },
    { fontSize: 3, lineHeight: 3.6, letterSpacing: 0, padding: 0.5 },
  ];
  const place = { align: 'left', valign: 'top', multiLine: true, background: 'none', caps: false } as const;
  const pages = saved.pages.map((page) => ({
    ...page,
    items: page.items.map((item, index) =>
      index === 0 && item.kind === 'photo' ? { ...item, text: { text, ...face, ...size, ...place } } : item,
    ),
  }));
  return writeCollageXml({ ...saved, pages });
}

describe.each(SMALL_AND_LARGE)('an order of several collages on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let jobs: PrintJobs;
  let poster: SaveAnswer;
  let other: SaveAnswer;

  const request = () => ({
    ...ADDRESS,
    collageid: poster.collageid,
    version: poster.version,
    quantity: 2,
    more: [{ collageid: other.collageid, version: other.version, material: 'CANVAS2CM', quantity: 1 }],
  });
  const photos: UploadAnswer[] = [];
  const save = async (material: 'POSTER' | '', collageid?: number) => {
    const which = collageid === undefined ? {} : { collageid: String(collageid) };
    const fields = { collagexml: collageXml({ photos, material }), templateid: 'even-50x40', ...which };
    return (await ana.form('/api/save', fields)).json<SaveAnswer>();
  };
  const order = async (changes: object = {}) => await ana.post('/api/orders?lang=de', { ...request(), ...changes });
  const placed = async () => (await order()).json<OrderAnswer>();
  const headers = { authorization: `Bearer ${TOKEN}` };
  const record = async (id: number) => (await test.app.inject({ url: `/api/shop/orders/${id}`, headers })).json<ShopOrderRecord>();
  const cart = async () => (await ana.send({ url: '/api/cart' })).json<CartAnswer>();
  const inCart = async () => (await cart()).lines.map(({ draft, material, quantity }) => [draft.collageid, material, quantity]);
  const fill = (line: object) => ana.post('/api/cart', line);
  const cancelAll = () => test.database.db.execute(sql`update print_jobs set state = 'done'`);

  beforeAll(async () => {
    const shop = { data: SHOP, refresh: () => Promise.resolve() };
    test = await openTestApp(kind, { shop, operatorToken: TOKEN });
    jobs = createPrintJobs(test.database.db, [0, 0]);
    ana = createVisitor(test);
    await ana.register('ana');
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    poster = await save('POSTER');
    other = await save('');
  });
  afterAll(() => test.close());

  it('has one delivery and one total, and lists each with its size, material, price and picture', async () => {
    const { lines, ...order } = await placed();
    expect(lines.map(({ material, quantity, design }) => [design, material, quantity])).toEqual([
      [order.design, 'POSTER', 2],
      [order.design, 'CANVAS2CM', 1],
    ]);
    const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    expect([order.priceCents, order.deliveryCents, order.totalCents]).toEqual([lines[0]?.priceCents, 500, goods + 500]);
    const pictures = await Promise.all(lines.map(async ({ picture }) => (await ana.send({ url: picture })).rawPayload));
    expect(pictures.map((bytes) => bytes.subarray(0, 2).toString('hex'))).toEqual(['ffd8', 'ffd8']);
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
    expect((await ana.send({ url: `/api/orders/${order.id}/picture?line=3` })).statusCode).toBe(404);
    await cancelAll();
  });

  it('is reordered completely: each collage in its version, material and quantity', async () => {
    const { id } = await placed();
    await cancelAll();
    const newer = await save('', other.collageid);
    expect(newer.version).toBeGreaterThan(other.version);
    await fill({ collageid: other.collageid });
    const reordered = (await ana.post('/api/cart/again', { orderid: id })).json<CartAnswer>();
    const termsOf = (lines: CartAnswer['lines']) =>
      lines.map(({ draft, material, quantity, version }) => [draft.collageid, draft.version, draft.isNewest, material, quantity, version]);
    const asOrdered = [
      [poster.collageid, poster.version, true, 'POSTER', 2, poster.version],
      [other.collageid, other.version, false, 'CANVAS2CM', 1, other.version],
    ];
    expect(termsOf(reordered.lines)).toEqual(expect.arrayContaining(asOrdered));
    expect(reordered.lines).toHaveLength(2);
    // Another quantity keeps the version; adding the collage again from the editor selects the newest.
    await fill({ collageid: other.collageid, quantity: 4 });
    expect((await cart()).lines.find(({ draft }) => draft.collageid === other.collageid)).toMatchObject({
      quantity: 4,
      version: other.version,
    });
    await fill({ collageid: other.collageid });
    expect((await cart()).lines.find(({ draft }) => draft.collageid === other.collageid)).toMatchObject({
      version: null,
      draft: { version: newer.version, isNewest: true },
    });
    const draft = await ana.send({ url: `/api/orders/draft?collageid=${other.collageid}&version=${other.version}` });
    expect(draft.json()).toMatchObject({ version: other.version, isNewest: false });
    for (const { collageid } of [poster, other]) await ana.post('/api/cart/remove', { collageid });
  });

  it('one collage on two materials is two lines of the cart, which are reordered, changed and removed separately', async () => {
    const piece = { collageid: other.collageid, version: other.version };
    const twoMaterials = { ...piece, material: 'CANVAS2CM', quantity: 3, more: [{ ...piece, material: 'POSTER', quantity: 2 }] };
    const { id } = (await order(twoMaterials)).json<OrderAnswer>();
    await cancelAll();
    const cartLines = async () => (await cart()).lines.map(({ line, material, quantity, version }) => [line, material, quantity, version]);
    const asOrdered = [
      [1, 'CANVAS2CM', 3, other.version],
      [2, 'POSTER', 2, other.version],
    ];
    const orderAgain = (orderid = id) => ana.post('/api/cart/again', { orderid });
    await orderAgain();
    expect(await cartLines()).toEqual(asOrdered);
    await Promise.all([orderAgain(), orderAgain()]);
    expect(await cartLines()).toEqual(asOrdered);
    await fill({ collageid: other.collageid, line: 2, quantity: 5 });
    await fill({ collageid: other.collageid, quantity: 4 });
    expect(await cartLines()).toEqual([
      [1, 'CANVAS2CM', 4, other.version],
      [2, 'POSTER', 5, other.version],
    ]);
    // A request with only the id comes from the editor: all lines of the collage show its newest version.
    await fill({ collageid: other.collageid });
    expect((await cartLines()).map((line) => line.at(-1))).toEqual([null, null]);
    await ana.post('/api/cart/remove', { collageid: other.collageid, line: 1 });
    expect(await cartLines()).toEqual([[2, 'POSTER', 5, null]]);
    await fill({ collageid: other.collageid });
    expect(await cartLines()).toEqual([[2, 'POSTER', 5, null]]);
    // An order removes its own lines from the cart, and no other line of the collage.
    await orderAgain();
    expect((await cartLines()).map(([line, material]) => [line, material])).toEqual([
      [2, 'POSTER'],
      [1, 'CANVAS2CM'],
    ]);
    const singleOrder = await order({ ...piece, line: 1, material: 'CANVAS2CM', quantity: 3, more: [] });
    expect(singleOrder.statusCode).toBe(200);
    await cancelAll();
    expect((await cartLines()).map(([line, material]) => [line, material])).toEqual([[2, 'POSTER']]);
    await order({ ...piece, material: 'POSTER', more: [] });
    await cancelAll();
    expect(await cartLines()).toEqual([]);
  });

  it('an order that does not fit into the cart is not added, not even partly', async () => {
    const piece = { collageid: other.collageid, version: other.version, material: 'POSTER', quantity: 1 };
    const { id } = await placed();
    await cancelAll();
    for (let line = 1; line <= 19; line++) expect((await fill({ ...piece, line })).statusCode).toBe(200);
    expect((await ana.post('/api/cart/again', { orderid: id })).json().error).toBe('ERROR_CART');
    expect((await cart()).lines).toHaveLength(19);
    expect((await fill({ ...piece, line: 20 })).statusCode).toBe(200);
    expect((await fill({ ...piece, line: 20 + 1 })).json().error).toBe('ERROR_CART');
    expect((await fill({ ...piece, line: 20, quantity: 7 })).statusCode).toBe(200);
    await ana.post('/api/cart/remove', { collageid: other.collageid });
    expect((await cart()).lines).toEqual([]);
  });

  it('is ordered again by its owner alone', async () => {
    const { id } = await placed();
    await cancelAll();
    const eve = createVisitor(test);
    await eve.register(`eve-${kind}`);
    expect((await eve.post('/api/cart/again', { orderid: id })).json().error).toBe('ERROR_NOT_FOUND');
    expect((await ana.post('/api/cart/again', { orderid: 5 })).json().error).toBe('ERROR_NOT_FOUND');
    expect(await inCart()).toEqual([]);
  });

  it('shows the warnings about each collage before it is ordered', async () => {
    const { materials } = (await ana.send({ url: `/api/orders/draft?collageid=${poster.collageid}` })).json<OrderDraftAnswer>();
    expect(materials.map(({ warnings }) => warnings)).toEqual([['low-resolution']]);
    const withDuplicate = (
      await ana.form('/api/save', {
        collagexml: collageXml({ photos }).replaceAll(String(photos[1]?.id), String(photos[0]?.id)),
        templateid: 'even-50x40',
      })
    ).json<SaveAnswer>();
    const drafted = (await ana.send({ url: `/api/orders/draft?collageid=${withDuplicate.collageid}` })).json<OrderDraftAnswer>();
    expect(drafted.materials[0]?.warnings).toContain('photo-twice');
  });

  it('warns about cut-off words on each material, and stores the accepted warnings', async () => {
    const hasWarning = async (text: string, columns: number, material: 'POSTER' | '' = 'POSTER') => {
      const collagexml = withWords(collageXml({ photos, material, columns, rows: columns / 2 }), text);
      const saved = (await ana.form('/api/save', { collagexml, templateid: 'even-50x40' })).json<SaveAnswer>();
      const draft = (await ana.send({ url: `/api/orders/draft?collageid=${saved.collageid}` })).json<OrderDraftAnswer>();
      return draft.materials.map(({ warnings }) => warnings?.includes('words-cut'));
    };
    expect(await hasWarning(MUCH, 2)).toEqual([false]);
    expect(await hasWarning('Sea', 8)).toEqual([false]);
    expect(await hasWarning(MUCH, 8)).toEqual([true]);
    expect(await hasWarning(MUCH, 8, '')).toEqual([true, true]);
    const { id } = (await order({ acceptedwarnings: 'low-resolution,words-cut' })).json<OrderAnswer>();
    expect((await record(id)).acceptedWarnings).toEqual(['low-resolution', 'words-cut']);
    await cancelAll();
  });

  it('refuses the whole order if one of them cannot be ordered', async () => {
    const before = (await ana.send({ url: '/api/orders' })).json<OrdersAnswer>().orders.length;
    const line = { collageid: other.collageid, version: other.version, quantity: 1 };
    for (const [more, expected] of [
      [[{ ...line, material: 'WOOD' }], 'ERROR_MATERIAL'],
      [[{ ...line, collageid: 5, material: 'POSTER' }], 'ERROR_NOT_FOUND'],
      [[{ ...line, version: 9, material: 'POSTER' }], 'ERROR_NOT_FOUND'],
      [Array(20).fill({ ...line, material: 'POSTER' }), 'ERROR_BAD_REQUEST'],
    ] as const)
      expect([(await order({ more })).json().error, expected]).toEqual([expected, expected]);
    expect((await order({ agreedtotalcents: 1 })).json().error).toBe('ERROR_TOTAL');
    expect((await ana.send({ url: '/api/orders' })).json<OrdersAnswer>().orders).toHaveLength(before);
  });

  it('each has a print job of its own, and the order is printed when the last of them is', async () => {
    const { id } = await placed();
    const state = async () => (await record(id)).state;
    const first = await jobs.claim('one');
    expect([first?.line, first?.lines, first?.ordered.material, first?.ordered.quantity, await state()]).toEqual([
      1,
      2,
      'POSTER',
      2,
      'printing',
    ]);
    const second = await jobs.claim('two');
    expect([second?.line, second?.ordered.material, second?.ordered.quantity]).toEqual([2, 'CANVAS2CM', 1]);
    expect(second?.xml).toContain('CANVAS2CM');
    await jobs.finish(id, 'one');
    expect(await state()).toBe('printing');
    await jobs.finish(id, 'two');
    expect(await state()).toBe('printed');
    const steps = (await record(id)).events.map(({ from, to }) => `${from}→${to}`);
    expect(steps).toEqual(['received→printing', 'printing→printed']);
  });

  it('a failed one fails the order, and a restart prints all again', async () => {
    const { id } = await placed();
    await jobs.claim('one');
    await jobs.finish(id, 'one');
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await jobs.claim('two'))?.line).toBe(2);
      await jobs.fail(id, 'two', 'photo');
    }
    expect(await record(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
    const reprint = { expected: 'failed', to: 'received' };
    const marked = await test.app.inject({ method: 'POST', url: `/api/shop/orders/${id}/production`, headers, payload: reprint });
    expect(marked.json().state).toBe('received');
    for (const holder of ['one', 'two']) {
      await jobs.claim(holder);
      await jobs.finish(id, holder);
    }
    expect((await record(id)).state).toBe('printed');
  });

  it('a single line is printed again, and the other files stay', async () => {
    const { id } = await placed();
    await jobs.claim('one');
    await jobs.finish(id, 'one');
    for (let attempt = 0; attempt < 3; attempt++) {
      await jobs.claim('two');
      await jobs.fail(id, 'two', 'photo');
    }
    const reprint = async (line: unknown, changes: object = {}) => {
      const payload = { expected: 'failed', to: 'received', line, ...changes };
      const answer = await test.app.inject({ method: 'POST', url: `/api/shop/orders/${id}/production`, headers, payload });
      return [answer.statusCode, answer.json().error ?? answer.json().state].join(' ');
    };
    expect(await reprint(3)).toBe('404 ERROR_NOT_FOUND');
    expect(await reprint(0)).toBe('400 ERROR_BAD_REQUEST');
    expect(await reprint(2, { to: 'cancelled' })).toBe('409 ERROR_STEP');
    expect((await record(id)).state).toBe('failed');
    expect(await reprint(2)).toBe('200 printing');
    expect((await jobs.claim('three'))?.line).toBe(2);
    expect(await jobs.claim('four')).toBe(null);
    await jobs.finish(id, 'three');
    expect((await record(id)).events.slice(2).map(({ who, from, to }) => `${who}: ${from}→${to}`)).toEqual([
      'shop: failed→received',
      'press: received→printing',
      'press: printing→printed',
    ]);
  });

  it('no collage of a cancelled order is printed', async () => {
    const { id } = await placed();
    const url = `/api/shop/orders/${id}/production`;
    await test.app.inject({ method: 'POST', url, headers, payload: { expected: 'received', to: 'cancelled' } });
    expect([(await record(id)).state, await jobs.claim('one')]).toEqual(['cancelled', null]);
  });

  it('the page of the order shows every collage', async () => {
    const { id } = await placed();
    const key = { 'order-key': await test.services.orderLinks.current(id) };
    const guest = createVisitor(test);
    const { lines, again } = (await guest.send({ url: '/order/view?lang=de', headers: key })).json<OrderPageAnswer>();
    expect(lines.map(({ quantity, design, material }) => [quantity, design, material])).toEqual([
      [2, 'Even', 'POSTER'],
      [1, 'Even', 'CANVAS2CM'],
    ]);
    expect(again).toEqual([{ name: '', address: `/cart/fromApp?again=${id}&lang=de` }]);
    for (const [line, status] of [
      ['1', 200],
      ['2', 200],
      ['3', 404],
      ['x', 404],
    ] as const)
      expect([line, (await guest.send({ url: `/order/picture?line=${line}`, headers: key })).statusCode]).toEqual([line, status]);
    await cancelAll();
  });

  it('the cart belongs to the account, keeps the choices, and is empty after the order', async () => {
    await fill({ collageid: poster.collageid });
    await fill({ collageid: other.collageid });
    await fill({ collageid: other.collageid, material: 'CANVAS2CM', quantity: 3 });
    await fill({ collageid: other.collageid });
    const expectedLines = [
      [poster.collageid, 'POSTER', 1],
      [other.collageid, 'CANVAS2CM', 3],
    ];
    expect(await inCart()).toEqual(expectedLines);
    const otherDevice = createVisitor(test);
    await otherDevice.signIn('ana');
    expect((await otherDevice.send({ url: '/api/cart' })).json<CartAnswer>().lines).toHaveLength(2);
    const eve = createVisitor(test);
    await eve.register('eve');
    expect((await eve.post('/api/cart', { collageid: poster.collageid })).json().error).toBe('ERROR_NOT_FOUND');
    expect((await eve.send({ url: '/api/cart' })).json()).toEqual({ lines: [], email: 'eve@example.org', earlier: null });
    expect((await fill({ collageid: other.collageid, material: 'WOOD' })).json().error).toBe('ERROR_MATERIAL');
    expect((await createVisitor(test).send({ url: '/api/cart' })).statusCode).toBe(401);
    await ana.post('/api/cart/remove', { collageid: poster.collageid });
    expect(await inCart()).toEqual(expectedLines.slice(1));
    const { name, street, email } = await placed();
    expect(await inCart()).toEqual([]);
    expect((await cart()).earlier).toMatchObject({ name, street, email });
    expect((await eve.send({ url: '/api/cart' })).json<CartAnswer>().earlier).toBe(null);
    await cancelAll();
  });
});
