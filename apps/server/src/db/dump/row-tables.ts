import { sql } from 'drizzle-orm';
import type { Tx } from '../database.ts';

/**
 * Tables that a dump omits. Their rows are short-lived state of the running servers, or secrets such as sessions and keys; a restored
 * operator token might have been revoked since. The signing key is included, wrapped: references that were given out and the secrets of
 * second factors, which are encrypted with it, survive a restore. Migrations write the schema version, and the server that stores an object
 * writes its row in `blobs`.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'blobs',
  'bucket_owner',
  'email_changes',
  'guesses',
  'limits',
  'open_uploads',
  'operator_tokens',
  'password_resets',
  'photos_in_work',
  'schema_info',
  'server_keys',
  'sessions',
  'sign_in_tickets',
  'upkeep_leases',
  'used_nonces',
  'web_files',
]);

/**
 * Returns the tables of a dump in the order of their foreign keys: referenced tables first. They are read from the database itself, because
 * a newer server may have added some.
 */
export async function rowTables(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.execute<Table>(sql`select relname as name, coalesce((
      select json_agg(distinct target.relname)
      from pg_constraint join pg_class target on target.oid = confrelid
      where conrelid = source.oid and contype = 'f' and confrelid <> conrelid), '[]') as needs
    from pg_class source
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    order by relname`);
  const remainingNeeds = new Map(rows.map(({ name, needs }) => [name, needs]));
  for (const name of LEFT_OUT) remainingNeeds.delete(name);
  const ordered: string[] = [];
  while (remainingNeeds.size > 0) {
    const free = [...remainingNeeds].filter(([, needs]) => !needs.some((need) => remainingNeeds.has(need))).map(([name]) => name);
    if (free.length === 0)
      throw new RangeError(`Expected tables that can be ordered but received a cycle of ${[...remainingNeeds.keys()].join(', ')}`);
    for (const name of free) remainingNeeds.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

type Table = { readonly name: string; readonly needs: readonly string[] };
