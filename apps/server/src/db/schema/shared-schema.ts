import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';

/* Tables for coordination between servers and for shared secrets. */

/** Key pairs that passwords are sealed with in transit; the newest two are accepted. The private key is wrapped with the shop's secret. */
export const serverKeys = pgTable('server_keys', {
  kid: text('kid').primaryKey(),
  /** P-256 point, uncompressed, base64. */
  publicKey: text('public_key').notNull(),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * The random key that signs references, photo URLs and links, wrapped with the shop's secret. During a rotation there is one row per
 * secret, all with the same key.
 */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  wrapped: text('wrapped').notNull(),
  createdAt: moment('created_at').notNull(),
  /**
   * End of the time in which signatures of versions without this table are accepted, at most 31 days after the update; null in a newer
   * shop.
   */
  formerUntil: moment('former_until'),
});

/** Used nonces; deleted when they would have expired anyway. */
export const usedNonces = pgTable('used_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Failed attempts per account, device or address, whose name is stored as a hash. */
export const guesses = pgTable('guesses', {
  nameHash: text('name_hash').primaryKey(),
  failures: integer('failures').notNull(),
  /** Number of recent blocks: each block lasts twice as long as the one before. */
  rounds: integer('rounds').notNull(),
  lastAt: moment('last_at').notNull(),
  blockedUntil: moment('blocked_until'),
});

/** Rate limits (GCRA): time until which the allowance is used up. */
export const limits = pgTable('limits', {
  nameHash: text('name_hash').primaryKey(),
  usedUntil: moment('used_until').notNull(),
});

/** Leases of photos that were received completely and are being checked and stored. */
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

/** Leases of uploads that are being received, with the largest size that each may have. */
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

/** Terms that orders were placed under, by their SHA-256. */
export const orderTexts = pgTable('order_texts', { sha256: text('sha256').primaryKey(), text: text('text').notNull() });

/**
 * Objects of an S3 bucket. A row exists from before the first byte is sent until the object is deleted permanently. Objects that are not
 * kept yet, or are being deleted, are invisible to readers.
 */
export const blobs = pgTable(
  'blobs',
  {
    /** Object key; with a random suffix, so that no key is ever reused. */
    key: text('key').primaryKey(),
    /** SHA-256 of a photo, or the name of a print file. */
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Id of a multipart upload, to be aborted if its server dies. */
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

/**
 * Files of the web app of recent versions, for rolling updates. A name contains the hash of its content, so it never changes its meaning.
 */
export const webFiles = pgTable('web_files', {
  name: text('name').primaryKey(),
  bytes: bytes('bytes').notNull(),
  /** Last time at which a server had the file. */
  seenAt: moment('seen_at').notNull(),
});

/** Marks that tie this database to its bucket and to the folder of its photos; see `db/store-marks.ts`. */
export const bucketOwner = pgTable('bucket_owner', { id: integer('id').primaryKey(), mark: text('mark').notNull() });

/** Single row: the version of the tables and the oldest version that may still work on them. See docs/decisions/migrations.md. */
export const schemaInfo = pgTable('schema_info', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  minReader: integer('min_reader').notNull(),
});

/** Tokens of the shop's staff and programs. A row is retained for a year after its token ended, because its name stands in the log. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    /** SHA-256 of the token, hex: a stolen table grants no access. */
    tokenHash: text('token_hash').primaryKey(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<readonly string[]>().notNull(),
    /** Note of its creator. */
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('operator_tokens_name').on(table.name).where(sql`revoked_at is null`)],
);

/** Leases of upkeep tasks that a server is running. */
export const upkeepLeases = pgTable('upkeep_leases', {
  task: text('task').primaryKey(),
  holder: text('holder').notNull(),
  leaseUntil: moment('lease_until').notNull(),
});
