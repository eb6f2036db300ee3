import { type ApiLocale, addressBy, type OrderFacts, type OrderState, type PostalAddress } from '@muro/api';
import { sql } from 'drizzle-orm';
import { boolean, customType, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';

export interface OrderAddress extends PostalAddress {
  readonly email: string;
}

/** A postal address. Fields that were added after it was stored are read as ''. */
export const addressColumn = <Kept extends PostalAddress>(name: string) =>
  customType<{ data: Kept; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (address) => JSON.stringify(address),
    fromDriver: (stored) => ({ ...addressBy(() => ''), ...(stored as Kept) }),
  })(name);

/** Terms at the time of the order. Orders placed before these columns existed have the defaults. */
export const termColumns = {
  locale: text('locale').$type<ApiLocale | ''>().notNull().default(''),
  /** Delivery as the buyer saw and chose it. */
  delivery: jsonb('delivery').$type<NonNullable<OrderFacts['delivery']>>(),
  deliveryCents: integer('delivery_cents').notNull().default(0),
  /** Hundredths of a percent. */
  vatRate: integer('vat_rate'),
  vatCents: integer('vat_cents').notNull().default(0),
  isVatIncluded: boolean('is_vat_included').notNull().default(true),
  invoiceAddress: addressColumn<PostalAddress>('invoice_address'),
  /** SHA-256 of the terms in the buyer's language, hex; null if the shop had none. */
  termsSha256: text('terms_sha256'),
  /** Keys of the warnings that the buyer accepted. */
  acceptedWarnings: jsonb('accepted_warnings').$type<readonly string[]>().notNull().default([]),
};

/** Columns of an order from the shop's own checkout. */
export const checkoutColumns = {
  /** Order number in the shop; null for an order of Muro's cart. */
  shopNumber: text('shop_number'),
  /** SHA-256 of the request, hex: the same number with other content is refused. */
  shopRequestHash: text('shop_request_hash'),
  /** True if the buyer gets mails. */
  isBuyerTold: boolean('is_buyer_told').notNull().default(true),
};

/** Updated with each change, for the filters and the search of the operator's list. */
export const listColumns = {
  /** Production state. */
  production: text('production').$type<OrderState>().notNull().default('received'),
  /** {@link wordsHashNow} at the time when the search words were written; if it differs or is null, they have to be rewritten. */
  wordsHash: uuid('words_hash'),
};

/** Hash of the texts that the search words are made of, besides the order number. */
export const wordsHashNow = sql`md5(address::text || coalesce(invoice_address::text, '') || coalesce(shop_number, ''))::uuid`;
/**
 * True for an order whose search words are outdated because an older version placed or changed it. The index `orders_without_words`
 * contains these.
 */
export const lacksWords = sql`words_hash is distinct from ${wordsHashNow}`;
