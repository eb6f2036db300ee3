import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyBin } from '../../src/upkeep/sql/empty-bin.ts';
import { withUpkeepLease } from '../../src/upkeep/sql/upkeep-leases.ts';
import { vacuumTables } from '../../src/upkeep/sql/vacuum-tables.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const DAY_MS = 24 * 3_600_000;
const ADDRESS = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };

describe.each(SMALL_AND_LARGE)('upkeep on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
  });
  afterAll(() => test.close());

  const rowsOf = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows;

  it('the bin is emptied in batches, and ordered versions are not checked again', async () => {
    const photo = (await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}))).json<UploadAnswer>();
    const saved: SaveAnswer[] = [];
    for (let nth = 0; nth < 5; nth++)
      saved.push((await ana.form('/api/save', { collagexml: collageXml({ photos: [photo], columns: 1 }) })).json<SaveAnswer>());
    const ordered = saved.slice(0, 2);
    for (const { collageid, version } of ordered)
      expect((await ana.post('/api/orders', { collageid, version, quantity: 1, ...ADDRESS })).statusCode).toBe(200);
    await rowsOf(sql`update collages set removed_at = now()`);
    await test.advance(31 * DAY_MS);
    await emptyBin(test.database.db, 2);
    const remainingRows = await rowsOf(sql`select id::text as id, emptied_at is not null as "isEmptied" from collages`);
    expect(remainingRows.map(({ id }) => Number(id)).sort()).toEqual(ordered.map(({ collageid }) => collageid).sort());
    expect(remainingRows.map(({ isEmptied }) => isEmptied)).toEqual([true, true]);
    const before = await rowsOf(sql`select emptied_at from collages order by id`);
    await emptyBin(test.database.db, 2);
    expect(await rowsOf(sql`select emptied_at from collages order by id`)).toEqual(before);
    await rowsOf(sql`update collages set removed_at = emptied_at + interval '1 hour'`);
    await test.advance(31 * DAY_MS);
    await emptyBin(test.database.db, 2);
    expect(await rowsOf(sql`select 1 as one from collages where emptied_at < removed_at`)).toEqual([]);
  });

  it('a vacuum updates the planner statistics of each table, until upkeep is stopped', async () => {
    const estimatedRows = async () => (await rowsOf(sql`select reltuples::integer as rows from pg_class where relname = 'users'`))[0]?.rows;
    await rowsOf(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
      select n, 'u' || n, 'u' || n, '', '-', false, now() from generate_series(1, 700) as n`);
    const before = await estimatedRows();
    await vacuumTables(test.database.db, () => true);
    expect(await estimatedRows()).toBe(before);
    await vacuumTables(test.database.db, () => false);
    expect(await estimatedRows()).toBe(701);
    expect((await rowsOf(sql`select count(*)::integer as columns from pg_stats where tablename = 'users'`))[0]?.columns).toBeGreaterThan(5);
    await rowsOf(sql`delete from users where name_key like 'u%' and id <= 700`);
  });

  it('a task runs on one server at a time, and is taken over from a server that died', async () => {
    const { db } = test.database;
    const inner = await withUpkeepLease(db, 'unused-photos', async () => [
      await withUpkeepLease(db, 'unused-photos', async () => 'twice'),
      await withUpkeepLease(db, 'expired-rows', async () => 'beside'),
    ]);
    expect(inner).toEqual([null, 'beside']);
    await rowsOf(sql`insert into upkeep_leases values ('unused-photos', 'dead', now() - interval '1 second')`);
    expect(await withUpkeepLease(db, 'unused-photos', async () => 'taken over')).toBe('taken over');
    await expect(withUpkeepLease(db, 'unused-photos', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await rowsOf(sql`select * from upkeep_leases`)).toEqual([]);
  });

  it('a task whose last run failed is named by the health check and by a metric, until it succeeds', async () => {
    const health = async () => (await ana.send({ url: '/healthz' })).json().failingTasks;
    const { upkeepHealth, metrics } = test.services;
    test.change({ upkeepHealth }); // both servers respond alike
    expect(await health()).toEqual([]);
    upkeepHealth.record('deleted-collages', true);
    expect(await health()).toEqual(['deleted-collages']);
    expect(await metrics.registry.metrics()).toContain('muro_upkeep_failing{task="deleted-collages"} 1');
    upkeepHealth.record('deleted-collages', false);
    expect(await health()).toEqual([]);
    expect(await metrics.registry.metrics()).toContain('muro_upkeep_failing{task="deleted-collages"} 0');
  });
});
