import type { ShopData } from '@muro/shop';

/** The shop's present data. */
export interface Shop {
  readonly data: ShopData;
}
