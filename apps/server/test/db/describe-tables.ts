import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/database.ts';

const OWN = sql`nspname = 'public'`;

/** Returns a line for each column, constraint, index, sequence, trigger, function and view of a database, sorted. */
export async function describeTables(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), 'not null', attnotnull,
        'identity', attidentity, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class t on t.oid = attrelid join pg_namespace n on n.oid = relnamespace
      left join pg_attrdef d on adrelid = attrelid and adnum = attnum
      where ${OWN} and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join pg_namespace n on n.oid = connamespace where ${OWN}
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'sequence', s.*) from information_schema.sequences s where sequence_schema = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = pronamespace where ${OWN}
    union all select concat_ws(' ', relkind, relname) from pg_class join pg_namespace n on n.oid = relnamespace
      where ${OWN} and relkind not in ('r', 'i', 'S')`);
  return rows.map(({ line }) => String(line)).sort();
}
