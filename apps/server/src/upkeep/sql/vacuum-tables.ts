import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/**
 * Makes the room of deleted rows free for later ones and updates the statistics by which the planner chooses indexes, a table at a
 * time. PostgreSQL does so by itself (autovacuum), the embedded database never.
 */
export async function vacuumTables(db: Db, isStopping: () => boolean): Promise<void> {
  const { rows } = await db.execute(sql`select relname as table from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`);
  for (const { table } of rows) {
    if (isStopping()) return;
    await db.execute(sql`vacuum analyze ${sql.identifier(String(table))}`);
  }
}
