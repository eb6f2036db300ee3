import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AccountRemains } from '../../accounts/types/account-deletion.ts';
import { now } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { users } from '../../db/schema/schema.ts';
import { deleteExpiredOrders, isEnded, retentionEndOf } from '../../orders/sql/order-retention.ts';
import { deleteAccountData, deleteEmptyAccounts } from './delete-account-data.ts';

/** Accounts per transaction. */
const BATCH = 100;
/** Days after which a save or upload that was running when its account was deleted has ended. */
const SETTLING_DAYS = 1;

/** Deletes, in batches, the data of deleted accounts whose retention has ended. */
export async function deleteDueAccounts(
  db: Db,
  invoiceYears: number,
  deleteFiles: (remains: AccountRemains) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { ids, remains } = await db.transaction((tx) => deleteBatch(tx, invoiceYears));
    if (ids.length === 0) return;
    await deleteFiles(remains);
    await scheduleNextCheck(db, ids, invoiceYears);
    if (ids.length < BATCH) return;
  }
}

/** Deletes the data whose retention has ended for the next batch of deleted accounts. */
async function deleteBatch(tx: Tx, invoiceYears: number): Promise<{ readonly ids: readonly number[]; readonly remains: AccountRemains }> {
  const dueAt = sql`coalesce(next_sweep_at, left_at)`; // as in the index users_left_due
  const due = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.leftAt), sql`${dueAt} <= ${now}`))
    .orderBy(dueAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return { ids, remains: { blobs: [], collages: [], orders: [], ended: [], prints: [] } };
  const remains = await deleteAccountData(tx, ids);
  await deleteExpiredOrders(tx, ids, invoiceYears);
  await deleteEmptyAccounts(tx, ids);
  return { ids, remains };
}

/**
 * Schedules the next check: daily while an order can still end or an upload can still arrive, then at the end of the legal retention of the
 * first order.
 */
async function scheduleNextCheck(db: Db, ids: readonly number[], invoiceYears: number): Promise<void> {
  const isOfUser = sql`orders.owner_id = ${users.id}`;
  const isOpen = sql`exists (select 1 from orders where ${isOfUser} and (not ${isEnded} or orders.address ->> 'email' <> ''))`;
  const isSettling = sql`${users.leftAt} > now() - make_interval(days => ${SETTLING_DAYS}::integer)`;
  const retentionEnd = sql`(select min(${retentionEndOf(invoiceYears)}) at time zone 'UTC' from orders where ${isOfUser})`;
  await db
    .update(users)
    .set({
      nextSweepAt: sql`case when ${isSettling} or ${isOpen} then now() + interval '1 day' else coalesce(${retentionEnd}, now() + interval '1 day') end`,
    })
    .where(inArray(users.id, [...ids]));
}
