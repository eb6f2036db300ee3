import { type ApiLocale, addressBy, type PostalAddress, type Withdrawal } from '@muro/api';
import { boolean, customType, doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { ChosenDelivery } from '../ports/orders.ts';

/** A postal address: whole, though it may have been written down before some part of it was asked for. */
export const addressColumn = <Kept extends PostalAddress>(name: string) =>
  customType<{ data: Kept; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (address) => JSON.stringify(address),
    fromDriver: (stored) => ({ ...addressBy(() => ''), ...(stored as Kept) }),
  })(name);

/** What of a collage was ordered, and for how much: of the first of an order as of the others. */
export const orderedPiece = {
  /** The frozen version that is printed. */
  version: integer('version').notNull(),
  design: text('design').notNull(),
  width: doublePrecision('width').notNull(),
  height: doublePrecision('height').notNull(),
  material: text('material').notNull(),
  quantity: integer('quantity').notNull(),
  priceCents: integer('price_cents').notNull(),
  withdrawal: text('withdrawal').$type<Withdrawal>().notNull().default('none'),
};

/** What was true when the order was placed; servers of before know nothing of it. */
export const orderTerms = {
  locale: text('locale').$type<ApiLocale | ''>().notNull().default(''),
  delivery: jsonb('delivery').$type<ChosenDelivery>(),
  deliveryCents: integer('delivery_cents').notNull().default(0),
  vatRate: integer('vat_rate'),
  vatCents: integer('vat_cents').notNull().default(0),
  isVatIncluded: boolean('is_vat_included').notNull().default(true),
  invoiceAddress: addressColumn<PostalAddress>('invoice_address'),
  termsSha256: text('terms_sha256'),
  acceptedWarnings: jsonb('accepted_warnings').$type<readonly string[]>().notNull().default([]),
};

/** Of an order that the shop's own checkout took. */
export const fromCheckout = {
  /** Its number there; null for an order of the cart. */
  shopNumber: text('shop_number'),
  /** SHA-256 of the request, hex: the same number with another content is a mistake. */
  shopRequestHash: text('shop_request_hash'),
  /** Whether the buyer gets mails. */
  isBuyerTold: boolean('is_buyer_told').notNull().default(true),
};
