import type { OrderAnswer, OrderListView, OrdersAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const COUNT = 45;

describe.each(SMALL_AND_LARGE)('the orders of a buyer on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  /** Newest first. */
  let ids: readonly number[];
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    const photo = (await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}))).json<UploadAnswer>();
    const saved = (await ana.form('/api/save', { collagexml: collageXml({ photos: [photo], columns: 1 }) })).json<SaveAnswer>();
    const { id } = (await ana.post('/api/orders', { ...ADDRESS, ...saved, quantity: 1 })).json<OrderAnswer>();
    // Two orders each have the same time.
    await test.database.db.execute(sql`insert into orders select (jsonb_populate_record(null::orders, to_jsonb(orders) || jsonb_build_object(
      'id', id - n, 'created_at', created_at - (n / 2) * interval '1 minute'))).* from orders, generate_series(1, ${COUNT - 1}) as n`);
    await test.database.db.execute(sql`insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(order_lines) ||
      jsonb_build_object('order_id', order_id - n))).* from order_lines, generate_series(1, ${COUNT - 1}) as n`);
    ids = Array.from({ length: COUNT }, (_, n) => id - n);
  });
  afterAll(() => test.close());

  const list = async (query: string, visitor = ana) => (await visitor.send({ url: `/api/orders${query}` })).json<OrdersAnswer>();

  it('are listed page by page, each once, the newest first', async () => {
    expect(await list('')).toMatchObject({ orders: ids.map((id) => ({ id })), next: null });
    const found: number[] = [];
    for (let query = '?limit=7'; ; ) {
      const { orders, next } = await list(query);
      expect(orders.length).toBeLessThanOrEqual(7);
      found.push(...orders.map(({ id }) => id));
      if (next === null) break;
      expect(next).toBe(orders.at(-1)?.id);
      query = `?limit=7&after=${next}`;
    }
    expect(found).toEqual(ids);
    expect((await list(`?limit=45`)).next).toBeNull();
    expect((await list(`?limit=44`)).next).toBe(ids[43]);
    for (const query of ['?limit=0', '?limit=201', '?after=x'])
      expect((await ana.send({ url: `/api/orders${query}` })).statusCode).toBe(400);
  });

  it('an order of another person as page cursor discloses no order of theirs', async () => {
    const bob = createVisitor(test);
    await bob.register('bob');
    expect(await list(`?after=${ids[3]}`, bob)).toEqual({ orders: [], next: null });
  });

  it('the overview shows the newest and a way to the older ones', async () => {
    const idsByPage: number[][] = [];
    for (let query: string | null = ''; query !== null; ) {
      const view = viewOf((await ana.send({ url: `/overview${query}` })).body);
      if (view?.page !== 'overview' && view?.page !== 'older-orders') throw new Error('No orders are shown.');
      expect(view.page).toBe(query === '' ? 'overview' : 'older-orders');
      const { rows, olderThan }: OrderListView = view.orders;
      idsByPage.push(rows.map(({ id }) => id));
      query = olderThan === null ? null : `?after=${olderThan}`;
    }
    expect(idsByPage.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(idsByPage.flat()).toEqual(ids);
  });
});
