import type { PriceList } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import type { Shop } from '../../shop/shop.ts';
import type { DiskCatalogue } from './disk-catalogue.ts';

/**
 * The catalogue with the prices that buyers pay: where the shop adds VAT to its price list, each price has it. The version changes
 * with the prices, so that a list which was packed at other prices is packed anew.
 */
export function grossCatalogue(catalogue: DiskCatalogue, shop: Shop): DiskCatalogue {
  let seen = '';
  let vatChanges = -1;
  const own: Pick<DiskCatalogue, 'version' | 'prices'> = {
    get version() {
      const { rate, isIncluded } = shop.data.vat;
      const now = `${rate} ${isIncluded} ${shop.data.isTrial}`;
      if (now !== seen) vatChanges += 1;
      seen = now;
      return catalogue.version + vatChanges;
    },
    get prices() {
      return grossPrices(catalogue.prices, shop.data);
    },
  };
  // All other properties are read from the catalogue itself, so that they are always its present ones.
  return Object.create(catalogue, Object.getOwnPropertyDescriptors(own)) as DiskCatalogue;
}

/** A trial shop knows nothing of VAT but what its price list says. */
function grossPrices(list: PriceList, { vat, isTrial }: ShopData): PriceList {
  if (isTrial) return list;
  return { ...list, isVatIncluded: vat.rate > 0, addedVatRate: vat.isIncluded ? 0 : vat.rate };
}
