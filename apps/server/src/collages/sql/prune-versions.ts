import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/** Number of newest versions that are always kept. */
const NEWEST = 20;
/**
 * Limit of the documents and screenshots of one collage together, bytes. Its newest version, and ordered or referenced ones, are kept even
 * beyond it.
 */
const MAX_BYTES = 20_000_000;

/**
 * Prunes old versions, so that a collage does not grow without limit. Besides the newest ones it keeps the last of each hour for a day, of
 * each day for a month, and of each month permanently.
 *
 *     1 hour   1 hour   …   1 day         1 day         …   1 month
 *     ······o  ······o      ············o ············o     ··························o   o is kept
 */
export async function pruneVersions(tx: Tx, collageId: number): Promise<void> {
  const spanOf = (unit: 'hour' | 'day' | 'month') =>
    sql`'${sql.raw(unit)} ' || date_trunc('${sql.raw(unit)}', created_at at time zone 'UTC')`;
  const span = sql`case
    when created_at > now() - interval '1 day' then ${spanOf('hour')}
    when created_at > now() - interval '30 days' then ${spanOf('day')}
    else ${spanOf('month')} end`;
  await tx.execute(sql`
    delete from collage_versions where collage_id = ${collageId} and version in (
      select version from (
        select version,
          row_number() over newest as nth,
          sum(octet_length(xml) + screenshot_bytes) over newest as bytes,
          row_number() over (partition by ${span} order by version desc) as nth_of_span
        from collage_versions where collage_id = ${collageId}
        window newest as (order by version desc)
      ) as aged
      where nth > 1 and (bytes > ${MAX_BYTES} or (nth > ${NEWEST} and nth_of_span > 1))
        and not exists (
          select 1 from held_versions as held
          where held.collage_id = ${collageId} and held.version = aged.version and held.until > now()
        )
        and not exists (
          select 1 from order_lines as ordered
          where ordered.collage_id = ${collageId} and ordered.version = aged.version
        )
    )`);
}
