import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { type PrintLease, startPrintWorker } from '../../src/print/print-worker.ts';
import { removeEarlierScratch, removeExpiredScratch, scratchName } from '../../src/print/scratch-folders.ts';
import { createPrintJobs, MAX_CRASHES, type PrintJobs } from '../../src/print/sql/print-jobs.ts';
import { DATABASES, describeOnce, openTestDatabase } from '../support/open-test-app.ts';

describe.each(DATABASES)('print jobs on %s', (kind) => {
  let database: Database;
  let jobs: PrintJobs;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    jobs = createPrintJobs(database.db, [0, 0]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['order_events', 'print_jobs', 'order_lines', 'orders', 'collage_versions', 'collages', 'users'])
      await database.db.execute(sql.raw(`delete from ${table}`));
  });

  let orders = 0;
  /** Inserts orders of these users, one after the other, each with its job. */
  async function placeOrders(owners: string): Promise<void> {
    for (const name of owners) {
      const owner = name.charCodeAt(0);
      const queuedAt = sql`now() + make_interval(secs => ${++orders / 1000}) - interval '1 hour'`;
      await database.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
        values (${owner}, ${name}, ${name}, '', '', false, now()) on conflict do nothing`);
      await database.db.execute(sql`insert into collages (id, owner_id, version, created_at, updated_at)
        values (${owner}, ${owner}, 1, now(), now()) on conflict do nothing`);
      await database.db.execute(sql`insert into collage_versions
        (collage_id, version, xml, editor, editor_version, template_id, child_template_id, width, height, material, is_finished, picture_sha256, created_at)
        values (${owner}, 1, '<collage/>', '2', '1', 't', 'c', 1, 1, 'POSTER', true, '', now()) on conflict do nothing`);
      await database.db.execute(sql`insert into orders
        (id, owner_id, total_cents, currency, address, created_at)
        values (${orders}, ${owner}, 1, 'EUR', '{}', ${queuedAt})`);
      await database.db.execute(sql`insert into order_lines
        (order_id, line, collage_id, version, design, width, height, material, quantity, price_cents, template_id)
        values (${orders}, 1, ${owner}, 1, '', 1, 1, 'POSTER', 1, 1, 't')`);
      await database.db.execute(sql`insert into print_jobs (order_id, state, attempts, holder, lease_until, available_at, reason, created_at, updated_at)
        values (${orders}, 'waiting', 0, '', ${queuedAt}, ${queuedAt}, '', ${queuedAt}, ${queuedAt})`);
    }
  }
  const nameOf = (ownerId: number) => String.fromCharCode(ownerId);
  const stateOf = async (orderId: number) =>
    (await database.db.execute(sql`select state, attempts, reason from print_jobs where order_id = ${orderId}`)).rows[0];

  it.each([1, 2])('are served in turn, by %i workers', async (workers) => {
    await placeOrders(`${'A'.repeat(20)}BCD`);
    const leases: { readonly orderId: number; readonly holder: string }[] = [];
    let served = '';
    for (let claim = 0; claim < 23; claim++) {
      if (leases.length === workers) {
        const { orderId, holder } = leases.shift() as (typeof leases)[number];
        await jobs.finish(orderId, holder);
      }
      const job = await jobs.claim(`holder ${claim}`);
      served += nameOf(job?.order.ownerId ?? 0);
      leases.push({ orderId: job?.order.id ?? 0, holder: `holder ${claim}` });
    }
    expect(served).toBe(`ABACAD${'A'.repeat(17)}`);
    expect(await jobs.claim('worker')).toBe(null);
  });

  it('are claimed once each, and no worker gets none while jobs wait', async () => {
    const people = 'ABCDEFGHIJ'.repeat(6);
    await placeOrders(people);
    const claimed: number[] = [];
    const work = async (worker: number) => {
      for (let claim = 0; claim < people.length / 4; claim++) {
        const job = await jobs.claim(`worker ${worker}, ${claim}`);
        claimed.push(job?.order.id ?? 0);
        // Extends the lease, so that it does not expire even on a busy machine.
        await database.db.execute(sql`update print_jobs set lease_until = now() + interval '1 hour' where holder = ${job?.holder ?? ''}`);
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    expect(claimed).not.toContain(0);
    expect(new Set(claimed).size).toBe(people.length);
  });

  it('on hold are not selected: polling without work is one query', async () => {
    await placeOrders('AB');
    await database.db.execute(sql`update orders set hold_reason = 'asks for another street'`);
    const [before, transactions] = [database.db.transaction, { count: 0 }];
    database.db.transaction = ((...args: Parameters<typeof before>) => {
      transactions.count += 1;
      return before.apply(database.db, args);
    }) as typeof before;
    expect([await jobs.claim('a'), transactions.count]).toEqual([null, 0]);
    await database.db.execute(sql`update orders set hold_reason = '' where id = ${orders}`);
    expect([(await jobs.claim('a'))?.order.id, transactions.count]).toEqual([orders, 1]);
    database.db.transaction = before;
  });

  /** Simulates a crash of the server of the running attempt, long enough ago that the backoff is over. */
  const killServer = () => database.db.execute(sql`update print_jobs set lease_until = now() - interval '61 seconds'`);

  it('[F3] whose server was killed get their attempt back when the lease expires, even after many kills', async () => {
    await placeOrders('A');
    for (let kill = 1; kill <= MAX_CRASHES; kill++) {
      expect(await jobs.claim(`dying ${kill}`)).toMatchObject({ attempts: 1 });
      expect(await jobs.claim('too early')).toBe(null);
      expect(await jobs.activeHolders()).toEqual(new Set([`dying ${kill}`]));
      await killServer();
    }
    const job = await jobs.claim('living');
    expect(job).toBe(null); // the thirtieth crash was the last: such a print crashes every server
    expect(await stateOf(orders)).toEqual({ state: 'failed', attempts: 1, reason: 'killed' });
  });

  it('[F3] have their own three attempts, regardless of killed servers', async () => {
    await placeOrders('A');
    for (const attempts of [1, 2, 3]) {
      for (const time of [1, 2]) {
        expect(await jobs.claim(`dying ${time}`)).toMatchObject({ attempts });
        await killServer();
      }
      const job = await jobs.claim('living');
      expect(job).toMatchObject({ attempts });
      expect(await jobs.fail(orders, 'living', 'other')).toBe(attempts === 3 ? 'failed' : 'waiting');
      await database.db.execute(sql`update print_jobs set available_at = now()`);
    }
    expect(await stateOf(orders)).toEqual({ state: 'failed', attempts: 3, reason: 'other' });
  });

  it('[F3] wait longer after each killed server, so that a job that kills servers leaves them time', async () => {
    await placeOrders('A');
    const lostFor = (seconds: number) =>
      database.db.execute(sql`update print_jobs set lease_until = now() - make_interval(secs => ${seconds})`);
    for (const restS of [0, 1, 3, 7]) {
      expect(await jobs.claim('dying')).not.toBe(null);
      await lostFor(restS - 0.5);
      expect(await jobs.claim('too early')).toBe(null);
      await lostFor(restS + 0.5);
    }
    expect(await jobs.claim('living')).not.toBe(null);
  });

  it('whose version is missing fail permanently instead of being retried', async () => {
    await placeOrders('A');
    await database.db.execute(sql`delete from collage_versions`);
    expect(await jobs.claim('one')).toBe(null);
    expect(await stateOf(orders)).toEqual({ state: 'failed', attempts: 0, reason: 'document' });
  });

  it('a stopping worker releases its jobs with all attempts left', async () => {
    await placeOrders('AB');
    const signals: PrintLease['signal'][] = [];
    let stop = () => {};
    const stopped = new Promise<void>((done) => {
      stop = done;
    });
    const worker = startPrintWorker({
      jobs,
      run: async (_job, { signal }) => {
        signals.push(signal);
        await stopped;
        return { kind: 'stopped' };
      },
      stopRun: () => stop(),
      workers: 2,
      isAlone: false,
      removeExpired: async () => {},
      log: { info: () => {}, error: () => {} },
      onEnd: () => {},
    });
    await expect.poll(() => signals.length, { timeout: 20_000 }).toBe(2);
    await worker.stop();
    expect([await stateOf(orders - 1), await stateOf(orders)]).toEqual([
      { state: 'waiting', attempts: 0, reason: '' },
      { state: 'waiting', attempts: 0, reason: '' },
    ]);
  });
});

describeOnce('what tries leave', () => {
  const living = '0b6f2c1e-0000-4000-8000-000000000001';
  const dead = '0b6f2c1e-0000-4000-8000-000000000002';
  const older = '0b6f2c1e-0000-4000-8000-000000000003';
  const tryOf = (id: number, holder: string) => ({ order: { id }, line: 1, holder }) as Parameters<typeof scratchName>[0];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muro-tries-'));
    for (const [id, holder] of [
      [7, living],
      [8, dead],
      [77, living],
    ] as const) {
      mkdirSync(join(folder, scratchName(tryOf(id, holder))));
      writeFileSync(join(folder, scratchName(tryOf(id, holder)), 'half'), 'x');
    }
    writeFileSync(join(folder, `order-7.pdf.${older}.part`), 'of a former version');
    writeFileSync(join(folder, `.order-9.pdf.${living}.part.0a1b.part`), 'of a former version');
    for (const name of ['order-5.pdf', 'order-5.json']) writeFileSync(join(folder, name), 'whole');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is removed once its holder has no lease, and only then', async () => {
    await removeExpiredScratch(folder, async () => new Set([living]));
    expect(readdirSync(folder).sort()).toEqual([
      `.order-9.pdf.${living}.part.0a1b.part`,
      'order-5.json',
      'order-5.pdf',
      `order-7.${living}.part`,
      `order-77.${living}.part`,
    ]);
    await removeExpiredScratch(folder, async () => new Set());
    expect(readdirSync(folder).sort()).toEqual(['order-5.json', 'order-5.pdf']);
  });

  it('of earlier attempts at an order is removed when the next one begins', async () => {
    mkdirSync(join(folder, scratchName(tryOf(7, dead))));
    await removeEarlierScratch(folder, tryOf(7, dead));
    expect(readdirSync(folder).filter((name) => name.includes('order-7.'))).toEqual([`order-7.${dead}.part`]);
    expect(existsSync(join(folder, `order-77.${living}.part`))).toBe(true);
  });
});
