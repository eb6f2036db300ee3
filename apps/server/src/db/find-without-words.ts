import { and, desc, type SQL } from 'drizzle-orm';
import type { PageWish } from '../ports/orders.ts';
import type { Db } from './database.ts';
import { lacksWords } from './order-columns.ts';
import { searchedColumns, wordsOfOrder } from './order-words.ts';
import { isOlderThan } from './orders-page.ts';
import { orders } from './schema.ts';

/** Orders that are read at a time. */
const PAGE = 500;

/** Filters and page of the list that is searched. */
export interface Listed {
  readonly conditions: readonly (SQL | undefined)[];
  readonly page: PageWish;
}

/**
 * Compares the orders whose words are not written yet with the words of a search, the newest first.
 *
 * @returns ids of those that a page may show; null when there are no such orders
 */
export async function findWithoutWords(db: Db, wanted: readonly string[], { conditions, page }: Listed): Promise<readonly number[] | null> {
  const found: number[] = [];
  for (let last = page.after, isFirst = true; ; isFirst = false) {
    const rows = await db
      .select(searchedColumns)
      .from(orders)
      .where(and(lacksWords, ...conditions, last === null ? undefined : isOlderThan(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE);
    if (rows.length === 0 && isFirst) return null;
    for (const row of rows) {
      const words = wordsOfOrder(row);
      if (wanted.every((start) => words.some((word) => word.startsWith(start)))) found.push(row.id);
    }
    last = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE || found.length > page.limit) return found;
  }
}
