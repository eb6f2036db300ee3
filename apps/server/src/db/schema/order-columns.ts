import { type ApiLocale, addressBy, type OrderState, type PostalAddress } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, customType, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { ChosenDelivery } from './order-parts.ts';

/** A postal address: whole, though it may have been written down before some part of it was asked for. */
export const addressColumn = <Kept extends PostalAddress>(name: string) =>
  customType<{ data: Kept; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (address) => JSON.stringify(address),
    fromDriver: (stored) => ({ ...addressBy(() => ''), ...(stored as Kept) }),
  })(name);

/** Terms that held when the order was placed. Orders from before these columns have the defaults. */
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

/** Written with each change, for the filters and the search of the operator's list. */
export const forLists = {
  /** State of production. */
  production: text('production').$type<OrderState>().notNull().default('received'),
  /** {@link wordsHashNow} when the words of the order were written; another one, or null: they are to be written. */
  wordsHash: uuid('words_hash'),
};

/** Hash of the texts, beside the number, by which a search finds an order. */
export const wordsHashNow = sql`md5(address::text || coalesce(invoice_address::text, '') || coalesce(shop_number, ''))::uuid`;
/** True for an order whose words are to be written, since a former version placed or changed it. The index `orders_without_words` has these. */
export const lacksWords = sql`words_hash is distinct from ${wordsHashNow}`;
