import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ago, fromNow, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import type { MailKind } from '../../db/schema/mail-kind.ts';
import { mails } from '../../db/schema/mail-schema.ts';
import type { ClaimedMail, Outbox } from '../types/mail.ts';

/** Duration of a lease, s: the mail of a crashed relay is then taken by another. */
export const MAIL_LEASE_S = 120;

/** @param domain  domain of the Message-IDs */
export function createOutbox(db: Db, domain: string): Outbox {
  const end = async ({ id, holder }: ClaimedMail, values: PgUpdateSetSource<typeof mails>) => {
    await db
      .update(mails)
      .set({ holder: '', leaseUntil: now, ...values })
      .where(and(eq(mails.id, id), eq(mails.holder, holder)));
  };
  return {
    async claim(holder) {
      const { rows } = await db.execute<ClaimedRow>(claimNext(holder, `<${randomUUID()}@${domain}>`));
      const [row] = rows;
      if (!row) return null;
      const { id, orderId, parcelId, userId, createdAt, ...rest } = row;
      return {
        ...rest,
        id: Number(id),
        orderId: numberOf(orderId),
        parcelId: numberOf(parcelId),
        userId: numberOf(userId),
        holder,
        createdAt: new Date(createdAt),
      };
    },
    markSent: (mail) => end(mail, { state: 'sent', reason: '', sentAt: now, ...withoutRecipient(mail) }),
    markFailed: (mail, reason, againS) =>
      end(mail, againS === null ? { state: 'failed', reason, ...withoutRecipient(mail) } : { reason, availableAt: fromNow(againS) }),
    postpone: (mail, againS) => end(mail, { attempts: sql`greatest(${mails.attempts} - 1, 0)`, availableAt: fromNow(againS) }),
    drop: (mail) => end(mail, { state: 'dropped', ...withoutRecipient(mail) }),
    release: (mail) => end(mail, { attempts: sql`greatest(${mails.attempts} - 1, 0)` }),
    async releaseAll() {
      await db
        .update(mails)
        .set({ leaseUntil: ago(1) })
        .where(eq(mails.state, 'waiting'));
    },
  };
}

/** Kinds of mails whose row contains their recipient. */
const HOLDS_PERSON: readonly MailKind[] = ['left', 'reset'];

/** Deletes the recipient from such a row after sending, including the relay's error message, which may name the address, too. */
const withoutRecipient = ({ kind }: ClaimedMail): PgUpdateSetSource<typeof mails> =>
  HOLDS_PERSON.includes(kind) ? { about: '', reason: '' } : {};

type ClaimedRow = Omit<ClaimedMail, 'id' | 'orderId' | 'parcelId' | 'userId' | 'holder' | 'createdAt'> & {
  readonly id: string;
  readonly orderId: string | null;
  readonly parcelId: string | null;
  readonly userId: string | null;
  readonly createdAt: string | Date;
};

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/**
 * Claims the mail that has been due longest and has no earlier mail waiting for it: a buyer gets "received" before "sent". A receipt to a
 * typed address does not delay others, because it may never be delivered. Relays skip mails that another one is claiming.
 */
const claimNext = (holder: string, messageId: string): SQL => sql`
  update mails set holder = ${holder}, attempts = attempts + 1, lease_until = ${fromNow(MAIL_LEASE_S)},
    message_id = case when message_id = '' then ${messageId} else message_id end
  where id = (
    select due.id from mails due
    where due.state = 'waiting' and due.available_at <= now() and due.lease_until <= now()
      and not exists (select 1 from mails earlier where earlier.order_id = due.order_id and earlier.is_for_shop = due.is_for_shop
        and earlier.state = 'waiting' and earlier.id < due.id and earlier.kind <> 'withdrawn-elsewhere')
    order by due.available_at, due.id
    limit 1
    for update skip locked)
  returning id::text as "id", kind, order_id::text as "orderId", parcel_id::text as "parcelId", user_id::text as "userId", about, locale, message_id as "messageId", attempts,
    created_at as "createdAt",
    coalesce((select first.message_id from mails first where first.order_id = mails.order_id and first.is_for_shop = mails.is_for_shop
      and first.id < mails.id order by first.id limit 1), '') as "firstMessageId"`;
