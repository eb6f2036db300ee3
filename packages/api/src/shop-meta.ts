import type { ApiLocale } from './locale.ts';

/** Who sells, as the server writes it into the pages of the web app: the content of their `muro-shop`, in JSON. */
export interface ShopMeta {
  readonly name: string;
  /** It lies at the path of `PATHS.shopLogo`. */
  readonly hasLogo: boolean;
  /** Nobody set it up: nothing of it is an offer. */
  readonly isTrial: boolean;
  /** Company, street, town, telephone; without those that are missing. */
  readonly lines: readonly string[];
  /** '' for none. */
  readonly email: string;
  /** When somebody can be reached. */
  readonly hours: Readonly<Record<ApiLocale, string>> | null;
}
