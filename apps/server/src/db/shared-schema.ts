import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/* What servers must agree on beside their people's things. */

/** Pairs of keys that passwords are sealed for, the newest two accepted; the private one is wrapped with a secret of the settings. */
export const serverKeys = pgTable('server_keys', {
  kid: text('kid').primaryKey(),
  /** P-256 point, uncompressed, base64. */
  publicKey: text('public_key').notNull(),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What was good for one use and had it; forgotten when it would be too old anyway. */
export const usedNonces = pgTable('used_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Failed tries under a name that is stored as a hash: an account, a device, an address. */
export const guesses = pgTable('guesses', {
  nameHash: text('name_hash').primaryKey(),
  failures: integer('failures').notNull(),
  /** How often it was blocked lately: each block lasts twice as long as the one before. */
  rounds: integer('rounds').notNull(),
  lastAt: moment('last_at').notNull(),
  blockedUntil: moment('blocked_until'),
});

/** Turns taken of what is limited by time (GCRA): until when they are used up. */
export const limits = pgTable('limits', {
  nameHash: text('name_hash').primaryKey(),
  usedUntil: moment('used_until').notNull(),
});

/** Photos that have come whole and are being checked and stored at this moment, each for as long as its server says so. */
export const photoLeases = pgTable(
  'photos_in_work',
  {
    ownerId: id('owner_id').notNull(),
    sha256: text('sha256').notNull(),
    holder: text('holder').notNull(),
    leaseUntil: moment('lease_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.sha256, table.holder] })],
);

/** Terms that orders were placed under, by what is in them. */
export const orderTexts = pgTable('order_texts', { sha256: text('sha256').primaryKey(), text: text('text').notNull() });

/** One row: which version the tables are of, and the oldest whose servers may still work on them. See docs/decisions/migrations.md. */
export const schemaInfo = pgTable('schema_info', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  minReader: integer('min_reader').notNull(),
});
