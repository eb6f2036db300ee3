import type { ShopData } from '@muro/shop';

/** The shop's own data as they are now. */
export interface Shop {
  readonly data: ShopData;
}
