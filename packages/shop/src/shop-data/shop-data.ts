import type { ApiLocale, Withdrawal } from '@muro/api';
import type { DeliveryMethod, MaterialCode, VatRule } from '@muro/domain';
import type { ShopLogo } from './read-logo.ts';

/** Words in every language. */
export type Words = Readonly<Record<ApiLocale, string>>;

/** A way of delivery as buyers read it. */
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
  /** '' for none. */
  readonly phone: string;
}

/** What the law wants to be readable at any time. */
export const SHOP_TEXTS = ['terms', 'privacy', 'imprint'] as const;
export type ShopText = (typeof SHOP_TEXTS)[number];

/** A shop as it presents itself and how it sells. */
export interface ShopData {
  readonly name: string;
  /** Null for none: its name stands for it. */
  readonly logo: ShopLogo | null;
  /** Null: the trial shop has none. */
  readonly contact: ShopContact | null;
  /** ISO 4217. Null: whatever the price list is in. */
  readonly currency: string | null;
  readonly vat: VatRule;
  /** ISO 3166 codes of where it delivers to, in the order of the choice; null: everywhere. */
  readonly countries: readonly string[] | null;
  readonly delivery: readonly ShopDelivery[];
  readonly asksInvoiceAddress: boolean;
  /** So long a buyer may change or cancel an order; it is printed after that. */
  readonly graceMinutes: number;
  /** By material; one that is not named has none. */
  readonly withdrawal: Readonly<Partial<Record<MaterialCode, Withdrawal>>>;
  /** When somebody can be reached. */
  readonly hours: Words | null;
  /** Whose time its mails tell, and whose days a term has, IANA. */
  readonly timeZone: string;
  /** The shop's own checkout, which takes the orders; null: the cart of Muro does. */
  readonly checkoutUrl: string | null;
  /** Markdown by language; a language may be missing. */
  readonly texts: Readonly<Record<ShopText, Readonly<Partial<Record<ApiLocale, string>>>>>;
  /** Nobody set it up: nothing of it is an offer. */
  readonly isTrial: boolean;
}
