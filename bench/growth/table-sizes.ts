import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';

/** Lists the size of each large table including indexes and TOAST, in total and per row, bytes. */
export async function tableSizes(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`
    select relname as table, reltuples::float as rows, pg_total_relation_size(oid)::float as bytes, pg_indexes_size(oid)::float as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 500 order by bytes desc`);
  const tables = rows as unknown as readonly {
    readonly table: string;
    readonly rows: number;
    readonly bytes: number;
    readonly indexes: number;
  }[];
  return tables.map(
    ({ table, rows, bytes, indexes }) =>
      `${table}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB (indexes ${(indexes / 1e6).toFixed(1)}), ${Math.round(bytes / rows)} bytes a row`,
  );
}
