import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/schema.ts';
import type { OrdersPage } from '../types/orders.ts';
import { type ComparedOrders, findWithoutWords, type OrderListFilter } from './find-without-words.ts';
import { isNoOlderThan, isOlderThan, ordersPage } from './orders-page.ts';
import { searchWords } from './search-words.ts';

/** Maximum number of words of a search; the longest are used. */
const MAX_WORDS = 8;
/** A word of more orders than this is common: the newest orders probably fill a page. */
const FEW = 1_000;
/** Number of newest orders that are searched first for common words. */
const NEWEST = 2_000;

/**
 * Returns a page of the orders that have, for each word of a text, a word with that prefix. While upkeep still writes the search words of
 * older orders, some of those are compared directly for each page; a page may then be incomplete although another one follows.
 *
 * The planner cannot know which words occur together, so the search order is decided here: the rarest word first, or for common words the
 * newest orders first.
 */
export async function searchOrders(db: Db, text: string, { conditions, page }: OrderListFilter): Promise<OrdersPage> {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return { orders: [], next: null };
  const unwritten = await findWithoutWords(db, wanted, { conditions, page });
  const { words, isCommon } = await sortByFrequency(db, wanted);
  // Results end at the last compared order, because the words of older orders may be outdated.
  const end = unwritten.next === null ? undefined : isNoOlderThan(unwritten.next);
  const search = { words, unwritten, listed: { conditions: [...conditions, end], page } };
  const orderIds = isCommon ? await findAmongNewest(db, search) : null;
  const matching = orderIds === null ? [...search.listed.conditions, isFoundByRarest(search)] : [inArray(orders.id, [...orderIds])];
  const { orders: pageOrders, next } = await ordersPage(db, matching, page);
  return { orders: pageOrders, next: next ?? unwritten.next };
}

interface Search {
  /** The rarest first. */
  readonly words: readonly string[];
  /** Result of the comparison with orders whose words are outdated. */
  readonly unwritten: ComparedOrders;
  readonly listed: OrderListFilter;
}

/** Returns the distinct words, without those that are a prefix of another. */
function wantedWords(text: string): readonly string[] {
  const words = searchWords([text]);
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return telling.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

/** Sorts words by frequency, the rarest first; all common words count as equally frequent. */
async function sortByFrequency(
  db: Db,
  words: readonly string[],
): Promise<{ readonly words: readonly string[]; readonly isCommon: boolean }> {
  const counts = words.map(
    (word) => sql`(select count(*)::integer from (select 1 from order_words where word like ${`${word}%`} limit ${FEW + 1}) few)`,
  );
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const found = rows[0]?.counts as readonly number[];
  const sorted = words.map((word, index) => ({ word, count: found[index] ?? 0 })).sort((a, b) => a.count - b.count);
  return { words: sorted.map(({ word }) => word), isCommon: (sorted[0]?.count ?? 0) > FEW };
}

/** Words contain letters and digits only, so `like` needs no escaping. */
const startsWith = (column: SQL, word: string) => sql`${column} like ${`${word}%`}`;

/** Condition on all words of an order; they are adjacent in the index, so that one look-up reads them. */
function hasWords(orderId: SQL, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => sql`bool_or(${startsWith(sql`found.word`, word)})`);
  return sql`(select ${sql.join(conditions, sql` and `)} from order_words found where found.order_id = ${orderId})`;
}

const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;
const isAnother = (orderId: SQL, { compared }: ComparedOrders) => sql`${orderId} <> all(${idArray(compared)})`;

/** The array keeps the planner from scanning all orders for a page of the matches it expects. */
function isFoundByRarest({ words: [rarest = '', ...others], unwritten }: Search): SQL {
  const rareId = sql`rare.order_id`;
  const isFound = and(startsWith(sql`rare.word`, rarest), isAnother(rareId, unwritten), hasWords(rareId, others));
  return sql`${orders.id} = any(array(select ${rareId} from order_words rare where ${isFound}) || ${idArray(unwritten.ids)})`;
}

/**
 * Returns the matching orders of a page, and one more, among the newest orders. A subquery of its own keeps the planner from reading
 * others.
 *
 * @returns null if they do not fill the page and there are older orders
 */
async function findAmongNewest(db: Db, { words, unwritten, listed }: Search): Promise<readonly number[] | null> {
  const newest = newestOrders(db, listed).limit(NEWEST).as('newest');
  const id = sql`${newest.id}`;
  const isFound = or(sql`${id} = any(${idArray(unwritten.ids)})`, and(isAnother(id, unwritten), hasWords(id, words)));
  const rows = await db
    .select({ id: newest.id })
    .from(newest)
    .where(isFound)
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(listed.page.limit + 1);
  if (rows.length <= listed.page.limit && (await hasMoreThan(db, NEWEST, listed))) return null;
  return rows.map((row) => row.id);
}

const hasMoreThan = async (db: Db, count: number, listed: OrderListFilter) =>
  (await newestOrders(db, listed).offset(count).limit(1)).length > 0;

/** Selects the listed orders, newest first. */
const newestOrders = (db: Db, { conditions, page: { after } }: OrderListFilter) =>
  db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
