import type { PaymentState } from '@muro/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PrintedFiles } from '../../files/print-files.ts';
import { collageLife } from './collage-life.ts';
import { id, moment } from './columns.ts';
import { addressColumn, checkoutColumns, lacksWords, listColumns, type OrderAddress, termColumns } from './order-columns.ts';

export const users = pgTable(
  'users',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    /** The normalised name (NFKC, case folded, trimmed), unique among accounts. */
    nameKey: text('name_key').notNull(),
    email: text('email').notNull(),
    /** PHC string; the password itself is never stored. */
    passwordHash: text('password_hash').notNull(),
    newsletter: boolean('newsletter').notNull(),
    /** Time at which its owner deleted the account; the row is kept without name and address while an order is retained. */
    leftAt: moment('left_at'),
    /** Next time at which the retention task checks a deleted account; null: immediately. */
    nextSweepAt: moment('next_sweep_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_name_key').on(table.nameKey),
    index('users_email').on(sql`lower(email)`),
    index('users_left_due').on(sql`coalesce(next_sweep_at, left_at)`).where(sql`left_at is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a stolen table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Description of the browser, shown to the owner. */
    agent: text('agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const photos = pgTable(
  'photos',
  {
    id: id('id').primaryKey(),
    /** Null: a picture of the quote library, available to all accounts. */
    ownerId: id('owner_id').references(() => users.id),
    /** SHA-256 of the original: the name of its blob. */
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    name: text('name').notNull(),
    type: integer('type').notNull(),
    /** The client's own key of the file. */
    uniqueKey: text('unique_key').notNull(),
    suggestedRotation: integer('suggested_rotation').notNull(),
    /** Sizes with the EXIF orientation applied, px. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Capture time, ms on the camera's own clock; null if the file does not contain it. */
    takenMs: bigint('taken_ms', { mode: 'number' }),
    /** Offset of that clock from UTC, minutes; null if unknown. */
    zoneMin: integer('zone_min'),
    /** True if `takenMs` is the modification time of the file; null: stored before servers distinguished the two. */
    isFileTime: boolean('is_file_time'),
    webSha256: text('web_sha256').notNull(),
    webWidthPx: integer('web_width_px').notNull(),
    webHeightPx: integer('web_height_px').notNull(),
    thumbSha256: text('thumb_sha256').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last time its owner uploaded or requested it, to the day. */
    seenAt: moment('seen_at').notNull(),
    /** False for a photo that no collage may use: the garbage collection checks only these. `collage_photos` decides. */
    isUsed: boolean('is_used').notNull().default(false),
  },
  (table) => [
    uniqueIndex('photos_owner_sha256').on(table.ownerId, table.sha256),
    uniqueIndex('photos_shared_sha256').on(table.sha256).where(sql`owner_id is null`),
    index('photos_sha256').on(table.sha256),
    index('photos_unused').on(table.seenAt).where(sql`not is_used and owner_id is not null`),
    index('photos_web_sha256').on(table.webSha256),
    index('photos_thumb_sha256').on(table.thumbSha256),
  ],
);

export const collages = pgTable(
  'collages',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    /** Number of the newest version, counted from 1. */
    version: integer('version').notNull(),
    /** Name given by its owner; '' for the name of its design. */
    name: text('name').notNull().default(''),
    ...collageLife,
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('collages_owner').on(table.ownerId, table.updatedAt),
    index('collages_bin').on(table.removedAt).where(sql`removed_at is not null and coalesce(emptied_at < removed_at, true)`),
    index('collages_idle').on(table.updatedAt).where(sql`removed_at is null and found_ordered_at is null`),
  ],
);

/** Saved versions of collages. Rows are immutable, but old ones are pruned (see `prune-versions.ts`). */
export const collageVersions = pgTable(
  'collage_versions',
  {
    collageId: id('collage_id')
      .notNull()
      .references(() => collages.id),
    version: integer('version').notNull(),
    /** The document; its screenshot is replaced by the name of a blob (see `stored-screenshot.ts`). */
    xml: text('xml').notNull(),
    /** Blob of the screenshot as it was sent; '' for none; null: stored by an older version and not migrated yet. */
    screenshotSha256: text('screenshot_sha256'),
    /** Length of that blob. */
    screenshotBytes: integer('screenshot_bytes').notNull().default(0),
    editor: text('editor').notNull(),
    editorVersion: text('editor_version').notNull(),
    templateId: text('template_id').notNull(),
    childTemplateId: text('child_template_id').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    material: text('material').notNull(),
    /** True if every photo slot is filled. */
    isFinished: boolean('is_finished').notNull(),
    /** Blob of the thumbnail; '' if the client sent none. */
    pictureSha256: text('picture_sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collageId, table.version] }),
    index('collage_versions_picture').on(table.pictureSha256),
    index('collage_versions_screenshot').on(table.screenshotSha256),
    index('collage_versions_former').on(table.collageId, table.version).where(sql`screenshot_sha256 is null`),
  ],
);

/**
 * Files of all layouts that static designs ever had, text and pictures. Collages reference a layout by its hash, so rows are never deleted.
 */
export const layoutFiles = pgTable(
  'layout_files',
  {
    templateId: text('template_id').notNull(),
    hash: text('hash').notNull(),
    /** Path below the layout's folder; template.xml is its text. */
    path: text('path').notNull(),
    /** SHA-256: the name of the blob. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.hash, table.path] }),
    index('layout_files_hash').on(table.hash, table.path),
    index('layout_files_sha256').on(table.sha256),
  ],
);

/** Photos that the versions of a collage reference; such photos are kept. */
export const collagePhotos = pgTable(
  'collage_photos',
  {
    collageId: id('collage_id')
      .notNull()
      .references(() => collages.id),
    photoId: id('photo_id')
      .notNull()
      .references(() => photos.id),
  },
  (table) => [primaryKey({ columns: [table.collageId, table.photoId] }), index('collage_photos_photo').on(table.photoId)],
);

/** Orders; their lines are in `order_lines`. */
export const orders = pgTable(
  'orders',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    totalCents: integer('total_cents').notNull(),
    currency: text('currency').notNull(),
    address: addressColumn<OrderAddress>('address').notNull(),
    ...termColumns,
    ...checkoutColumns,
    payment: text('payment').$type<PaymentState>().notNull().default('to-be-paid'),
    /** Final outcome after printing; null: the state of the print jobs applies. */
    outcome: text('outcome').$type<'sent' | 'cancelled'>(),
    /** Reason why production is on hold; '' if it is not. */
    holdReason: text('hold_reason').notNull().default(''),
    /** End of the time in which the buyer may cancel the order; null: not at all. */
    graceUntil: moment('grace_until'),
    ...listColumns,
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('orders_owner').on(table.ownerId, table.createdAt),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_production').on(table.production, table.createdAt, table.id),
    index('orders_payment').on(table.payment, table.createdAt, table.id),
    index('orders_held').on(table.createdAt, table.id).where(sql`hold_reason <> ''`),
    index('orders_without_words').on(table.createdAt, table.id).where(lacksWords),
    uniqueIndex('orders_shop_number').on(table.shopNumber),
  ],
);

/** History of an order: every state transition. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    axis: text('axis').$type<'production' | 'payment' | 'hold' | 'address' | 'withdrawal'>().notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
    who: text('who').$type<'press' | 'shop' | 'buyer'>().notNull(),
    note: text('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

export const parcels = pgTable(
  'parcels',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier').notNull(),
    code: text('code').notNull(),
    url: text('url').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('parcels_order').on(table.orderId, table.id)],
);

export type PrintState = 'waiting' | 'running' | 'done' | 'failed';

/** Print jobs, one per order line; together they determine the order's state. See docs/decisions/print-queue.md. */
export const printJobs = pgTable(
  'print_jobs',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** Number of the order line. */
    line: integer('line').notNull().default(1),
    state: text('state').$type<PrintState>().notNull(),
    /** Number of attempts that ended by themselves, including the running one. */
    attempts: integer('attempts').notNull(),
    /** Number of attempts whose server crashed; they are not counted as attempts, up to a limit. */
    crashes: integer('lost').notNull().default(0),
    /** Lease holder; only it may finish the job. */
    holder: text('holder').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    availableAt: moment('available_at').notNull(),
    /** Time at which a worker last claimed it; the account of the latest claim counts as the one served last (fair queueing). */
    claimedAt: moment('claimed_at'),
    reason: text('reason').notNull(),
    /**
     * Files that the last lease holder stored; null if a server of an older version printed it. `letGo` is set once they are deleted to
     * save space.
     */
    files: jsonb('files').$type<PrintedFiles & { readonly holder: string; readonly letGo?: 'going' | 'gone' }>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('print_jobs_state').on(table.state, table.availableAt),
    index('print_jobs_claimed').on(table.claimedAt),
    index('print_jobs_kept')
      .on(table.orderId, table.line)
      .where(sql`state = 'done' and (files ->> 'letGo' is null or files ->> 'letGo' = 'going')`),
  ],
);
