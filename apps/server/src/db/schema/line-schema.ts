import type { Withdrawal } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { collages, collageVersions, orders, users } from './schema.ts';

/** The collages of an order. Each line says what of its collage was ordered, for how much, and what is printed. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** 1, 2, 3 … */
    line: integer('line').notNull(),
    /** No foreign key: of people who left, lines name collages that are gone. */
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
    /** The collage on the material of the order; null: its version has that material, and is what is printed. */
    xml: text('xml'),
    /** The document was stored before 0.1.0, with its screenshot, and still has it. */
    hasFormerXml: boolean('has_former_xml').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_lines_collage').on(table.collageId, table.version),
    index('order_lines_former_xml').on(table.orderId, table.line).where(sql`has_former_xml`),
  ],
);

/** From which lines of an order its buyer withdrew, in one statement. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    lines: jsonb('lines').$type<readonly number[]>().notNull(),
    name: text('name').notNull(),
    /** Where the receipt went beside the address of the order; '' for nowhere. */
    email: text('email').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('withdrawals_order').on(table.orderId, table.id)],
);

/** Folded words by which an order is found (see `search-words.ts`): those of its number, addresses and e-mail address. */
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
    // In the order of bytes, which a search for a beginning uses in every locale.
    index('order_words_word').on(table.word.op('text_pattern_ops'), table.orderId),
  ],
);

/** The carts of buyers. A collage that is wanted on two materials has two lines. */
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
    /** Null: the newest. */
    version: integer('version'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.collageId, table.line] }), index('cart_lines_collage').on(table.collageId)],
);

/** Versions that the shop's own checkout has a reference to: they stay until it expires. */
export const heldVersions = pgTable(
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
