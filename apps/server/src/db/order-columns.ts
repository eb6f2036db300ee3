import type { ApiLocale } from '@muro/api';
import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { ChosenDelivery, PostalAddress } from '../ports/orders.ts';

/** What was true when the order was placed; servers of before know nothing of it. */
export const orderTerms = {
  locale: text('locale').$type<ApiLocale | ''>().notNull().default(''),
  delivery: jsonb('delivery').$type<ChosenDelivery>(),
  deliveryCents: integer('delivery_cents').notNull().default(0),
  vatRate: integer('vat_rate'),
  vatCents: integer('vat_cents').notNull().default(0),
  isVatIncluded: boolean('is_vat_included').notNull().default(true),
  invoiceAddress: jsonb('invoice_address').$type<PostalAddress>(),
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
