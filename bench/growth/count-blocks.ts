import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';

/** Connections of the pool, each of which reports what it touched by itself. */
const CONNECTIONS = 10;

/** Runs a job and counts the blocks that all connections of the database touched meanwhile, from memory or disk. */
export async function countBlocks(db: Db, job: () => Promise<unknown>): Promise<{ readonly blocks: number; readonly ms: number }> {
  const before = await touched(db);
  const begin = performance.now();
  await job();
  const ms = performance.now() - begin;
  return { blocks: (await touched(db)) - before, ms };
}

async function touched(db: Db): Promise<number> {
  // The rest makes each of these statements take a connection of its own.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`)));
  const { rows } = await db.execute(sql`
    select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0))::text as blocks
    from pg_statio_user_tables`);
  return Number(rows[0]?.blocks);
}
