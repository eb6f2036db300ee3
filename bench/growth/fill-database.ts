import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';
import { fillOrderWords } from '../../apps/server/src/orders/sql/order-words.ts';
import { addressOf } from './addresses.ts';
import { fillSignIns } from './fill-sign-ins.ts';

/** Numbers of rows that are due for upkeep, or that a search finds: equal at every size. */
export const DUE = {
  ...{ binned: 300, idle: 100, left: 60, unusedPhotos: 400, expired: 200, held: 20 },
  /** Versions and orders with documents of an earlier version. */
  former: 200,
  /** Orders without search words. */
  unworded: 200,
  namesakes: 40,
} as const;

/** Days after which an unordered collage is idle; all others were saved later. */
export const IDLE_DAYS = 400;

/** Accounts, collages and photos per order. */
const [PEOPLE, COLLAGES, PHOTOS] = [0.5, 2, 10];

/** A bijection on 0 … 2^47, so that ids are as scattered as those of the server. */
const scattered = (number: SQL) => sql`((${number})::bigint * 2147483647 % 140737488355333 + 1)`;
const upTo = (count: number) => sql`generate_series(1, ${Math.round(count)}::integer) as n`;
const nthPerson = (orders: number) => sql`(n % ${orders * PEOPLE}::integer) + 1`;
const sha = (kind: string, number: SQL) => sql`encode(sha256((${kind} || ${number})::bytea), 'hex')`;

/**
 * Fills an empty database like that of a shop after years: everything is older than a month, sent and paid, except the rows in {@link DUE}.
 *
 * @param orders  number of orders; accounts, collages and photos are proportional
 * @param seed    0–1
 */
export async function fillDatabase(db: Db, size: { readonly orders: number; readonly seed: number }): Promise<void> {
  await fillPeople(db, size);
  await fillSignIns(db, DUE.expired);
  await fillOrders(db, size.orders);
  await fillOrderWords(db, () => false);
  const unworded = sql`select id from orders order by created_at desc limit ${DUE.unworded}`;
  await db.execute(sql`delete from order_words where order_id in (${unworded})`);
  await db.execute(sql`update orders set words_hash = null where id in (${unworded})`);
}

/** Deletes the search words of all orders, as before the first upkeep after an update. */
export async function deleteOrderWords(db: Db): Promise<void> {
  await db.execute(sql`truncate order_words`);
  await db.execute(sql`update orders set words_hash = null`);
  await db.execute(sql`vacuum analyze`);
}

async function fillPeople(db: Db, { orders, seed }: { readonly orders: number; readonly seed: number }): Promise<void> {
  const run = (query: SQL) => db.execute(query);
  const [people, collages, photos] = [orders * PEOPLE, orders * COLLAGES, orders * PHOTOS];
  await run(sql`select setseed(${seed}::double precision)`);
  await run(sql`insert into users (id, name, name_key, email, password_hash, newsletter, left_at, next_sweep_at, created_at)
    select ${scattered(sql`n`)}, 'u' || n, 'u' || n, 'u' || n || '@example.org', '-', false,
      case when n % 20 = 0 then now() - interval '2 years' end,
      case when n % 20 = 0 and n > ${DUE.left * 20}::integer then now() + interval '3 years' end, now() - interval '3 years'
    from ${upTo(people)}`);
  const nth = nthPerson(orders);
  // Every twentieth account was deleted; only its orders remain.
  const owner = scattered(sql`${nth} - case when (${nth}) % 20 = 0 then 1 else 0 end`);
  await run(sql`insert into photos (id, owner_id, sha256, size_bytes, name, type, unique_key, suggested_rotation, width_px, height_px,
      web_sha256, web_width_px, web_height_px, thumb_sha256, created_at, seen_at, is_used)
    select ${scattered(sql`n`)}, ${owner}, ${sha('p', sql`n`)}, 4000000, 'p' || n || '.jpg', 1, 'k' || n, 0, 4000, 3000,
      ${sha('w', sql`n`)}, 1600, 1200, ${sha('t', sql`n`)}, now() - interval '2 years', now() - interval '2 years', n > ${DUE.unusedPhotos}::integer
    from ${upTo(photos)}`);
  const binned = sql`n <= ${DUE.binned}::integer`;
  await run(sql`insert into collages (id, owner_id, version, removed_at, emptied_at, found_ordered_at, created_at, updated_at)
    select ${scattered(sql`n`)}, ${owner}, 1,
      case when ${binned} or n % 10 = 0 then now() - interval '2 months' end,
      case when not ${binned} and n % 10 = 0 then now() - interval '1 month' end,
      case when ${isOrdered(orders)} then now() - interval '1 day' end,
      now() - interval '3 years', now() - case when n > ${collages - DUE.idle}::integer or ${isOrdered(orders)} then interval '2 years'
        else interval '1 year' * random() end
    from ${upTo(collages)}`);
  await run(sql`insert into collage_versions (collage_id, version, xml, editor, editor_version, template_id, child_template_id, width, height,
      material, is_finished, picture_sha256, screenshot_sha256, created_at)
    select ${scattered(sql`n`)}, 1, repeat(md5(n::text), 60), 'e', '1', '1', '1', 50, 70, 'poster', true, ${sha('s', sql`n`)},
      case when n <= ${collages - DUE.former}::integer then ${sha('shot', sql`n`)} end, now() - interval '1 year'
    from ${upTo(collages)}`);
  await run(sql`insert into collage_photos select ${scattered(sql`(n - 1) % ${collages}::integer + 1`)}, ${scattered(sql`n`)}
    from ${upTo(photos)} where n > ${DUE.unusedPhotos}::integer`);
  await run(sql`insert into used_nonces select 'n' || n, now() - interval '1 hour' from ${upTo(DUE.expired)}`);
}

/** Ordered collages follow those in the trash; those whose number ends in 0 are in the trash, too, without content. */
const isOrdered = (orders: number) => sql`n between ${DUE.binned + 1}::integer and ${DUE.binned + orders}::integer`;

async function fillOrders(db: Db, orders: number): Promise<void> {
  const run = (query: SQL) => db.execute(query);
  await run(sql`insert into orders (id, owner_id, total_cents, currency, address, payment, outcome, production, hold_reason, created_at)
    select ${scattered(sql`n`)}, ${scattered(nthPerson(orders))}, 3900, 'EUR', ${addressOf(Math.floor(orders / DUE.namesakes))}, 'paid', 'sent', 'sent',
      case when n <= ${DUE.held}::integer then 'file' else '' end,
      now() - interval '2 years' * random() - interval '3 months'
    from ${upTo(orders)}`);
  await run(sql`insert into order_lines (order_id, line, collage_id, version, design, width, height, material, quantity, price_cents, template_id,
      xml, has_former_xml)
    select ${scattered(sql`n`)}, 1, ${scattered(sql`n + ${DUE.binned}::integer`)}, 1, 'Even', 50, 70, 'poster', 1, 3900, '1',
      repeat(md5(n::text), 60), n <= ${DUE.former}::integer
    from ${upTo(orders)}`);
  await run(sql`insert into print_jobs (order_id, line, state, attempts, holder, lease_until, available_at, reason, files, created_at, updated_at)
    select id, 1, 'done', 1, 'h', created_at, created_at, '', '{"letGo": "gone"}', created_at, created_at from orders`);
  // A bucket contains one photo per order: enough for the query planner.
  await run(sql`insert into blobs (key, name, sha256, bytes, sent_at, kept_at)
    select 'photos/' || sha256, sha256, sha256, size_bytes, created_at, created_at from photos order by id limit ${orders}::integer`);
  await run(sql`insert into blobs (key, name, sha256, bytes, sent_at, kept_at)
    select 'print/' || id || ending, 'order-' || id || ending, '', 1000, created_at, created_at from orders, (values ('.pdf'), ('.json')) as kind (ending)`);
  await run(sql`insert into order_events (order_id, axis, from_state, to_state, who, note, at)
    select id, 'production', 'printed', 'sent', 'shop', '', created_at from orders`);
  await run(sql`insert into mails (kind, order_id, is_for_shop, state, lease_until, available_at, created_at, sent_at)
    select 'sent', id, false, 'sent', created_at, created_at, created_at, created_at from orders`);
}
