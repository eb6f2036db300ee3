import type { ApiLocale } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import type { MailKind, MailState } from './mail-kind.ts';
import { orders, parcels, users } from './schema.ts';

/** Mails to be sent and those that were. They hold no words: those are made from the order when it goes out. */
export const mails = pgTable(
  'mails',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** What it tells of: an order, or an account. */
    orderId: id('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What somebody typed who asks for a new password, whether there is such an account or not; see `ClaimedMail`. */
    about: text('about').notNull().default(''),
    /** '' for the order's own. */
    locale: text('locale').$type<ApiLocale | ''>().notNull().default(''),
    parcelId: id('parcel_id').references(() => parcels.id),
    isForShop: boolean('is_for_shop').notNull(),
    /** Given with the first try and the same in every other one, so that a double is known as one; '' before. */
    messageId: text('message_id').notNull().default(''),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    holder: text('holder').notNull().default(''),
    leaseUntil: moment('lease_until').notNull(),
    availableAt: moment('available_at').notNull(),
    /** Why the last try failed; '' for none. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.state, table.availableAt),
    index('mails_order').on(table.orderId, table.id),
    index('mails_user').on(table.userId),
    index('mails_parcel').on(table.parcelId),
    index('mails_account_created').on(table.createdAt).where(sql`order_id is null`),
  ],
);

/** Links that show an order without sign-in. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** SHA-256 of the link's secret, hex. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** With a key that is not in the database it gives the secret again, for a later mail. */
    nonce: text('nonce').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('order_links_order').on(table.orderId)],
);

/** Links by which a forgotten password is replaced, each once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's secret, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it was used, or a newer one took its place. */
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/**
 * E-mail addresses that an account named, and those of them that it proved to receive mail at. An address that is not confirmed opens
 * no sign-in and gets no mails about orders.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the newest link's secret, hex; null until its mail goes out. */
    tokenHash: text('token_hash'),
    /** When the newest link was asked for. */
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** False: taken over from a version that did not ask; a link that another account confirms ends it. */
    isByLink: boolean('is_by_link').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('email_confirmations_token').on(table.tokenHash),
    index('email_confirmations_email').on(table.email),
  ],
);

/** Wishes for another e-mail address, which the old and the new one confirm, each by a link of its own and once. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the links' secrets, hex; null until their mails go out. */
    oldHash: text('old_hash'),
    newHash: text('new_hash'),
    /** When each address confirmed it. */
    oldAt: moment('old_at'),
    newAt: moment('new_at'),
    createdAt: moment('created_at').notNull(),
    /** When it was done, or a newer wish took its place. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    index('email_changes_old').on(table.oldHash),
    index('email_changes_new').on(table.newHash),
  ],
);
