import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';

/* What servers must agree on beside their people's things. */

/** Pairs of keys that passwords are sealed for, the newest two accepted; the private one is wrapped with a secret of the settings. */
export const serverKeys = pgTable('server_keys', {
  kid: text('kid').primaryKey(),
  /** P-256 point, uncompressed, base64. */
  publicKey: text('public_key').notNull(),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * The random key that references, addresses of photos and links are signed with, wrapped with the shop's secret: one row for each
 * secret while it changes, all with the same key in them.
 */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Until when signatures of versions without this table count, at most 31 days after the update to it; null in a newer shop. */
  formerUntil: moment('former_until'),
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

/** Uploads that are being received at this moment, each for as long as its server says so, with the most bytes that it may have. */
export const openUploads = pgTable(
  'open_uploads',
  {
    id: text('id').primaryKey(),
    ownerId: id('owner_id').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    leaseUntil: moment('lease_until').notNull(),
  },
  (table) => [index('open_uploads_owner').on(table.ownerId)],
);

/** Terms that orders were placed under, by what is in them. */
export const orderTexts = pgTable('order_texts', { sha256: text('sha256').primaryKey(), text: text('text').notNull() });

/**
 * Objects of an S3 bucket, from before the first byte is sent until they are gone for good: what is sent and not kept, or leaving, is
 * there for nobody.
 */
export const blobs = pgTable(
  'blobs',
  {
    /** Of the object; with a random end, so that no key ever means two things. */
    key: text('key').primaryKey(),
    /** SHA-256 of a photo, or the name of a print file. */
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of an upload in parts, to be let go of when its server dies. */
    uploadId: text('upload_id'),
    sentAt: moment('sent_at').notNull(),
    keptAt: moment('kept_at'),
    leavingAt: moment('leaving_at'),
  },
  (table) => [
    uniqueIndex('blobs_kept').on(table.name).where(sql`kept_at is not null and leaving_at is null`),
    index('blobs_loose').on(table.sentAt).where(sql`kept_at is null or leaving_at is not null`),
  ],
);

/** Files of the web app of every version that was put up lately; a name has the hash of its content in it, so it means one thing. */
export const webFiles = pgTable('web_files', {
  name: text('name').primaryKey(),
  bytes: bytes('bytes').notNull(),
  /** When a server last had it. */
  seenAt: moment('seen_at').notNull(),
});

/** Marks of this database in its bucket and in the folder of its photos; see `db/store-marks.ts`. */
export const bucketOwner = pgTable('bucket_owner', { id: integer('id').primaryKey(), mark: text('mark').notNull() });

/** One row: which version the tables are of, and the oldest whose servers may still work on them. See docs/decisions/migrations.md. */
export const schemaInfo = pgTable('schema_info', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  minReader: integer('min_reader').notNull(),
});

/** Tokens of the shop's people and programs. A row stays for a year after its token ended: its name stands in the log. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    /** SHA-256 of the token, hex: a stolen table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<readonly string[]>().notNull(),
    /** Words of its creator. */
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('operator_tokens_name').on(table.name).where(sql`revoked_at is null`)],
);

/** Tasks of upkeep that a server works on at this moment, each for as long as its server says so. */
export const upkeepLeases = pgTable('upkeep_leases', {
  task: text('task').primaryKey(),
  holder: text('holder').notNull(),
  leaseUntil: moment('lease_until').notNull(),
});
