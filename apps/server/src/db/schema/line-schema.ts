import type { Withdrawal } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { collages, collageVersions, orders, users } from './schema.ts';

/** Order lines: one ordered collage each, with its price and the document that is printed. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1, 2, 3 … */
    line: integer('line').notNull(),
    /** No foreign key: orders of deleted accounts name collages that no longer exist. */
    collageId: id('collage_id').notNull(),
    /** The frozen version that is printed. */
    version: integer('version').notNull(),
    design: text('design').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    material: text('material').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price of one piece. */
    priceCents: integer('price_cents').notNull(),
    withdrawal: text('withdrawal').$type<Withdrawal>().notNull().default('none'),
    templateId: text('template_id').notNull(),
    /** The collage on the material of the order, as XML; null: the version itself has that material and is printed. */
    xml: text('xml'),
    /** True if the document was stored before 0.1.0 and still contains its screenshot. */
    hasFormerXml: boolean('has_former_xml').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_lines_collage').on(table.collageId, table.version),
    index('order_lines_former_xml').on(table.orderId, table.line).where(sql`has_former_xml`),
  ],
);

/** Withdrawals of buyers: the order lines withdrawn in one statement. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    lines: jsonb('lines').$type<readonly number[]>().notNull(),
    name: text('name').notNull(),
    /** Second address of the receipt, besides that of the order; '' for none. */
    email: text('email').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('withdrawals_order').on(table.orderId, table.id)],
);

/** Case-folded words of an order's number, addresses and e-mail address, for the search (see `search-words.ts`). */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.word] }),
    // Byte order, so that prefix searches use the index in every locale.
    index('order_words_word').on(table.word.op('text_pattern_ops'), table.orderId),
  ],
);

/** Carts of buyers. A collage that is wanted on two materials has two lines. */
export const cartLines = pgTable(
  'cart_lines',
  {
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collageId: id('collage_id')
      .notNull()
      .references(() => collages.id, { onDelete: 'cascade' }),
    /** Counted from 1 among the lines of its collage. */
    line: integer('line').notNull().default(1),
    /** '' until one is chosen. */
    material: text('material').notNull(),
    quantity: integer('quantity').notNull(),
    /** Null: the newest version. */
    version: integer('version'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.collageId, table.line] }), index('cart_lines_collage').on(table.collageId)],
);

/** Versions that the shop's own checkout has a reference to: they are kept until the reference expires. */
export const pinnedVersions = pgTable(
  'held_versions',
  {
    collageId: id('collage_id').notNull(),
    version: integer('version').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collageId, table.version] }),
    foreignKey({
      name: 'held_versions_version_fk',
      columns: [table.collageId, table.version],
      foreignColumns: [collageVersions.collageId, collageVersions.version],
    }).onDelete('cascade'),
    index('held_versions_until').on(table.until),
  ],
);
