import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/db/database.ts';

/** Connections of the pool; each reports its own statistics. The embedded database has one. */
const CONNECTIONS = { postgres: 10, pglite: 1 } as const;

export interface Cost {
  /** Blocks of tables and indexes that all connections accessed, in memory or on disk. */
  readonly blocks: number;
  readonly ms: number;
  /** Rows read by sequential scans, by table. */
  readonly scanned: ReadonlyMap<string, number>;
}

interface Touched {
  readonly blocks: number;
  readonly scanned: ReadonlyMap<string, number>;
}

/** Runs a job and counts its accesses to the database. */
export async function countBlocks(database: Pick<Database, 'db' | 'kind'>, job: () => Promise<unknown>): Promise<Cost> {
  const before = await readStatistics(database);
  const begin = performance.now();
  await job();
  const ms = performance.now() - begin;
  const after = await readStatistics(database);
  const scanned = [...after.scanned].map(([table, rows]) => [table, rows - (before.scanned.get(table) ?? 0)] as const);
  return { blocks: after.blocks - before.blocks, ms, scanned: new Map(scanned.filter(([, rows]) => rows > 0)) };
}

async function readStatistics({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<Touched> {
  // The pause makes each of these statements use its own connection.
  await Promise.all(Array.from({ length: CONNECTIONS[kind] }, () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`)));
  const { rows } = await db.execute(sql`
    select relname as table, seq_tup_read::float as scanned,
      (heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0))::float as blocks
    from pg_statio_user_tables join pg_stat_user_tables using (relid, relname)`);
  const tables = rows as unknown as readonly { readonly table: string; readonly scanned: number; readonly blocks: number }[];
  return {
    blocks: tables.reduce((sum, { blocks }) => sum + blocks, 0),
    scanned: new Map(tables.map(({ table, scanned }) => [table, scanned])),
  };
}
