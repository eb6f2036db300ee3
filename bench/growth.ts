// Checks that costs follow the amount of work due and not the size of the database. Fills both databases with seeded data at two sizes, ten
// times apart, with the same work due, and counts the blocks that each upkeep task and each query of a route touches. Blocks do not
// depend on the load of the machine. Exits with 1 if a cost grows by more than half (a page of common words may, up to a fixed number of
// blocks), or if a large table is scanned. `npm run bench growth pglite` measures only the embedded database, `npm run bench growth 0.31`
// uses another seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { openDiskBlobs } from '../apps/server/src/stores/disk-blobs.ts';
import { machineLine } from '../test-support/machine.ts';
import { startTempPostgres } from '../test-support/temp-postgres.mjs';
import { type Cost, countBlocks } from './growth/count-blocks.ts';
import { deleteOrderWords, fillDatabase } from './growth/fill-database.ts';
import { findBuyer } from './growth/find-buyer.ts';
import type { Probe } from './growth/probe.ts';
import { routeProbes, searchProbes } from './growth/probes.ts';
import { tableSizes } from './growth/table-sizes.ts';
import { upkeepProbes } from './growth/upkeep-probes.ts';

const args = process.argv.slice(2);
/** 0–1. */
const seed = Number(args.find((word) => Number(word) > 0 && Number(word) < 1) ?? 0.7);
const FILL_TIMEOUT_MS = 900_000;
const migrations = join(import.meta.dirname, '../apps/server/migrations');
const SIZES = { postgres: [3_000, 30_000], pglite: [2_500, 25_000] } as const;
/** Allowed growth of a cost while the data that is not due grows tenfold: indexes get deeper. */
const MAX_GROWTH = 1.5;
/** Number of blocks below which a ratio means nothing, as for a page of fifty rows of four tables. */
const FEW_BLOCKS = 400;
/** Number of rows of a table that may be scanned: more than are due of any kind. */
const MAX_SCANNED = 900;

type Kind = Database['kind'];
type Measured = Cost & Required<Pick<Probe, 'maxBlocks'>>;

/** Opens an empty database; null if it is not installed. */
async function openEmpty(kind: Kind, folder: string): Promise<Database | null> {
  if (kind === 'pglite') return await openDatabase({ folder: join(folder, 'database'), migrations });
  const postgres = await startTempPostgres();
  if (!postgres) return null;
  const database = await openDatabase({ url: postgres.url, migrations, queryTimeoutMs: FILL_TIMEOUT_MS });
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { ...database, close };
}

async function costsAt(kind: Kind, orders: number): Promise<ReadonlyMap<string, Measured>> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-bench-growth-'));
  const costs = new Map<string, Measured>();
  const database = await openEmpty(kind, folder);
  try {
    if (database === null) return costs;
    const begin = performance.now();
    await fillDatabase(database.db, { orders, seed });
    await database.db.execute(sql`vacuum analyze`);
    console.log(`${kind}: filled with ${orders} orders in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    for (const line of await tableSizes(database.db)) console.log(line);
    const blobs = await openDiskBlobs(join(folder, 'photos'));
    const buyer = await findBuyer(database.db);
    const tasks = upkeepProbes(database.db, blobs);
    const measure = async (probes: readonly Probe[]) => {
      for (const { name, maxBlocks = 0, run } of probes) costs.set(name, { ...(await countBlocks(database, run)), maxBlocks });
    };
    await measure([...searchProbes(database.db, ', some words missing'), ...tasks.due]);
    await database.db.execute(sql`vacuum analyze`);
    await measure([...tasks.nextDay, ...routeProbes(database.db, buyer)]);
    await deleteOrderWords(database.db);
    await measure(searchProbes(database.db, ', all words missing'));
    return costs;
  } finally {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reports both sizes. Returns true if a cost grows with data that is not due. */
function isGrowing(kind: Kind, small: ReadonlyMap<string, Measured>, large: ReadonlyMap<string, Measured>): boolean {
  let isAny = false;
  for (const [name, before] of small) {
    const after = large.get(name) ?? before;
    const ratio = after.blocks / Math.max(before.blocks, FEW_BLOCKS);
    const scanned = [...after.scanned].filter(([, rows]) => rows > MAX_SCANNED).map(([table, rows]) => `${table} (${rows} rows)`);
    const isTooMuch = (ratio > MAX_GROWTH && after.blocks > after.maxBlocks) || scanned.length > 0;
    isAny ||= isTooMuch;
    const figures = `${before.blocks} blocks, ${after.blocks} at ten times the size (${ratio.toFixed(2)}); ${before.ms.toFixed(1)} and ${after.ms.toFixed(1)} ms`;
    const rowByRow = scanned.length > 0 ? `; reads row by row: ${scanned.join(', ')}` : '';
    console.log(`${isTooMuch ? 'GROWS ' : ''}${kind}, ${name}: ${figures}${rowByRow}`);
  }
  return isAny;
}

const kinds = ['postgres', 'pglite'] as const;
const chosenKinds = kinds.filter((kind) => args.includes(kind));
let isFailing = false;
for (const kind of chosenKinds.length > 0 ? chosenKinds : kinds) {
  const [small, large] = [await costsAt(kind, SIZES[kind][0]), await costsAt(kind, SIZES[kind][1])];
  if (small.size === 0) console.log('growth: PostgreSQL left out, this machine has none (set PG_BIN)');
  isFailing = isGrowing(kind, small, large) || isFailing;
}
console.log(`${machineLine()}; seed ${seed}`);
process.exit(isFailing ? 1 : 0);
