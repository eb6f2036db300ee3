import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/schema.ts';
import type { OrdersPage } from '../types/orders.ts';
import { type Compared, findWithoutWords, type Listed } from './find-without-words.ts';
import { isNoOlderThan, isOlderThan, ordersPage } from './orders-page.ts';
import { searchWords } from './search-words.ts';

/** Words of a search that count, the longest first. */
const MOST_WORDS = 8;
/** A word of more orders is common: a page of it is likely among the newest orders. */
const FEW = 1_000;
/** The newest orders, among which common words are looked for first. */
const NEWEST = 2_000;

/**
 * Returns a page of the orders that have a word beginning with each word of a text. While upkeep still writes the words of former
 * orders, some of those are read and compared for each page: a page may then hold fewer orders than it has room for, and still another
 * one follow.
 *
 * The planner cannot know which words occur together, so the order of work is decided here: the rarest word first, or for common words
 * the newest orders first.
 */
export async function searchOrders(db: Db, text: string, { conditions, page }: Listed): Promise<OrdersPage> {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return { orders: [], next: null };
  const unwritten = await findWithoutWords(db, wanted, { conditions, page });
  const { words, isCommon } = await sortByFrequency(db, wanted);
  // Behind the last order that was compared nothing is shown: words of older orders may have changed.
  const end = unwritten.next === null ? undefined : isNoOlderThan(unwritten.next);
  const search = { words, unwritten, listed: { conditions: [...conditions, end], page } };
  const among = isCommon ? await findAmongNewest(db, search) : null;
  const found = among === null ? [...search.listed.conditions, isFoundByRarest(search)] : [inArray(orders.id, [...among])];
  const { orders: shown, next } = await ordersPage(db, found, page);
  return { orders: shown, next: next ?? unwritten.next };
}

interface Search {
  /** The rarest first. */
  readonly words: readonly string[];
  /** Orders that were found, or not, without written words. */
  readonly unwritten: Compared;
  readonly listed: Listed;
}

/** The different words, without those that are the beginning of another. */
function wantedWords(text: string): readonly string[] {
  const words = searchWords([text]);
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return telling.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
}

/** Sorts words, the rarest first; rarer than common ones are told apart. */
async function sortByFrequency(
  db: Db,
  words: readonly string[],
): Promise<{ readonly words: readonly string[]; readonly isCommon: boolean }> {
  const counts = words.map(
    (word) => sql`(select count(*)::integer from (select 1 from order_words where word like ${`${word}%`} limit ${FEW + 1}) few)`,
  );
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const found = rows[0]?.counts as readonly number[];
  const sorted = words.map((word, at) => ({ word, count: found[at] ?? 0 })).sort((one, other) => one.count - other.count);
  return { words: sorted.map(({ word }) => word), isCommon: (sorted[0]?.count ?? 0) > FEW };
}

/** Words hold letters and digits alone: none of them means anything to `like`. */
const startsWith = (column: SQL, word: string) => sql`${column} like ${`${word}%`}`;

/** Each order's words lie beside each other in the index: one look-up reads them for all words of a search. */
function hasWords(orderId: SQL, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const each = words.map((word) => sql`bool_or(${startsWith(sql`found.word`, word)})`);
  return sql`(select ${sql.join(each, sql` and `)} from order_words found where found.order_id = ${orderId})`;
}

const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;
const isAnother = (orderId: SQL, { compared }: Compared) => sql`${orderId} <> all(${idArray(compared)})`;

/** An array keeps the planner from walking through all orders for a page of those that it expects. */
function isFoundByRarest({ words: [rarest = '', ...others], unwritten }: Search): SQL {
  const rareId = sql`rare.order_id`;
  const isFound = and(startsWith(sql`rare.word`, rarest), isAnother(rareId, unwritten), hasWords(rareId, others));
  return sql`${orders.id} = any(array(select ${rareId} from order_words rare where ${isFound}) || ${idArray(unwritten.ids)})`;
}

/**
 * Lists the orders of a page and one more among the newest listed ones. They are a table of their own, so that the planner reads no
 * others.
 *
 * @returns null when these do not fill the page and there are more orders
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

const hasMoreThan = async (db: Db, count: number, listed: Listed) => (await newestOrders(db, listed).offset(count).limit(1)).length > 0;

/** Selects listed orders, the newest first. */
const newestOrders = (db: Db, { conditions, page: { after } }: Listed) =>
  db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
