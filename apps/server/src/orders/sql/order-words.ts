import { ADDRESS_PARTS, type PostalAddress } from '@muro/api';
import { desc, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { orderWords } from '../../db/schema/line-schema.ts';
import { lacksWords, wordsHashNow } from '../../db/schema/order-columns.ts';
import { orders } from '../../db/schema/schema.ts';
import { searchWords } from './search-words.ts';

/** Orders of one statement. */
const BATCH = 100;

/** Columns of an order whose words a search finds. */
export const searchedColumns = {
  id: orders.id,
  shopNumber: orders.shopNumber,
  address: orders.address,
  invoiceAddress: orders.invoiceAddress,
};

type SearchedRow = Pick<typeof orders.$inferSelect, keyof typeof searchedColumns>;

/** Returns the words by which an order is found. The country is none of them: its code is the beginning of too many words. */
export function wordsOfOrder({ id, shopNumber, address, invoiceAddress }: SearchedRow): readonly string[] {
  const textsOf = (written: PostalAddress) => ADDRESS_PARTS.map(({ part }) => (part === 'country' ? '' : written[part]));
  const invoice = invoiceAddress === null ? [] : textsOf(invoiceAddress);
  return searchWords([String(id), shopNumber ?? '', address.email ?? '', ...textsOf(address), ...invoice]);
}

/** Writes the words of orders from what their rows say now. Each transaction that changes a searched column calls this for its orders. */
export async function writeOrderWords(tx: Tx, orderIds: readonly number[]): Promise<void> {
  for (let at = 0; at < orderIds.length; at += BATCH) await writeBatch(tx, orderIds.slice(at, at + BATCH));
}

async function writeBatch(tx: Tx, ids: number[]): Promise<void> {
  const rows = await tx
    .select({ ...searchedColumns, wordsHash: orders.wordsHash })
    .from(orders)
    .where(inArray(orders.id, ids));
  const words = rows.flatMap((row) => wordsOfOrder(row).map((word) => ({ order_id: row.id, word })));
  // Only these have words: after an update, when no order has any, nothing is looked for in a table without statistics.
  const worded = rows.filter(({ wordsHash }) => wordsHash !== null).map(({ id }) => id);
  if (worded.length > 0) await tx.delete(orderWords).where(inArray(orderWords.orderId, worded));
  const json = JSON.stringify(words);
  await tx.execute(sql`insert into order_words select * from json_populate_recordset(null::order_words, ${json}::json)`);
  await tx.update(orders).set({ wordsHash: wordsHashNow }).where(inArray(orders.id, ids));
}

/**
 * Writes the words of orders that a former version of the server placed or changed, the newest first. It may be stopped between two
 * batches, and the next run goes on from there.
 */
export async function fillOrderWords(db: Db, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const written = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(lacksWords)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      await writeOrderWords(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (written === 0) return;
  }
}
