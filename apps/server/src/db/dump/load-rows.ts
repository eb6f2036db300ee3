import type { DumpLine } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database.ts';
import { rowTables } from './row-tables.ts';

/** Limits of a batch that is inserted at a time: rows and characters. */
const PAGE_ROWS = 500;
const PAGE_CHARS = 4_000_000;

/** Thrown if the database already holds rows; the message is one line for the operator. */
export class NotEmptyError extends Error {}

/**
 * Loads the rows of a dump into an empty database of the dump's own version, in one transaction.
 *
 * @param behind  further work in the same transaction
 * @throws {NotEmptyError}
 * @throws {Error} if the dump is truncated or does not match the tables
 */
export async function loadRows(db: Db, lines: AsyncIterable<DumpLine>, behind: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseRows(tx);
    const tables = await rowTables(tx);
    const loaded: Record<string, number> = Object.fromEntries(tables.map((table) => [table, 0]));
    let page = pageOf('');
    for await (const line of lines) {
      if (line.kind !== 'row' || page.rows.length >= PAGE_ROWS || page.chars >= PAGE_CHARS) {
        await insert(tx, page);
        page = pageOf(page.table);
      }
      if (line.kind === 'table') {
        if (!(line.name in loaded)) throw new Error(`The dump has a table ${line.name}, which its version does not have.`);
        page = pageOf(line.name);
      }
      if (line.kind === 'row') {
        page.rows.push(line.json);
        page.chars += line.json.length;
        loaded[page.table] = (loaded[page.table] ?? 0) + 1;
      }
      if (line.kind === 'end') compare(loaded, line.counts);
    }
    for (const table of tables) await advanceSequence(tx, table);
    await behind(tx);
  });
}

interface Page {
  readonly table: string;
  readonly rows: string[];
  chars: number;
}

const pageOf = (table: string): Page => ({ table, rows: [], chars: 0 });

/** @throws {NotEmptyError} if a table has rows */
async function refuseRows(tx: Tx): Promise<void> {
  const full: string[] = [];
  for (const table of await rowTables(tx)) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) full.push(table);
  }
  if (full.length > 0) throw new NotEmptyError(`The database is not empty: there are rows in ${full.join(', ')}.`);
}

async function insert(tx: Tx, { table, rows }: Page): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await tx.execute(sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${json}::json)`);
}

function compare(loaded: Readonly<Record<string, number>>, expected: Readonly<Record<string, number>>): void {
  for (const table of new Set([...Object.keys(loaded), ...Object.keys(expected)])) {
    const [is, shouldBe] = [loaded[table] ?? 0, expected[table] ?? 0];
    if (is !== shouldBe) throw new Error(`The dump is incomplete: ${is} of ${shouldBe} rows of ${table}.`);
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
