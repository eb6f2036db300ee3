import type { DumpLine } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database.ts';
import { rowTables } from './row-tables.ts';

/** Limits of a batch that is inserted at a time: rows and characters. */
const BATCH_ROWS = 500;
const BATCH_CHARS = 4_000_000;

/** Thrown if the database already holds rows; the message is one line for the operator. */
export class NotEmptyError extends Error {}

/**
 * Loads the rows of a dump into an empty database of the dump's own version, in one transaction.
 *
 * @param finish  further work in the same transaction
 * @throws {NotEmptyError}
 * @throws {Error} if the dump is truncated or does not match the tables
 */
export async function loadRows(db: Db, lines: AsyncIterable<DumpLine>, finish: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseRows(tx);
    const tables = await rowTables(tx);
    const loaded: Record<string, number> = Object.fromEntries(tables.map((table) => [table, 0]));
    let batch = newBatch('');
    for await (const line of lines) {
      if (line.kind !== 'row' || batch.rows.length >= BATCH_ROWS || batch.chars >= BATCH_CHARS) {
        await insert(tx, batch);
        batch = newBatch(batch.table);
      }
      if (line.kind === 'table') {
        if (!(line.name in loaded)) throw new Error(`The dump has a table ${line.name}, which its version does not have.`);
        batch = newBatch(line.name);
      }
      if (line.kind === 'row') {
        batch.rows.push(line.json);
        batch.chars += line.json.length;
        loaded[batch.table] = (loaded[batch.table] ?? 0) + 1;
      }
      if (line.kind === 'end') checkCounts(loaded, line.counts);
    }
    for (const table of tables) await advanceSequence(tx, table);
    await finish(tx);
  });
}

interface Batch {
  readonly table: string;
  readonly rows: string[];
  chars: number;
}

const newBatch = (table: string): Batch => ({ table, rows: [], chars: 0 });

/** @throws {NotEmptyError} if a table has rows */
async function refuseRows(tx: Tx): Promise<void> {
  const nonEmpty: string[] = [];
  for (const table of await rowTables(tx)) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) nonEmpty.push(table);
  }
  if (nonEmpty.length > 0) throw new NotEmptyError(`The database is not empty: there are rows in ${nonEmpty.join(', ')}.`);
}

async function insert(tx: Tx, { table, rows }: Batch): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await tx.execute(sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${json}::json)`);
}

function checkCounts(loaded: Readonly<Record<string, number>>, expected: Readonly<Record<string, number>>): void {
  for (const table of new Set([...Object.keys(loaded), ...Object.keys(expected)])) {
    const [loadedCount, expectedCount] = [loaded[table] ?? 0, expected[table] ?? 0];
    if (loadedCount !== expectedCount) throw new Error(`The dump is incomplete: ${loadedCount} of ${expectedCount} rows of ${table}.`);
  }
}

/** Sets the sequences of identity columns to the largest loaded value. */
async function advanceSequence(tx: Tx, table: string): Promise<void> {
  const { rows } = await tx.execute(sql`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`);
  for (const { name } of rows) {
    const column = sql.identifier(String(name));
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${String(name)}), max(${column}))
      from ${sql.identifier(table)} having max(${column}) is not null`);
  }
}
