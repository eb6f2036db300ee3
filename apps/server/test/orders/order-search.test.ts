import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { TRIAL_SHOP } from '@muro/shop';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacksWords, wordsHashNow } from '../../src/db/schema/order-columns.ts';
import { fillOrderWords } from '../../src/orders/sql/order-words.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const TOKEN = 'operator-token-of-these-tests';
const SHOP = { ...TRIAL_SHOP, isTrial: false, asksInvoiceAddress: true, graceMinutes: 5 };
const INVOICE = { invoicename: 'Tienda Ñandú S.L.', invoicestreet: 'Gran Vía 2', invoicepostcode: '48001', invoicecity: 'Bilbao' };
const never = () => false;
/** SQL expression of the number in a name such as `Clone 7`. */
const numberOf = sql`substring(address ->> 'name' from '^Clone (.*)$')::integer`;

describe.each(SMALL_AND_LARGE)('searching orders on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  /** Orders of these tests by the name of their buyer. */
  const ids: Record<string, number> = {};

  const run = (query: SQL) => test.database.db.execute(query).then(({ rows }) => rows);
  const list = async (search: string, more = '') => {
    const url = `/api/shop/orders?search=${encodeURIComponent(search)}${more}`;
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
    return answer.json<{ readonly orders: readonly OrderAnswer[]; readonly next: number | null }>();
  };
  /** Returns the names of the buyers whose orders are found. */
  const found = async (search: string, more = '') => (await list(search, more)).orders.map(({ name }) => name);
  const storedWords = () => run(sql`select order_id::text as id, word from order_words order by order_id, word`);
  const unwritten = async () => (await run(sql`select id from orders where ${lacksWords}`)).length;
  /** Deletes the search words of orders, as an older version leaves them. */
  const forgetWords = async (condition = sql`true`) => {
    await run(sql`delete from order_words where order_id in (select id from orders where ${condition})`);
    await run(sql`update orders set words_hash = null where ${condition}`);
  };

  const deleteOrders = async (condition: SQL) => {
    await run(sql`delete from order_lines using orders where orders.id = order_id and ${condition}`);
    await run(sql`delete from orders where ${condition}`);
  };

  /** Inserts older copies of an order, of buyers named `name 1`, `name 2` … */
  const copyOrder = async (id: number, count: number, name: string) => {
    await run(sql`insert into orders select copy.* from orders, generate_series(1, ${count}::integer) as n, jsonb_populate_record(null::orders,
      to_jsonb(orders) || jsonb_build_object('id', id + n, 'created_at', created_at - n * interval '1 minute',
      'address', address || jsonb_build_object('name', ${`${name} `}::text || n))) as copy where orders.id = ${id}`);
    await run(sql`insert into order_lines select copy.* from order_lines, generate_series(1, ${count}::integer) as n,
      jsonb_populate_record(null::order_lines, to_jsonb(order_lines) || jsonb_build_object('order_id', order_lines.order_id + n)) as copy
      where order_lines.order_id = ${id}`);
  };

  beforeAll(async () => {
    const shop = { data: SHOP, refresh: () => Promise.resolve() };
    test = await openTestApp(kind, { shop, operatorToken: TOKEN });
    ana = createVisitor(test);
    await ana.register('ana');
    const photo = (await ana.send(uploadForm(await photoOf({ width: 900, height: 600 }), {}))).json<UploadAnswer>();
    const saved = (await ana.form('/api/save', { collagexml: collageXml({ photos: [photo], columns: 1 }) })).json<SaveAnswer>();
    const place = async (changes: Partial<typeof ADDRESS>) => {
      const answer = await ana.post('/api/orders', { ...saved, quantity: 1, ...ADDRESS, country: 'ES', ...changes });
      ids[String(changes.name)] = answer.json<OrderAnswer>().id;
    };
    await place({ name: 'José García-Núñez', street: 'C/ Ángel 7, 3º', email: 'pepe.garcia@correo.example' });
    await place({ name: 'Garance Müller', city: 'Cádiz', postcode: '11001', ...INVOICE, invoicecountry: 'ES' } as object);
    await place({ name: 'Łukasz Straße', city: 'Gijón', email: 'lukasz@other.example' });
  });
  afterAll(() => test.close());

  const [jose, garance, lukasz] = ['José García-Núñez', 'Garance Müller', 'Łukasz Straße'];

  it('finds beginnings of words in number, names, addresses and e-mail address, without case and accents, the newest first', async () => {
    expect(await found('gar')).toEqual([garance, jose]);
    expect(await found('JOSE')).toEqual([jose]);
    expect(await found('Nu\u0301n\u0303ez')).toEqual([jose]);
    expect(await found('strasse')).toEqual([lukasz]);
    expect(await found('cadiz')).toEqual([garance]);
    expect(await found('11001')).toEqual([garance]);
    expect(await found('tienda ñandu')).toEqual([garance]);
    expect(await found('BILBAO 48001 via')).toEqual([garance]);
    expect(await found('pepe.garcia@correo.example')).toEqual([jose]);
    expect(await found('example')).toEqual([lukasz, garance, jose]);
    expect(await found(String(ids[lukasz as string]))).toEqual([lukasz]);
    expect(await found(String(ids[lukasz as string]).slice(0, -2))).toContain(lukasz);
  });

  it('each word must be found, at the beginning of a word', async () => {
    expect(await found('gar mull')).toEqual([garance]);
    expect(await found('garcia muller')).toEqual([]);
    expect(await found('arcia')).toEqual([]);
    expect(await found('garcias')).toEqual([]);
    expect(await found('g ga gar garc garci garcia pepe jose nunez angel correo madrid 28013 unknown')).toEqual([]);
    for (const none of ['%', '_', '\\', '---', '*']) expect(await found(none)).toEqual([]);
  });

  it('a page at a time, among the states that were asked for', async () => {
    const first = await list('example', '&limit=2');
    expect(first.orders.map(({ name }) => name)).toEqual([lukasz, garance]);
    const second = await list('example', `&limit=2&after=${first.next}`);
    expect([second.orders.map(({ name }) => name), second.next]).toEqual([[jose], null]);
    await run(sql`update orders set hold_reason = 'asks' where id = ${ids[garance as string]}`);
    expect(await found('example', '&held=1')).toEqual([garance]);
    expect(await found('example', '&held=0&production=received&payment=to-be-paid')).toEqual([lukasz, jose]);
    await run(sql`update orders set hold_reason = ''`);
    const answer = await test.app.inject({ url: '/api/shop/orders?search=', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.statusCode).toBe(400);
  });

  it('orders of a former version are found as long as their words are not written, and upkeep writes them', async () => {
    const searches = ['gar', 'example', 'straße', 'cadiz muller', 'garcia muller', String(ids[jose as string])];
    const answers = async () => await Promise.all(searches.map((search) => list(search, '&limit=2')));
    const [before, written] = [await answers(), await storedWords()];
    expect([written.length > 30, await unwritten()]).toEqual([true, 0]);
    await forgetWords(sql`id <> ${ids[garance as string]}`);
    expect(await answers()).toEqual(before);
    await forgetWords();
    expect(await answers()).toEqual(before);
    expect(await found('example', `&after=${ids[lukasz as string]}`)).toEqual([garance, jose]);
    await fillOrderWords(test.database.db, () => true);
    expect(await unwritten()).toBe(3);
    await fillOrderWords(test.database.db, never);
    expect([await storedWords(), await unwritten()]).toEqual([written, 0]);
    expect(await answers()).toEqual(before);
  });

  it('many orders without words are filled batch by batch, and the newest are ready first', async () => {
    const base = Number(ids[jose as string]);
    await copyOrder(base, 1100, 'Twin');
    await run(sql`update orders set words_hash = null where address ->> 'name' like 'Twin %'`);
    expect(await found('twin 540')).toEqual(['Twin 540']);
    // A thousand orders are compared per page; the next page continues after them.
    const compared = await list('twin 1050');
    expect([compared.orders, compared.next]).toEqual([[], base + 1000]);
    expect(await found('twin 1050', `&after=${compared.next}`)).toEqual(['Twin 1050']);
    expect((await list('twin', '&limit=200')).orders.map(({ name }) => name)).toEqual(
      Array.from({ length: 200 }, (_, n) => `Twin ${n + 1}`),
    );
    let queries = 0;
    await fillOrderWords(test.database.db, () => ++queries > 2);
    expect(await unwritten()).toBe(900);
    expect(
      (
        await run(sql`select max(address ->> 'name') as name from orders where words_hash is not null and created_at = (
      select min(created_at) from orders where words_hash is not null)`)
      )[0],
    ).toEqual({ name: 'Twin 200' });
    expect(await found('twin 200')).toEqual(['Twin 200']);
    expect((await list('twin', '&limit=200')).orders.at(-1)?.name).toBe('Twin 200');
    expect((await list('twin', `&limit=2&after=${base + 199}`)).orders.map(({ name }) => name)).toEqual(['Twin 200', 'Twin 201']);
    await fillOrderWords(test.database.db, never);
    expect(await unwritten()).toBe(0);
    expect(await found('twin 540')).toEqual(['Twin 540']);
    // A server of the previous version deletes orders without deleting their words.
    await deleteOrders(sql`address ->> 'name' like 'Twin %'`);
    expect(await run(sql`select * from order_words where word = 'twin'`)).toEqual([]);
  });

  it('common words return the newest page, and older matches follow on the next pages', async () => {
    await copyOrder(Number(ids[jose as string]), 3300, 'Clone');
    await run(sql`update orders set words_hash = ${wordsHashNow} where ${lacksWords}`);
    await run(sql`insert into order_words select id, unnest(array['clone', case when ${numberOf} > 2100 then 'elder' else 'younger' end])
      from orders where address ->> 'name' like 'Clone %'`);
    await run(sql`update orders set hold_reason = 'asks' where ${numberOf} in (5, 2000, 3000)`);
    const first = await list('clone', '&limit=200');
    expect(first.orders.map(({ name }) => name)).toEqual(Array.from({ length: 200 }, (_, n) => `Clone ${n + 1}`));
    expect((await list('clone', `&limit=2&after=${first.next}`)).orders.map(({ name }) => name)).toEqual(['Clone 201', 'Clone 202']);
    const elder = await list('clone elder', '&limit=3');
    expect(elder.orders.map(({ name }) => name)).toEqual(['Clone 2101', 'Clone 2102', 'Clone 2103']);
    expect((await list('elder clone', `&limit=1&after=${elder.next}`)).orders.map(({ name }) => name)).toEqual(['Clone 2104']);
    expect([await found('elder', '&held=1'), await found('clone', '&held=1')]).toEqual([
      ['Clone 3000'],
      ['Clone 5', 'Clone 2000', 'Clone 3000'],
    ]);
    expect(await found('younger elder clone')).toEqual([]);
    await deleteOrders(sql`address ->> 'name' like 'Clone %'`);
  });

  it('for common words, orders whose search words are missing or outdated are compared directly', async () => {
    const base = Number(ids[jose as string]);
    await copyOrder(base, 3300, 'Clone');
    await run(sql`update orders set words_hash = ${wordsHashNow} where ${lacksWords}`);
    await run(sql`insert into order_words select id, unnest(array['clone', case when ${numberOf} > 2100 then 'elder' else 'younger' end])
      from orders where address ->> 'name' like 'Clone %'`);
    await forgetWords(sql`address ->> 'name' = 'Clone 3'`);
    await run(sql`update orders set address = address || '{"name": "Moved away"}' where address ->> 'name' = 'Clone 5'`);
    const first = await list('clone', '&limit=5');
    expect(first.orders.map(({ name }) => name)).toEqual(['Clone 1', 'Clone 2', 'Clone 3', 'Clone 4', 'Clone 6']);
    expect((await list('clone', `&limit=1&after=${first.next}`)).orders.map(({ name }) => name)).toEqual(['Clone 7']);
    // A page ends with the thousand orders that were compared for it, because the words of an older order may have changed.
    await forgetWords(sql`${numberOf} <= 1050`);
    const compared = await list('elder', '&limit=2');
    expect([compared.orders, compared.next]).toEqual([[], base + 1000]);
    expect((await list('elder', `&limit=2&after=${compared.next}`)).orders.map(({ name }) => name)).toEqual(['Clone 2101', 'Clone 2102']);
    await deleteOrders(sql`orders.id between ${base + 1} and ${base + 3300}`);
  });

  it('the search finds a changed address at once and no longer finds the former one, also after a change by an older server', async () => {
    const id = ids[lukasz as string];
    const changed = await ana.post(`/order/address?id=${id}`, {
      ...{ name: 'Łukasz Straße', street: 'Rúa Nova 9', postcode: '15003', city: 'A Coruña', country: 'ES' },
    });
    expect(changed.statusCode).toBe(200);
    expect(await unwritten()).toBe(0);
    expect([await found('coruna'), await found('gijon')]).toEqual([[lukasz], []]);
    // Changes an address like a server of the previous version.
    await run(sql`update orders set address = address || '{"city": "Vigo"}' where id = ${id}`);
    expect([await found('vigo'), await found('coruna'), await unwritten()]).toEqual([[lukasz], [], 1]);
    await fillOrderWords(test.database.db, never);
    expect([await found('vigo'), await found('coruna'), await unwritten()]).toEqual([[lukasz], [], 0]);
    expect(await run(sql`select * from order_words where word = 'coruna'`)).toEqual([]);
  });
});
