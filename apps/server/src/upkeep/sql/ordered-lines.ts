import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Integrity, OrderedLine } from '../types/integrity.ts';

type Row = Omit<OrderedLine, 'orderId' | 'ownerId'> & { readonly orderId: string; readonly ownerId: string };

/**
 * Returns the lines of the next orders, each with the document that is printed. Orders of deleted accounts are skipped, because they keep
 * no collage.
 */
export async function orderedLines(db: Db, after: number, limit: number): ReturnType<Integrity['listOrders']> {
  const { rows: some } = await db.execute(sql`select id::text as id from orders where id > ${after}::bigint order by id limit ${limit}`);
  const ids = some.map(({ id }) => Number(id));
  // The query lists the ids and reads each user in a subquery: for a range of ids the planner overestimates the number of orders and scans
  // all users.
  const isAsked = (orderId: SQL) => sql`${orderId} in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`;
  const { rows } = await db.execute<Row>(sql`
    select asked.order_id::text as "orderId", asked.line, asked.owner_id::text as "ownerId", asked.xml,
      exists (select 1 from print_jobs job where job.order_id = asked.order_id and job.line = asked.line) as "hasJob"
    from (
      select order_id, line, owner_id, coalesce(order_lines.xml, frozen.xml) as xml
      from order_lines join orders on orders.id = order_id
      left join collage_versions frozen on frozen.collage_id = order_lines.collage_id and frozen.version = order_lines.version
      where ${isAsked(sql`order_id`)}
    ) as asked
    where (select users.left_at is null from users where users.id = asked.owner_id)
    order by asked.order_id, asked.line`);
  const lines = rows.map((row) => ({ ...row, orderId: Number(row.orderId), ownerId: Number(row.ownerId) }));
  return { lines, checked: ids.length, last: ids.at(-1) ?? after };
}
