import type { ApiLocale } from './locale.ts';

/** Identity of the shop, which the server embeds in the pages of the web app: JSON in the `<meta>` element `muro-shop`. */
export interface ShopMeta {
  readonly name: string;
  /** True if the shop has a logo, at `PATHS.shopLogo`. */
  readonly hasLogo: boolean;
  /** True without a configured shop: the offers are not binding. */
  readonly isTrial: boolean;
  /** Company, street, town and telephone; missing ones are omitted. */
  readonly lines: readonly string[];
  /** '' for none. */
  readonly email: string;
  /** Business hours. */
  readonly hours: Readonly<Record<ApiLocale, string>> | null;
  /** Working days to the delivery by the shop's first method; null if the shop names none. */
  readonly deliveryDays: { readonly from: number; readonly to: number } | null;
}
