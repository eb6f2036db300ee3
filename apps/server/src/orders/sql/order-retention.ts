import { and, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orderLines, orderWords, withdrawals } from '../../db/schema/line-schema.ts';
import { mails } from '../../db/schema/mail-schema.ts';
import { orderEvents, orders, parcels, printJobs } from '../../db/schema/schema.ts';
import { productionNow } from './order-life.ts';

/** Retention of the print files of an order that the shop never marked as sent, days. */
const UNSENT_DAYS = 60;

/**
 * Condition on orders and users: print files are kept. False for an order of a deleted account that has an outcome or is older than
 * `UNSENT_DAYS`.
 */
export const keepsPrintFiles = sql`(users.left_at is null or (orders.outcome is null and orders.created_at > now() - interval '${sql.raw(String(UNSENT_DAYS))} days'))`;

/** Condition: an order was sent or will never be, so that the shop does not need its print files any more. */
export const isEnded = sql`(${productionNow} <> 'printed' or orders.created_at < now() - make_interval(days => ${UNSENT_DAYS}::integer))`;

/** SQL expression of the end of the legal retention of an order, in UTC: `years` after the end of the order's year. */
export const retentionEndOf = (years: number) =>
  sql`date_trunc('year', orders.created_at at time zone 'UTC') + make_interval(years => ${years + 1}::integer)`;

/** Deletes orders whose legal retention has ended. */
export async function deleteExpiredOrders(tx: Tx, owners: readonly number[], years: number): Promise<void> {
  const expired = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.ownerId, [...owners]), sql`${retentionEndOf(years)} <= now() at time zone 'UTC'`));
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(mails).where(inArray(mails.orderId, ids));
  for (const table of [orderWords, parcels, orderEvents, printJobs, orderLines, withdrawals])
    await tx.delete(table).where(inArray(table.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
}
