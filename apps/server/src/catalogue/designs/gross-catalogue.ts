import type { PriceList } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import type { Shop } from '../../shop/shop.ts';
import type { DiskCatalogue } from './disk-catalogue.ts';

/**
 * Returns the catalogue with gross prices: if the shop adds VAT to its price list, each price includes it. The version changes with the
 * prices, so that cached template lists are rebuilt.
 */
export function grossCatalogue(catalogue: DiskCatalogue, shop: Shop): DiskCatalogue {
  let seenVersion = '';
  let vatChanges = -1;
  const overrides: Pick<DiskCatalogue, 'version' | 'prices'> = {
    get version() {
      const { rate, isIncluded } = shop.data.vat;
      const key = `${rate} ${isIncluded} ${shop.data.isTrial}`;
      if (key !== seenVersion) vatChanges += 1;
      seenVersion = key;
      return catalogue.version + vatChanges;
    },
    get prices() {
      return grossPrices(catalogue.prices, shop.data);
    },
  };
  // All other properties are inherited, so that they always have the catalogue's present values.
  return Object.create(catalogue, Object.getOwnPropertyDescriptors(overrides)) as DiskCatalogue;
}

/** Adds the shop's VAT to a price list. A trial shop uses its price list as it is. */
function grossPrices(list: PriceList, { vat, isTrial }: ShopData): PriceList {
  if (isTrial) return list;
  return { ...list, isVatIncluded: vat.rate > 0, addedVatRate: vat.isIncluded ? 0 : vat.rate };
}
