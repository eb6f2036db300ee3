import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/**
 * Vacuums and analyses the tables one by one: frees the space of deleted rows and updates the planner's statistics. PostgreSQL does this
 * itself (autovacuum), the embedded database never does.
 */
export async function vacuumTables(db: Db, isStopping: () => boolean): Promise<void> {
  const { rows } = await db.execute(sql`select relname as table from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`);
  for (const { table } of rows) {
    if (isStopping()) return;
    await db.execute(sql`vacuum analyze ${sql.identifier(String(table))}`);
  }
}
