import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrdersPage, PageWish } from '../ports/orders.ts';
import type { Db } from './database.ts';
import { type Compared, findWithoutWords, type Listed } from './find-without-words.ts';
import { isNoOlderThan, isOlderThan, ordersPage } from './orders-page.ts';
import { orders } from './schema.ts';
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
export async function searchOrders(db: Db, text: string, listed: Listed): Promise<OrdersPage> {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return { orders: [], next: null };
  const unwritten = await findWithoutWords(db, wanted, listed);
  if (unwritten === null) return await ordersPage(db, [isAmong(await findByWords(db, wanted, listed))], listed.page);
  const isOther = sql`${orders.id} <> all(${`{${unwritten.compared.join(',')}}`}::bigint[])`;
  const written = await findByWords(db, wanted, { ...listed, conditions: [...listed.conditions, isOther] });
  return await ordersAmong(db, { written, unwritten }, listed.page);
}

const isAmong = (ids: readonly number[]) => inArray(orders.id, [...ids]);

interface Found {
  /** The newest orders that have the words, of a page and one more at most. */
  readonly written: readonly number[];
  readonly unwritten: Compared;
}

/** Returns a page of what was found in both ways, down to the order up to which both looked: words of older orders may have changed. */
async function ordersAmong(db: Db, { written, unwritten }: Found, page: PageWish): Promise<OrdersPage> {
  const ends = [written[page.limit] ?? null, unwritten.next].filter((end) => end !== null);
  const joined = await ordersPage(db, [isAmong([...written, ...unwritten.ids]), ...ends.map(isNoOlderThan)], page);
  return { orders: joined.orders, next: joined.next ?? (await newestOf(db, ends)) };
}

async function newestOf(db: Db, ids: readonly number[]): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isAmong(ids))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row?.id ?? null;
}

/** Lists the orders of a page and one more by the words that are written. */
async function findByWords(db: Db, wanted: readonly string[], { conditions, page }: Listed): Promise<readonly number[]> {
  const { words, isCommon } = await sortByFrequency(db, wanted);
  if (isCommon) {
    const last = await findNewestBut(db, NEWEST, { conditions, page });
    const ids = await findAmongNewest(db, words, { conditions, page });
    if (ids.length > page.limit || last === null) return ids;
  }
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(...conditions, hasAllWords(words), page.after === null ? undefined : isOlderThan(page.after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit + 1);
  return rows.map(({ id }) => id);
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
const hasWord = (orderId: SQL, word: string) =>
  sql`exists (select 1 from order_words found where found.order_id = ${orderId} and found.word like ${`${word}%`})`;

/** An array keeps the planner from walking through all orders for a page of those that it expects. */
function hasAllWords([rarest = '', ...others]: readonly string[]): SQL {
  const conditions = [sql`rare.word like ${`${rarest}%`}`, ...others.map((word) => hasWord(sql`rare.order_id`, word))];
  return sql`${orders.id} = any(array(select rare.order_id from order_words rare where ${and(...conditions)}))`;
}

/** Lists the orders of a page and one more among the newest listed ones. They are a table of their own, so that the planner reads no others. */
async function findAmongNewest(
  db: Db,
  words: readonly string[],
  { conditions, page: { after, limit } }: Listed,
): Promise<readonly number[]> {
  const newest = db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(NEWEST)
    .as('newest');
  const rows = await db
    .select({ id: newest.id })
    .from(newest)
    .where(and(...words.map((word) => hasWord(sql`${newest.id}`, word))))
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(limit + 1);
  return rows.map(({ id }) => id);
}

/** Returns the newest listed order behind so many others; null when there are no more. */
async function findNewestBut(db: Db, count: number, { conditions, page: { after } }: Listed): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(...conditions, after === null ? undefined : isOlderThan(after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .offset(count)
    .limit(1);
  return row?.id ?? null;
}
