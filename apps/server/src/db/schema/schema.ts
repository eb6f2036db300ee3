import type { PaymentState } from '@muro/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PrintedFiles } from '../../files/print-files.ts';
import { collageLife } from './collage-life.ts';
import { id, moment } from './columns.ts';
import { addressColumn, forLists, fromCheckout, lacksWords, orderTerms } from './order-columns.ts';
import type { OrderAddress } from './order-parts.ts';

export * from './shared-schema.ts';

export const users = pgTable(
  'users',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    /** The name normalised (NFKC, case folded, trimmed): one account each. */
    nameKey: text('name_key').notNull(),
    email: text('email').notNull(),
    /** PHC string; nothing else of a password is ever stored. */
    passwordHash: text('password_hash').notNull(),
    newsletter: boolean('newsletter').notNull(),
    /** When its owner deleted it; the row stays without name and address as long as an order must. */
    leftAt: moment('left_at'),
    /** Next time at which upkeep looks at what a deleted account still has to keep; null: at once. */
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
    /** What browser it is, in words for its owner. */
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
    /** Null: a picture of the quote library, everybody's. */
    ownerId: id('owner_id').references(() => users.id),
    /** Name of the original's blob. */
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    name: text('name').notNull(),
    type: integer('type').notNull(),
    /** The client's own key of the file. */
    uniqueKey: text('unique_key').notNull(),
    suggestedRotation: integer('suggested_rotation').notNull(),
    /** Upright sizes, px. */
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** When it was taken, ms on the camera's own clock; null when the file does not say. */
    takenMs: bigint('taken_ms', { mode: 'number' }),
    /** Minutes that this clock was ahead of UTC; null when nothing tells. */
    zoneMin: integer('zone_min'),
    /** `takenMs` is when the file was written; null: stored before servers distinguished it. */
    isFileTime: boolean('is_file_time'),
    webSha256: text('web_sha256').notNull(),
    webWidthPx: integer('web_width_px').notNull(),
    webHeightPx: integer('web_height_px').notNull(),
    thumbSha256: text('thumb_sha256').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last time its owner sent it or asked for it, to the day. */
    seenAt: moment('seen_at').notNull(),
    /** False for a photo that no collage may use: the garbage collection looks at these alone. `collage_photos` decides. */
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
    /** Number of the newest version; versions count 1, 2, 3 … */
    version: integer('version').notNull(),
    /** That its owner gave it; '' for that of its design. */
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

/** Every save is a row of its own; what was saved is never changed, but some rows go with time (see `thin-versions.ts`). */
export const collageVersions = pgTable(
  'collage_versions',
  {
    collageId: id('collage_id')
      .notNull()
      .references(() => collages.id),
    version: integer('version').notNull(),
    /** The document; in the place of its screenshot stands the name of the blob (see `stored-screenshot.ts`). */
    xml: text('xml').notNull(),
    /** Blob of the screenshot as it was sent; '' for none; null: stored by a former version and not taken over yet. */
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
    /** Every photo slot was filled. */
    isFinished: boolean('is_finished').notNull(),
    /** Blob of the small picture, '' when the client sent none. */
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

/** Files of the layouts that static designs ever had, text and pictures. Collages name a layout by its hash, so none goes. */
export const layoutFiles = pgTable(
  'layout_files',
  {
    templateId: text('template_id').notNull(),
    hash: text('hash').notNull(),
    /** Below the layout's folder; template.xml is its text. */
    path: text('path').notNull(),
    /** Name of the blob. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.hash, table.path] }),
    index('layout_files_hash').on(table.hash, table.path),
    index('layout_files_sha256').on(table.sha256),
  ],
);

/** Photos that a version of a collage names: versions stay, so these photos stay. */
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

/** Orders; what was ordered stands in `order_lines`. */
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
    ...orderTerms,
    ...fromCheckout,
    payment: text('payment').$type<PaymentState>().notNull().default('to-be-paid'),
    /** What became of it behind the press; null: its print job says how far it is. */
    outcome: text('outcome').$type<'sent' | 'cancelled'>(),
    /** Why production rests; '' when it does not. */
    holdReason: text('hold_reason').notNull().default(''),
    /** Until then its buyer may cancel it. */
    graceUntil: moment('grace_until'),
    ...forLists,
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

/** Every change of an order, as it happened. */
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

/** One print job for each collage of an order; together they are its state. See docs/decisions/print-queue.md. */
export const printJobs = pgTable(
  'print_jobs',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which of the order's collages. */
    line: integer('line').notNull().default(1),
    state: text('state').$type<PrintState>().notNull(),
    /** Tries that ended by themselves, and the one that is running. */
    attempts: integer('attempts').notNull(),
    /** Tries whose server died; they are given back, up to a limit. */
    lost: integer('lost').notNull().default(0),
    /** Who works on it; only the holder may finish it. */
    holder: text('holder').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    availableAt: moment('available_at').notNull(),
    /** When a worker last took it; the account of the latest one was served last. */
    claimedAt: moment('claimed_at'),
    reason: text('reason').notNull(),
    /** What its last holder put into the store; of no other. Null where a server of before printed it. With `letGo` they went to save room. */
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
