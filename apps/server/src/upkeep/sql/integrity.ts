import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { PrintedFiles } from '../../files/print-files.ts';
import { type PrintPlace, printPlace } from '../../orders/rules/print-name.ts';
import type { Integrity, NamedFile } from '../types/integrity.ts';
import { affectedBy } from './affected-by.ts';
import { BLOB_COLUMNS } from './blob-columns.ts';
import { doneJobs, jobName } from './named-content.ts';
import { orderedLines } from './ordered-lines.ts';

/** Reads in batches which files the rows reference; each part continues in its own index. */
export function createIntegrity(db: Db): Integrity {
  return {
    async count() {
      let files = 0;
      for (const [from, to] of NAME_WINDOWS) files += await countBlobs(db, from, to);
      const { rows } = await db.execute(
        sql`select 2 * (select count(*) from ${doneJobs}) as files, (select count(*) from orders) as orders`,
      );
      return { files: files + Number(rows[0]?.files), orders: Number(rows[0]?.orders) };
    },
    listBlobs: (after, limit) => namedBlobs(db, (name) => sql`${name} > ${after}`, limit),
    listPrints: ({ orderId, line }, limit) => namedPrints(db, sql`(order_id, line) > (${orderId}::bigint, ${line}::integer)`, limit),
    async find(name) {
      const place = printPlace(name);
      if (!place) return (await namedBlobs(db, (column) => sql`${column} = ${name}`, 1))[0] ?? null;
      const prints = await namedPrints(db, sql`(order_id, line) = (${place.orderId}::bigint, ${place.line}::integer)`, 1);
      return prints.find((print) => print.name === name) ?? null;
    },
    findAffected: (name) => affectedBy(db, name),
    listOrders: (after, limit) => orderedLines(db, after, limit),
    async listUnprinted(names) {
      const { rows } = await db.execute(sql`select ${jobName} as name from print_jobs where order_id in (
        select value::bigint from json_array_elements_text(${JSON.stringify(names.map((name) => printPlace(name)?.orderId ?? 0))}::json))`);
      const referenced = new Set(rows.map((row) => row.name));
      return names.filter((name) => !referenced.has(name.replace(/\.\w+$/, '')));
    },
  };
}

/** Ranges of blob names by their first digit: a single statement over all of them would block others for seconds. */
const NAME_WINDOWS = [...'0123456789abcdef'].map((digit, index, all) => [digit, all[index + 1] ?? 'g'] as const);

/** Returns the number of distinct blobs referenced by rows, with names from `from` to before `to`. */
async function countBlobs(db: Db, from: string, to: string): Promise<number> {
  const parts = BLOB_COLUMNS.map(({ table, name }) => sql`select ${name} from ${table} where ${name} >= ${from} and ${name} < ${to}`);
  const { rows } = await db.execute(sql`select count(*) as files from (${sql.join(parts, sql` union `)}) as named`);
  return Number(rows[0]?.files);
}

async function namedBlobs(db: Db, isWanted: (column: SQL) => SQL, limit: number): Promise<readonly NamedFile[]> {
  const parts = BLOB_COLUMNS.map(
    ({ table, name, bytes }) =>
      sql`(select ${name} as name, max(${bytes}::bigint) as bytes from ${table} where ${isWanted(name)} and ${name} <> '' group by 1 order by 1 limit ${limit})`,
  );
  const { rows } = await db.execute(
    sql`select name, max(bytes)::text as bytes from (${sql.join(parts, sql` union all `)}) as named group by 1 order by 1 limit ${limit}`,
  );
  return rows.map(({ name, bytes }) => {
    const sha256 = String(name);
    return { name: sha256, sha256, sizeBytes: bytes === null ? null : Number(bytes), isPrint: false };
  });
}

type DoneJob = { readonly id: string; readonly line: number; readonly name: string; readonly files: PrintedFiles | null };

async function namedPrints(db: Db, isWanted: SQL, limit: number): Promise<readonly (NamedFile & PrintPlace)[]> {
  const { rows } = await db.execute<DoneJob>(sql`select order_id::text as id, line, name, files from ${doneJobs}
    where ${isWanted} order by order_id, line limit ${limit}`);
  return rows.flatMap(({ id, line, name, files }) =>
    (['json', 'pdf'] as const).map((ending) => {
      const facts = files && (ending === 'pdf' ? files.pdf : files.ticket);
      const noted = { sha256: facts?.sha256 ?? null, sizeBytes: facts?.sizeBytes ?? null };
      return { name: `${name}.${ending}`, ...noted, isPrint: true, orderId: Number(id), line };
    }),
  );
}
