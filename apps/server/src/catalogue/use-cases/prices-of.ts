import { type MaterialCode, type PriceList, priceCents, type SizeCm } from '@muro/domain';
import type { PriceOf } from '../types/catalogue.ts';

/** Returns the price of one piece in each material; a material without a price is not sold. */
export function pricesOf(list: PriceList, size: SizeCm, materials: readonly MaterialCode[]): readonly PriceOf[] {
  return materials.flatMap((material) => {
    const price = priceCents(list, size, material);
    return price === null ? [] : [{ material, priceCents: price }];
  });
}
