import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultyProxy, startProxy } from '../../../../test-support/faulty-proxy.ts';
import type { Database, DatabasePlace } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { seededRandom } from '../faults/random.ts';
import { DATABASES, migrations, newPostgresDatabase } from '../support/open-test-app.ts';

const CONNECTIONS = 10;

describe.runIf(DATABASES.includes('postgres'))('the connections to a database', () => {
  let proxy: FaultyProxy;
  let place: DatabasePlace;
  let database: Database;
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase());
    proxy = await startProxy({ path: join(String(url.searchParams.get('host')), '.s.PGSQL.5432') }, seededRandom(6));
    place = { migrations, url: `postgresql://app@127.0.0.1:${proxy.port}${url.pathname}` };
    database = await openDatabase(place);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    proxy.close();
  });

  /** Runs `work`, whose first query is lost in the network, and cuts its connection. */
  async function cutOff(work: () => Promise<unknown>): Promise<void> {
    await database.isAlive(); // opens a connection in advance
    const { affectedCount } = proxy;
    proxy.setFault('delay');
    const failed = work().then(
      () => null,
      (error: unknown) => error,
    );
    await vi.waitUntil(() => proxy.affectedCount > affectedCount, { timeout: 60_000 });
    proxy.setFault('cut');
    expect(await failed).toBeInstanceOf(Error);
    proxy.setFault('fine');
  }

  it('[F9] are released by transactions that are interrupted before they begin', async () => {
    for (let cut = 0; cut <= CONNECTIONS; cut++) {
      await cutOff(() => database.db.transaction(async () => 'never'));
    }
    expect(await database.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  });

  it('[F9] are closed if the database stops answering although the network works', async () => {
    const withTimeout = await openDatabase({ ...place, queryTimeoutMs: 2_500 });
    const askOnAll = () => Promise.allSettled(Array.from({ length: CONNECTIONS }, () => withTimeout.db.execute(sql`select 1`)));
    await askOnAll();
    proxy.setFault('delay');
    for (const answer of await askOnAll()) expect(answer.status).toBe('rejected');
    proxy.setFault('fine');
    expect((await withTimeout.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await withTimeout.close();
  });
});
