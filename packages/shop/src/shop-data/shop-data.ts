import type { ApiLocale, Withdrawal } from '@muro/api';
import type { DeliveryMethod, MaterialCode, VatRule } from '@muro/domain';
import type { ShopLogo } from './read-logo.ts';

/** Words in every language. */
export type Words = Readonly<Record<ApiLocale, string>>;

/** A delivery method with its names for buyers. */
export interface ShopDelivery extends DeliveryMethod {
  readonly names: Words;
}

export interface ShopContact {
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly email: string;
  /** '' if the shop has none. */
  readonly phone: string;
}

/** Texts that a shop must publish by law. */
export const SHOP_TEXTS = ['terms', 'privacy', 'imprint'] as const;
export type ShopText = (typeof SHOP_TEXTS)[number];

/** A shop: its identity and its terms of sale. */
export interface ShopData {
  readonly name: string;
  /** Null: pages show the shop's name instead. */
  readonly logo: ShopLogo | null;
  /** Null for the trial shop. */
  readonly contact: ShopContact | null;
  /** ISO 4217; null to use the currency of the price list. */
  readonly currency: string | null;
  readonly vat: VatRule;
  /** ISO 3166 codes of the delivery countries in display order; null for all countries. */
  readonly countries: readonly string[] | null;
  readonly delivery: readonly ShopDelivery[];
  readonly asksInvoiceAddress: boolean;
  /** Minutes during which a buyer may change or cancel an order; then it is printed. */
  readonly graceMinutes: number;
  /** Withdrawal term by material; a missing material has none. */
  readonly withdrawal: Readonly<Partial<Record<MaterialCode, Withdrawal>>>;
  /** Business hours. */
  readonly hours: Words | null;
  /** IANA time zone of dates in mails and of terms. */
  readonly timeZone: string;
  /** URL of the shop's own checkout, which places the orders; null to use Muro's cart. */
  readonly checkoutUrl: string | null;
  /** Markdown by language; languages may be missing. */
  readonly texts: Readonly<Record<ShopText, Readonly<Partial<Record<ApiLocale, string>>>>>;
  /** True without a configured shop: the offers are not binding. */
  readonly isTrial: boolean;
}
