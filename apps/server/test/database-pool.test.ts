import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultyProxy, startProxy } from '../../../e2e/faults/proxy.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { seededRandom } from './faults/random.ts';
import { DATABASES, migrations, newPostgresDatabase } from './open-test-app.ts';

const MORE_THAN_CONNECTIONS = 12;

describe.runIf(DATABASES.includes('postgres'))('the connections to a database', () => {
  let proxy: FaultyProxy;
  let database: Database;
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase());
    proxy = await startProxy({ path: join(String(url.searchParams.get('host')), '.s.PGSQL.5432') }, seededRandom(6));
    database = await openDatabase({ migrations, url: `postgresql://app@127.0.0.1:${proxy.port}${url.pathname}` });
  }, 120_000);
  afterAll(async () => {
    await database.close();
    proxy.close();
  });

  /** Runs `work`, whose `query`-th query the network swallows, and cuts it off. */
  async function cutOff(work: () => Promise<unknown>): Promise<void> {
    await database.isAlive(); // a connection lies ready
    const { struck } = proxy;
    proxy.become('delay');
    const failed = work().then(
      () => null,
      (error: unknown) => error,
    );
    await vi.waitUntil(() => proxy.struck > struck);
    proxy.become('cut');
    expect(await failed).toBeInstanceOf(Error);
    proxy.become('fine');
  }

  it('[F9] are given back by transactions that are cut off before they begin', async () => {
    for (let cut = 0; cut < MORE_THAN_CONNECTIONS; cut++) {
      await cutOff(() => database.db.transaction(async () => 'never'));
    }
    expect(await database.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  });
});
