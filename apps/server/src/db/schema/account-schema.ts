import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './schema.ts';

/** Answers to attempts that a client named, so that a repeated attempt gets the first one's answer and does nothing again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request, hex: the same key with another content is a mistake. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.purpose, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);

/** Browsers that signed in to an account before: strangers' guesses at it do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.seenAt),
    index('known_devices_seen').on(table.seenAt),
  ],
);
