import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './schema.ts';

/** Responses to requests with an idempotency key, so that a repeated request gets the first one's response and has no further effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request, hex: the same key with other content is refused. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.purpose, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);

/** Browsers that signed in to an account before. Failed attempts by others do not lock them out. */
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
