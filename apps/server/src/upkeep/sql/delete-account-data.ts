import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountRemains } from '../../accounts/types/account-deletion.ts';
import type { Tx } from '../../db/database.ts';
import { idempotencyKeys, knownDevices } from '../../db/schema/account-schema.ts';
import { recoveryCodes, secondFactors, signInTickets } from '../../db/schema/factor-schema.ts';
import { cartLines, orderLines, withdrawals } from '../../db/schema/line-schema.ts';
import { emailChanges, emailConfirmations, mails, orderLinks, passwordResets } from '../../db/schema/mail-schema.ts';
import { collagePhotos, collages, collageVersions, orders, photos, printJobs, sessions, users } from '../../db/schema/schema.ts';
import { isOrdered } from '../../orders/sql/is-ordered.ts';
import { isEnded } from '../../orders/sql/order-retention.ts';
import { writeOrderWords } from '../../orders/sql/order-words.ts';
import { jobName } from './named-content.ts';

/** Deletes all data of these accounts except what invoices need. */
export async function deleteAccountData(tx: Tx, ids: readonly number[]): Promise<AccountRemains> {
  const accountIds = [...ids];
  for (const table of [sessions, knownDevices, passwordResets, emailChanges, secondFactors, recoveryCodes, signInTickets, mails])
    await tx.delete(table).where(inArray(table.userId, accountIds));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.ownerId, accountIds));
  const deletedPictures = await deletePictures(tx, accountIds);
  const ofAccount = inArray(orders.ownerId, accountIds);
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(ofAccount);
  await tx.delete(cartLines).where(inArray(cartLines.ownerId, accountIds));
  await tx.update(orderLines).set({ xml: null }).where(inArray(orderLines.orderId, ownOrders));
  await tx.delete(orderLinks).where(inArray(orderLinks.orderId, ownOrders));
  await tx.delete(mails).where(and(inArray(mails.orderId, ownOrders), sql`${mails.state} <> 'waiting'`));
  const ended = await endedOrders(tx, ofAccount);
  if (ended.length > 0) {
    const hasNoWaitingMail = (order: PgColumn) =>
      sql`not exists (select 1 from mails where mails.order_id = ${order} and mails.state = 'waiting')`;
    const withoutMail = sql`jsonb_set(${orders.address}, '{email}', '""')`;
    const forgotten = await tx
      .update(orders)
      .set({ address: withoutMail })
      .where(and(inArray(orders.id, ended), sql`${orders.address} ->> 'email' <> ''`, hasNoWaitingMail(orders.id)))
      .returning({ id: orders.id });
    await writeOrderWords(
      tx,
      forgotten.map(({ id }) => id),
    );
    await tx
      .update(withdrawals)
      .set({ email: '' })
      .where(and(inArray(withdrawals.orderId, ended), hasNoWaitingMail(withdrawals.orderId)));
  }
  // An address that mails about an order will still be sent to stays confirmed.
  await tx.delete(emailConfirmations).where(
    and(
      inArray(emailConfirmations.userId, accountIds),
      sql`not exists (
    select 1 from orders where orders.owner_id = email_confirmations.user_id and lower(orders.address ->> 'email') = email_confirmations.email)`,
    ),
  );
  const placed = await ownOrders;
  return { ...deletedPictures, orders: placed.map(({ id }) => id), ended, prints: await printsOf(tx, ended) };
}

/** Returns the names of the print files of these orders. */
async function printsOf(tx: Tx, orderIds: readonly number[]): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: sql<string>`${jobName}` })
    .from(printJobs)
    .where(inArray(printJobs.orderId, [...orderIds]));
  return rows.flatMap(({ name }) => [`${name}.pdf`, `${name}.json`]);
}

async function endedOrders(tx: Tx, ofAccount: SQL): Promise<readonly number[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(and(ofAccount, isEnded));
  return rows.map(({ id }) => id);
}

async function deletePictures(tx: Tx, owners: number[]): Promise<Pick<AccountRemains, 'blobs' | 'collages'>> {
  const ownCollages = await tx.select({ id: collages.id }).from(collages).where(inArray(collages.ownerId, owners));
  const ids = ownCollages.map(({ id }) => id);
  const pictures: string[] = [];
  if (ids.length > 0) {
    await tx.delete(collagePhotos).where(inArray(collagePhotos.collageId, ids));
    const versions = tx.delete(collageVersions).where(inArray(collageVersions.collageId, ids));
    const { pictureSha256, screenshotSha256 } = collageVersions;
    for (const blobs of await versions.returning({ pictureSha256, screenshotSha256 }))
      pictures.push(blobs.pictureSha256, blobs.screenshotSha256 ?? '');
    await tx.update(collages).set({ name: '' }).where(inArray(collages.id, ids));
  }
  const { sha256, webSha256, thumbSha256 } = photos;
  const deletedPhotos = await tx.delete(photos).where(inArray(photos.ownerId, owners)).returning({ sha256, webSha256, thumbSha256 });
  const copies = deletedPhotos.flatMap((photo) => [photo.sha256, photo.webSha256, photo.thumbSha256]);
  const blobs = [...copies, ...pictures].filter(Boolean);
  return { blobs: [...new Set(blobs)], collages: ids };
}

/** Deletes collages and accounts of these owners that no order references any more. */
export async function deleteEmptyAccounts(tx: Tx, ids: readonly number[]): Promise<void> {
  const accountIds = [...ids];
  await tx.delete(collages).where(and(inArray(collages.ownerId, accountIds), sql`not ${isOrdered(collages.id)}`));
  const isReferenced = sql`(exists (select 1 from orders where orders.owner_id = ${users.id})
    or exists (select 1 from collages where collages.owner_id = ${users.id}))`;
  await tx.delete(users).where(and(inArray(users.id, accountIds), isNotNull(users.leftAt), sql`not ${isReferenced}`));
}
