// Measures the latency of the embedded database while a backup reads all rows: once from a copy of its files, as the server does, and once
// in a transaction of the database itself, as if the disk had no space for a copy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createBackups } from '../apps/server/src/upkeep/files/backups.ts';
import { machineLine } from '../test-support/machine.ts';
import { fillDatabase } from './growth/fill-database.ts';

const SEED = 0.7;
/** Each order has two collages. */
const ORDERS = 5_000;
const QUERY_INTERVAL_MS = 20;

interface DumpLatency {
  readonly dumpMs: number;
  readonly bytes: number;
  readonly longestMs: number;
  readonly medianMs: number;
}

async function latencyDuring(database: Pick<Database, 'db' | 'openCopy'>, folder: string): Promise<DumpLatency> {
  const latenciesMs: number[] = [];
  let hasEnded = false;
  const querying = (async () => {
    while (!hasEnded) {
      const begin = performance.now();
      await database.db.execute(sql`select xml from collage_versions where collage_id = (select id from collages limit 1)`);
      latenciesMs.push(performance.now() - begin);
      await sleep(QUERY_INTERVAL_MS);
    }
  })();
  const begin = performance.now();
  let bytes = 0;
  for await (const chunk of createBackups(database, folder).dump()) bytes += chunk.length;
  const dumpMs = performance.now() - begin;
  hasEnded = true;
  await querying;
  const sorted = latenciesMs.sort((a, b) => a - b);
  return { dumpMs, bytes, longestMs: sorted.at(-1) ?? 0, medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-backup-'));
const migrations = join(import.meta.dirname, '../apps/server/migrations');
const database = await openDatabase({ folder: join(folder, 'database'), migrations, isThreaded: true });
try {
  await fillDatabase(database.db, { orders: ORDERS, seed: SEED });
  const sources = { 'from a copy': database, 'in the database itself': { db: database.db, openCopy: async () => null } };
  for (const [name, source] of Object.entries(sources)) {
    const { dumpMs, bytes, longestMs, medianMs } = await latencyDuring(source, join(folder, 'backup'));
    const dump = `${(dumpMs / 1000).toFixed(1)} s for ${(bytes / 1e6).toFixed(1)} MB packed`;
    console.log(`${name}: ${dump}; query latency ${medianMs.toFixed(0)} ms (median), ${longestMs.toFixed(0)} ms at most`);
  }
  const { rows } = await database.db.execute(sql`select pg_size_pretty(pg_database_size(current_database())) as size`);
  console.log(`${ORDERS} orders, a database of ${rows[0]?.size}; ${machineLine()}; seed ${SEED}`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
