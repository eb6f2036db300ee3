import type { ApiLocale } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import type { MailKind, MailState } from './mail-kind.ts';
import { orders, parcels, users } from './schema.ts';

/** Outbox: mails to be sent and sent ones. Texts are not stored; they are composed from the order when a mail is sent. */
export const mails = pgTable(
  'mails',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Subject of the mail: an order or an account. */
    orderId: id('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Name or address that was entered to reset a password, whether such an account exists or not; see `ClaimedMail`. */
    about: text('about').notNull().default(''),
    /** '' for the locale of the order. */
    locale: text('locale').$type<ApiLocale | ''>().notNull().default(''),
    parcelId: id('parcel_id').references(() => parcels.id),
    isForShop: boolean('is_for_shop').notNull(),
    /** Message-ID, set at the first attempt and the same in every retry, so that duplicates are recognised; '' before. */
    messageId: text('message_id').notNull().default(''),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    holder: text('holder').notNull().default(''),
    leaseUntil: moment('lease_until').notNull(),
    availableAt: moment('available_at').notNull(),
    /** Reason why the last attempt failed; '' for none. */
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
    /** With a key that is not in the database the nonce yields the secret again, for later mails. */
    nonce: text('nonce').notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('order_links_order').on(table.orderId)],
);

/** Links that reset a forgotten password, each valid once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's secret, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Time at which it was used or replaced by a newer one. */
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/**
 * E-mail addresses of accounts and their confirmations. An address that is not confirmed cannot be used to sign in and gets no mails about
 * orders.
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
    /** Time at which the newest link was requested. */
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** False: confirmed by a migration from a version that did not ask. Another account that confirms the address by link takes it over. */
    isByLink: boolean('is_by_link').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('email_confirmations_token').on(table.tokenHash),
    index('email_confirmations_email').on(table.email),
  ],
);

/** Requests to change an e-mail address. The old and the new address each confirm it by a link that is valid once. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the links' secrets, hex; null until their mails are sent. */
    oldHash: text('old_hash'),
    newHash: text('new_hash'),
    /** Time at which each address confirmed the change. */
    oldAt: moment('old_at'),
    newAt: moment('new_at'),
    createdAt: moment('created_at').notNull(),
    /** Time at which the change was done or replaced by a newer request. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    index('email_changes_old').on(table.oldHash),
    index('email_changes_new').on(table.newHash),
  ],
);
