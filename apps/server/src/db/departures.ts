import type { ApiLocale } from '@muro/api';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Departures, LeaveOutcome, Traces } from '../ports/departures.ts';
import { now } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { cartLines, orderLines, withdrawals } from './line-schema.ts';
import { emailChanges, mails, orderLinks, passwordResets } from './mail-schema.ts';
import { productionNow } from './order-life.ts';
import {
  collagePhotos,
  collages,
  collageVersions,
  idempotencyKeys,
  knownDevices,
  orderEvents,
  orders,
  parcels,
  photos,
  printJobs,
  sessions,
  users,
} from './schema.ts';
import { writeAccountMail } from './write-mails.ts';

/** A print file of an order that the shop never marked as sent is kept for so long. */
const UNSENT_DAYS = 60;

/** @param invoiceYears  that an order is kept from the end of its year on */
export function createDepartures(db: Db, invoiceYears: number): Departures {
  return {
    leave: (userId, locale) => db.transaction((tx) => leave(tx, userId, locale)),
    sweep: () =>
      db.transaction(async (tx) => {
        const left = await tx.select({ id: users.id }).from(users).where(isNotNull(users.leftAt)).for('update');
        const ids = left.map(({ id }) => id);
        if (ids.length === 0) return { blobs: [], collages: [], orders: [], ended: [] };
        const traces = await forgetThings(tx, ids); // a save that was on its way when they left
        await forgetOrders(tx, ids, invoiceYears);
        await forgetEmpty(tx, ids);
        return traces;
      }),
  };
}

async function leave(tx: Tx, userId: number, locale: ApiLocale): Promise<LeaveOutcome> {
  const { name, email } = users;
  const [person] = await tx.select({ name, email }).from(users).where(eq(users.id, userId)).for('update');
  const placed = await tx.select({ id: orders.id, production: productionNow }).from(orders).where(eq(orders.ownerId, userId));
  const unprinted = placed.filter(({ production }) => production === 'received' || production === 'printing');
  if (unprinted.length > 0) return { kind: 'under-way', orders: unprinted.map(({ id }) => id) };
  // A name that nobody can type: control characters are taken out of what is typed.
  const nobody = { name: '', nameKey: `\u0001${userId}`, email: '', passwordHash: '', newsletter: false };
  await tx
    .update(users)
    .set({ ...nobody, leftAt: now })
    .where(eq(users.id, userId));
  const traces = await forgetThings(tx, [userId]);
  await forgetEmpty(tx, [userId]);
  if (person?.email) await writeAccountMail(tx, 'left', { about: `${person.email}\n${person.name}`, locale });
  return { kind: 'left', traces };
}

/** Everything of theirs but what invoices need. */
async function forgetThings(tx: Tx, ids: readonly number[]): Promise<Traces> {
  const among = [...ids];
  for (const table of [sessions, knownDevices, passwordResets, emailChanges, mails])
    await tx.delete(table).where(inArray(table.userId, among));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.ownerId, among));
  const gone = await forgetPictures(tx, among);
  const own = inArray(orders.ownerId, among);
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(own);
  await tx.delete(cartLines).where(inArray(cartLines.ownerId, among));
  await tx.update(orderLines).set({ xml: '' }).where(inArray(orderLines.orderId, ownOrders));
  await tx.update(orders).set({ xml: null }).where(own);
  await tx.delete(orderLinks).where(inArray(orderLinks.orderId, ownOrders));
  await tx.delete(mails).where(and(inArray(mails.orderId, ownOrders), sql`${mails.state} <> 'waiting'`));
  const ended = await endedOrders(tx, own);
  if (ended.length > 0) {
    const isTold = (order: PgColumn) => sql`not exists (select 1 from mails where mails.order_id = ${order} and mails.state = 'waiting')`;
    const withoutMail = sql`jsonb_set(${orders.address}, '{email}', '""')`;
    await tx
      .update(orders)
      .set({ address: withoutMail })
      .where(and(inArray(orders.id, ended), isTold(orders.id)));
    await tx
      .update(withdrawals)
      .set({ email: '' })
      .where(and(inArray(withdrawals.orderId, ended), isTold(withdrawals.orderId)));
  }
  const placed = await ownOrders;
  return { ...gone, orders: placed.map(({ id }) => id), ended };
}

/** Whether the print files of an order are kept: always, unless its owner left. Of a query that names orders and users. */
export const keepsPrintFiles = sql`(users.left_at is null or (orders.outcome is null and orders.created_at > now() - interval '${sql.raw(String(UNSENT_DAYS))} days'))`;

/** Those that were sent or will never be; the shop makes nothing of their print files any more. */
async function endedOrders(tx: Tx, own: SQL): Promise<readonly number[]> {
  const isEnded = sql`(${productionNow} <> 'printed' or ${orders.createdAt} < now() - make_interval(days => ${UNSENT_DAYS}::integer))`;
  const rows = await tx.select({ id: orders.id }).from(orders).where(and(own, isEnded));
  return rows.map(({ id }) => id);
}

async function forgetPictures(tx: Tx, owners: number[]): Promise<Pick<Traces, 'blobs' | 'collages'>> {
  const made = await tx.select({ id: collages.id }).from(collages).where(inArray(collages.ownerId, owners));
  const ids = made.map(({ id }) => id);
  const pictures: { readonly sha256: string }[] = [];
  if (ids.length > 0) {
    await tx.delete(collagePhotos).where(inArray(collagePhotos.collageId, ids));
    const versions = tx.delete(collageVersions).where(inArray(collageVersions.collageId, ids));
    pictures.push(...(await versions.returning({ sha256: collageVersions.pictureSha256 })));
    await tx.update(collages).set({ name: '' }).where(inArray(collages.id, ids));
  }
  const { sha256, webSha256, thumbSha256 } = photos;
  const sent = await tx.delete(photos).where(inArray(photos.ownerId, owners)).returning({ sha256, webSha256, thumbSha256 });
  const copies = sent.flatMap((photo) => [photo.sha256, photo.webSha256, photo.thumbSha256]);
  const blobs = [...copies, ...pictures.map((picture) => picture.sha256)].filter(Boolean);
  return { blobs: [...new Set(blobs)], collages: ids };
}

/** Orders whose lawful end has come: so many years from the end of theirs on. */
async function forgetOrders(tx: Tx, owners: readonly number[], years: number): Promise<void> {
  const end = sql`date_trunc('year', ${orders.createdAt} at time zone 'UTC') + make_interval(years => ${years + 1}::integer)`;
  const over = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.ownerId, [...owners]), sql`${end} <= now() at time zone 'UTC'`));
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(mails).where(inArray(mails.orderId, ids));
  for (const table of [parcels, orderEvents, printJobs, orderLines, withdrawals]) await tx.delete(table).where(inArray(table.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
}

/** Collages and people that no order names any more. */
async function forgetEmpty(tx: Tx, ids: readonly number[]): Promise<void> {
  const among = [...ids];
  const isOrdered = sql`exists (select 1 from orders where orders.collage_id = ${collages.id})`;
  await tx.delete(collages).where(and(inArray(collages.ownerId, among), sql`not ${isOrdered}`));
  const hasThings = sql`(exists (select 1 from orders where orders.owner_id = ${users.id})
    or exists (select 1 from collages where collages.owner_id = ${users.id}))`;
  await tx.delete(users).where(and(inArray(users.id, among), isNotNull(users.leftAt), sql`not ${hasThings}`));
}
