import { ADDRESS_PARTS, type PostalAddress } from '@muro/api';
import { desc, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { orderWords } from '../../db/schema/line-schema.ts';
import { lacksWords, wordsHashNow } from '../../db/schema/order-columns.ts';
import { orders } from '../../db/schema/schema.ts';
import { searchWords } from './search-words.ts';

/** Orders per statement. */
const BATCH = 100;

/** Columns whose words a search finds. */
export const searchedColumns = {
  id: orders.id,
  shopNumber: orders.shopNumber,
  address: orders.address,
  invoiceAddress: orders.invoiceAddress,
};

type SearchedRow = Pick<typeof orders.$inferSelect, keyof typeof searchedColumns>;

/** Returns the search words of an order. Countries are left out: their codes are a prefix of too many words. */
export function wordsOfOrder({ id, shopNumber, address, invoiceAddress }: SearchedRow): readonly string[] {
  const textsOf = (written: PostalAddress) => ADDRESS_PARTS.map(({ part }) => (part === 'country' ? '' : written[part]));
  const invoice = invoiceAddress === null ? [] : textsOf(invoiceAddress);
  return searchWords([String(id), shopNumber ?? '', address.email ?? '', ...textsOf(address), ...invoice]);
}

/** Rewrites the search words of orders from their rows. Each transaction that changes a searched column calls this. */
export async function writeOrderWords(tx: Tx, orderIds: readonly number[]): Promise<void> {
  for (let start = 0; start < orderIds.length; start += BATCH) await writeBatch(tx, orderIds.slice(start, start + BATCH));
}

async function writeBatch(tx: Tx, ids: number[]): Promise<void> {
  const rows = await tx
    .select({ ...searchedColumns, wordsHash: orders.wordsHash })
    .from(orders)
    .where(inArray(orders.id, ids));
  const words = rows.flatMap((row) => wordsOfOrder(row).map((word) => ({ order_id: row.id, word })));
  // Only these have words. Right after a migration no order has any; then the delete is skipped, because the table has no statistics yet.
  const worded = rows.filter(({ wordsHash }) => wordsHash !== null).map(({ id }) => id);
  if (worded.length > 0) await tx.delete(orderWords).where(inArray(orderWords.orderId, worded));
  const json = JSON.stringify(words);
  await tx.execute(sql`insert into order_words select * from json_populate_recordset(null::order_words, ${json}::json)`);
  await tx.update(orders).set({ wordsHash: wordsHashNow }).where(inArray(orders.id, ids));
}

/**
 * Writes the search words of orders that an older version of the server placed or changed, newest first. It can be interrupted between two
 * batches; the next run continues.
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
