import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, DatabasePlace } from '../../src/db/database.ts';
import { dumpRows } from '../../src/db/dump/dump-rows.ts';
import { restoreRows } from '../../src/db/dump/restore-rows.ts';
import { openDatabase } from '../../src/db/open.ts';
import { createOrders } from '../../src/orders/sql/orders.ts';
import { orderAnswerOf } from '../../src/orders/use-cases/order-answer.ts';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import { createIntegrity } from '../../src/upkeep/sql/integrity.ts';
import { ADDRESS } from '../support/address.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';
import { OWN_MIGRATIONS, OWN_VERSION } from './other-versions.ts';

/** Number of migrations of the version whose orders had their first collage in columns of their own. */
const FORMER_STEPS = 1;
const ADA = 7;
/** Owner of a deleted account. */
const EVE = 8;

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-first-lines-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.each(DATABASES)('a %s database of the version whose orders held their first collage', (kind) => {
  let places = 0;
  const newPlace = async (): Promise<DatabasePlace> => ({
    ...(kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, `${kind}-${++places}`) }),
    migrations: OWN_MIGRATIONS,
    template: inject('bareDatabase'),
  });
  let place: DatabasePlace;
  let dump: Buffer;

  beforeAll(async () => {
    place = await newPlace();
    const oldDatabase = await openDatabase({ ...place, steps: FORMER_STEPS });
    await fillFormer(oldDatabase);
    const texts: string[] = [];
    await dumpRows(oldDatabase.db, async (text) => void texts.push(text));
    dump = Buffer.from(texts.join(''));
    await oldDatabase.close();
  });

  const rowsOf = async ({ db }: Database, query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const linesOf = (database: Database) =>
    rowsOf(
      database,
      sql`select order_id::integer as "order", line, collage_id::integer as collage, version, design, width, height, material, quantity,
        price_cents as cents, withdrawal, template_id as template, xml, has_former_xml as former from order_lines order by 1, 2`,
    );

  async function isTakenOver(database: Database): Promise<void> {
    expect(await linesOf(database)).toEqual(LINES);
    const droppedColumns = sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'orders'
      and column_name in ('collage_id', 'version', 'design', 'price_cents', 'xml', 'has_former_xml')`;
    expect(await rowsOf(database, droppedColumns)).toEqual([]);
    expect(await rowsOf(database, sql`select version, min_reader from schema_info`)).toEqual([{ version: OWN_VERSION, min_reader: 2 }]);
  }

  it('gives each order all of its lines, in a restored dump as well', async () => {
    const restored = await newPlace();
    await restoreRows(restored, async function* () {
      yield dump;
    });
    for (const folder of [place, restored]) {
      const database = await openDatabase(folder);
      await isTakenOver(database);
      await database.close();
    }
  });

  it('answers, prints and checks its orders as before', async () => {
    const database = await openDatabase(place);
    const orders = createOrders(database.db);
    const order = await orders.find(ADA, 11);
    const answer = order && orderAnswerOf(order, 'en');
    expect(answer).toMatchObject({ id: 11, collageid: 2, version: 3, design: 'Even', material: 'CANVAS2CM', quantity: 2, priceCents: 900 });
    expect(answer?.lines.map(({ collageid, withdrawal, picture }) => [collageid, withdrawal, picture])).toEqual([
      [2, 'none', '/api/orders/11/picture'],
      [1, '14 days', '/api/orders/11/picture?line=2'],
    ]);
    expect(await orders.findCollage(ADA, 10)).toMatchObject({
      name: 'order-10',
      templateId: 'even',
      xml: '<frozen/>',
      pictureSha256: 'picture',
    });
    expect(await orders.findCollage(ADA, 11)).toMatchObject({ name: 'order-11', templateId: 'even', xml: '<own/>', pictureSha256: '' });
    expect(await orders.findCollage(ADA, 11, 2)).toMatchObject({
      name: 'order-11-2',
      templateId: 't',
      xml: '<second/>',
      pictureSha256: '',
    });
    expect(await orders.findCollage(ADA, 11, 3)).toBeNull();

    const { lines } = await createIntegrity(database.db).listOrders(0, 10);
    expect(lines.map(({ orderId, line, xml, hasJob }) => [orderId, line, xml, hasJob])).toEqual([
      [10, 1, '<frozen/>', true],
      [11, 1, '<own/>', true],
      [11, 2, '<second/>', true],
    ]);
    const jobs = createPrintJobs(database.db, [0, 0]);
    const claimed: unknown[] = [];
    for (let job = await jobs.claim('one'); job; job = await jobs.claim('one')) {
      claimed.push([job.order.id, job.line, job.lines, job.ordered.material, job.ordered.priceCents, job.xml]);
      await jobs.finish(job.order.id, 'one');
    }
    expect(claimed).toEqual([
      [10, 1, 1, 'POSTER', 1300, '<frozen/>'],
      [11, 1, 2, 'CANVAS2CM', 900, '<own/>'],
      [11, 2, 2, 'POSTER', 1300, '<second/>'],
    ]);
    // The documents of a deleted account are gone, so its jobs fail.
    expect(await rowsOf(database, sql`select state, reason from print_jobs where order_id = 12 group by 1, 2`)).toEqual([
      { state: 'failed', reason: 'document' },
    ]);
    await database.close();
  });

  it('is refused by servers of that version', async () => {
    await (await openDatabase(place)).close();
    await expect(openDatabase({ ...place, steps: FORMER_STEPS })).rejects.toThrow(
      `it was written by a newer Muro (schema version ${OWN_VERSION}, readable from version 2 on; this Muro has version 1).`,
    );
  });
});

const line = (order: number, number: number, what: object) => ({
  ...{ order, line: number, design: 'Even', width: 50, height: 40, quantity: 1, withdrawal: 'none', template: 'even', former: false },
  ...what,
});
/** Expected lines of the orders that `fillFormer` inserts. */
const LINES = [
  line(10, 1, { collage: 1, version: 1, material: 'POSTER', cents: 1300, xml: null }),
  line(11, 1, { collage: 2, version: 3, material: 'CANVAS2CM', cents: 900, quantity: 2, xml: '<own/>', former: true }),
  line(11, 2, { collage: 1, version: 1, material: 'POSTER', cents: 1300, withdrawal: '14 days', template: 't', xml: '<second/>' }),
  line(12, 1, { collage: 3, version: 1, material: 'POSTER', cents: 1300, template: '', xml: null }),
  line(12, 2, { collage: 3, version: 1, material: 'POSTER', cents: 1300, template: 't', xml: null }),
];

/**
 * Inserts orders as the older version wrote them: on the version's own material, with a document of its own, and one of a deleted account.
 */
async function fillFormer({ db }: Database): Promise<void> {
  const [A, E] = [sql.raw(String(ADA)), sql.raw(String(EVE))];
  await db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at, left_at)
    select id, 'u' || id, 'u' || id, '', '', false, now(), case id when ${E} then now() end from (values (${A}), (${E})) as people (id)`);
  await db.execute(sql`insert into collages (id, owner_id, version, created_at, updated_at)
    values (1, ${A}, 1, now(), now()), (2, ${A}, 3, now(), now()), (3, ${E}, 1, now(), now())`);
  await db.execute(sql`insert into collage_versions (collage_id, version, xml, editor, editor_version, template_id, child_template_id, width, height,
      material, is_finished, picture_sha256, screenshot_sha256, created_at)
    select id, version, '<frozen/>', '2', '1', 'even', 'c', 50, 40, case id when 1 then 'POSTER' else '' end, true, 'picture', '', now()
    from (values (1, 1), (2, 3)) as saved (id, version)`);
  await db.execute(sql`insert into orders (id, owner_id, collage_id, version, design, width, height, material, quantity, price_cents, total_cents,
      currency, address, xml, has_former_xml, created_at)
    select id, owner, collage, version, 'Even', 50, 40, material, quantity, cents, 5000, 'EUR', ${JSON.stringify(ADDRESS)}::jsonb, xml, true,
      now() + make_interval(secs => id::integer) - interval '1 hour'
    from (values (10, ${A}, 1, 1, 'POSTER', 1, 1300, null), (11, ${A}, 2, 3, 'CANVAS2CM', 2, 900, '<own/>'),
      (12, ${E}, 3, 1, 'POSTER', 1, 1300, null)) as placed (id, owner, collage, version, material, quantity, cents, xml)`);
  await db.execute(sql`insert into order_lines (order_id, line, collage_id, version, design, width, height, material, quantity, price_cents, withdrawal,
      template_id, xml, has_former_xml)
    values (11, 2, 1, 1, 'Even', 50, 40, 'POSTER', 1, 1300, '14 days', 't', '<second/>', false),
      (12, 2, 3, 1, 'Even', 50, 40, 'POSTER', 1, 1300, 'none', 't', '', false)`);
  await db.execute(sql`insert into print_jobs (order_id, line, state, attempts, holder, lease_until, available_at, reason, created_at, updated_at)
    select id, line, 'waiting', 0, '', now(), now() - interval '1 minute', '', now() + make_interval(secs => id + line), now()
    from (values (10, 1), (11, 1), (11, 2), (12, 1), (12, 2)) as waiting (id, line)`);
}
