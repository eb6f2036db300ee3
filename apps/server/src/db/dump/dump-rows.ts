import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database.ts';
import { rowTables } from './row-tables.ts';

/** Size of a page that is fetched at a time, characters; a page has at least one row. */
const PAGE_CHARS = 4_000_000;
const MAX_ROWS = 1000;

type TextSink = (text: string) => Promise<void>;

/**
 * Dumps all rows of one consistent snapshot. The database itself converts rows to JSON and, in `load-rows.ts`, JSON to rows, so that no
 * number, time or character is converted by another language. The line format is in docs/decisions/backup.md.
 *
 * @param more  further lines, from the same snapshot
 * @param snapshotTime  time of the snapshot, if the database is an earlier copy
 */
export async function dumpRows(
  db: Db,
  write: TextSink,
  more: (tx: Tx) => AsyncIterable<string> = nothing,
  snapshotTime?: string,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone to 'UTC'`);
      await write(lineOf(['muro dump', await headOf(tx, snapshotTime)]));
      const counts: Record<string, number> = {};
      for (const table of await rowTables(tx)) {
        await write(lineOf(['table', table]));
        counts[table] = await dumpTable(tx, table, write);
      }
      for await (const text of more(tx)) await write(text);
      await write(lineOf(['end', counts]));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export const lineOf = (parts: readonly unknown[]): string => `${JSON.stringify(parts)}\n`;

async function* nothing(): AsyncIterable<string> {}

async function headOf(tx: Tx, snapshotTime?: string): Promise<object> {
  const { rows: steps } = await tx.execute(sql`select hash, created_at::text as when from drizzle.__drizzle_migrations order by id`);
  const { rows } = await tx.execute(sql`select to_json(now()) as at`);
  const migrations = steps.map(({ hash, when }) => ({ hash, when: Number(when) }));
  return { format: 1, at: snapshotTime ?? rows[0]?.at, migrations };
}

async function dumpTable(tx: Tx, table: string, write: TextSink): Promise<number> {
  await tx.execute(sql`declare dumped no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`);
  let count = 0;
  for (let limit = 20; ; ) {
    const { rows } = await tx.execute(sql.raw(`fetch ${limit} from dumped`));
    const lines = rows.map(({ line }) => `${line}\n`);
    if (lines.length > 0) await write(lines.join(''));
    count += lines.length;
    if (lines.length < limit) break;
    const chars = lines.reduce((sum, { length }) => sum + length, 0);
    limit = Math.max(1, Math.min(MAX_ROWS, Math.floor((PAGE_CHARS * limit) / chars)));
  }
  await tx.execute(sql`close dumped`);
  return count;
}
