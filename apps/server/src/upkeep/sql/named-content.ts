import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { lineOf } from '../../db/dump/dump-rows.ts';
import { keepsPrintFiles } from '../../orders/sql/order-retention.ts';
import { BLOB_COLUMNS } from './blob-columns.ts';

const PAGE_ROWS = 2000;

const BLOB_PARTS = BLOB_COLUMNS.map(
  ({ table, name, bytes }) => sql`select ${name} as sha256, ${bytes} as bytes from ${table} where ${name} <> ''`,
);

/** SQL expression of the base name of a print job's files. */
export const jobName = sql`'order-' || order_id || case line when 1 then '' else '-' || line end`;

/** Print jobs whose files are kept, with their recorded sizes and checksums. */
export const doneJobs = sql`(
      select order_id, line, ${jobName} as name, case when files ->> 'holder' = holder then files end as files
      from print_jobs join orders on orders.id = order_id join users on users.id = owner_id
      where state = 'done' and files ->> 'letGo' is null and ${keepsPrintFiles}
    ) as jobs`;

/**
 * Yields the files that the rows of this snapshot reference, as lines of a dump: blobs by their SHA-256 with their size if known; print
 * files by their name with their recorded size and checksum.
 */
export async function* namedContent(tx: Tx): AsyncGenerator<string> {
  yield* lines(
    tx,
    sql`select json_build_array('blob', sha256, max(bytes)) as line from (
      ${sql.join(BLOB_PARTS, sql` union all `)}
    ) as named group by sha256 order by sha256`,
  );
  yield* lines(
    tx,
    sql`select json_build_array('print', name || kind.ending, file ->> 'sha256', (file ->> 'sizeBytes')::bigint) as line
    from ${doneJobs}, lateral (values ('.json', files -> 'ticket'), ('.pdf', files -> 'pdf')) as kind (ending, file)
    order by name, ending`,
  );
}

async function* lines(tx: Tx, query: ReturnType<typeof sql>): AsyncGenerator<string> {
  await tx.execute(sql`declare named no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${PAGE_ROWS} from named`));
    if (rows.length > 0) yield rows.map(({ line }) => lineOf(line as readonly unknown[])).join('');
    if (rows.length < PAGE_ROWS) break;
  }
  await tx.execute(sql`close named`);
}
