import { and, desc, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lacksWords } from '../../db/schema/order-columns.ts';
import { orders } from '../../db/schema/schema.ts';
import type { PageRequest } from '../types/orders.ts';
import { searchedColumns, wordsOfOrder } from './order-words.ts';
import { isOlderThan } from './orders-page.ts';

/** Number of orders compared per page. */
const ORDERS_PER_PAGE = 1_000;

/** Filters and page of the list that is searched. */
export interface OrderListFilter {
  readonly conditions: readonly (SQL | undefined)[];
  readonly page: PageRequest;
}

/** Result of a search among orders whose search words are outdated. */
export interface ComparedOrders {
  /** Orders that were compared. */
  readonly compared: readonly number[];
  /** Orders that matched, at most a page and one more, newest first. */
  readonly ids: readonly number[];
  /** The oldest order that was compared; null if there are no further ones. */
  readonly next: number | null;
}

/** Compares the newest orders with outdated search words with the words of a search. */
export async function findWithoutWords(
  db: Db,
  wanted: readonly string[],
  { conditions, page: { after, limit } }: OrderListFilter,
): Promise<ComparedOrders> {
  const rows = await db
    .select(searchedColumns)
    .from(orders)
    .where(and(lacksWords, ...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE);
  const isFound = (words: readonly string[]) => wanted.every((start) => words.some((word) => word.startsWith(start)));
  const ids = rows.filter((row) => isFound(wordsOfOrder(row))).map(({ id }) => id);
  const compared = rows.map(({ id }) => id);
  return { compared, ids: ids.slice(0, limit + 1), next: rows.length === ORDERS_PER_PAGE ? (compared.at(-1) ?? null) : null };
}
