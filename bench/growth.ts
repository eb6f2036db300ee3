// Costs that must follow the work due and not what the database has grown to: fills a PostgreSQL by seed at two sizes, ten times
// apart, with the same work due in both, and counts the blocks that each task of upkeep and each query of a route touches.
// Blocks do not depend on how busy the machine is. Exits with 1 when a cost grows by more than half.
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { startTempPostgres } from '../test-support/temp-postgres.mjs';
import { countBlocks } from './growth/count-blocks.ts';
import { fillDatabase } from './growth/fill-database.ts';
import { anyBuyer, growthProbes } from './growth/probes.ts';
import { machineLine } from './machine.ts';

const SEED = 0.7;
const FILL_TIMEOUT_MS = 900_000;
const migrations = join(import.meta.dirname, '../apps/server/migrations');
const SIZES = [3_000, 30_000] as const;
/** A cost may grow by this factor while everything that is not due grows tenfold: indexes get deeper. */
const MOST = 1.5;
/** Blocks that no one waits for: below them a ratio says nothing. */
const FEW_BLOCKS = 200;

interface Cost {
  readonly blocks: number;
  readonly ms: number;
}

async function costsAt(orders: number): Promise<ReadonlyMap<string, Cost>> {
  const postgres = await startTempPostgres();
  if (!postgres) return new Map();
  const database = await openDatabase({ url: postgres.url, migrations, queryTimeoutMs: FILL_TIMEOUT_MS });
  try {
    const begin = performance.now();
    await fillDatabase(database.db, { orders, seed: SEED });
    console.log(`filled with ${orders} orders in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    const costs = new Map<string, Cost>();
    for (const { name, run } of growthProbes(database.db, await anyBuyer(database.db)))
      costs.set(name, await countBlocks(database.db, run));
    return costs;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const [small, large] = [await costsAt(SIZES[0]), await costsAt(SIZES[1])];
if (small.size === 0) {
  console.log('growth: left out, this machine has no PostgreSQL (set PG_BIN)');
  process.exit(0);
}
let isGrowing = false;
for (const [name, before] of small) {
  const after = large.get(name) ?? before;
  const ratio = after.blocks / Math.max(before.blocks, FEW_BLOCKS);
  const isTooMuch = ratio > MOST;
  isGrowing ||= isTooMuch;
  const figures = `${before.blocks} blocks, ${after.blocks} at ten times the size (${ratio.toFixed(2)}); ${before.ms.toFixed(0)} and ${after.ms.toFixed(0)} ms`;
  console.log(`${isTooMuch ? 'GROWS ' : ''}${name}: ${figures}`);
}
console.log(`${machineLine()}; seed ${SEED}`);
process.exit(isGrowing ? 1 : 0);
