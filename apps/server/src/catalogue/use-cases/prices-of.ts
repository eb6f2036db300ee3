import { type MaterialCode, type PriceList, priceCents, type SizeCm } from '@muro/domain';
import type { PriceOf } from '../types/catalogue.ts';

/** What one piece costs in each of these materials; one that the shop has no price for is not sold. */
export function pricesOf(list: PriceList, size: SizeCm, materials: readonly MaterialCode[]): readonly PriceOf[] {
  return materials.flatMap((material) => {
    const price = priceCents(list, size, material);
    return price === null ? [] : [{ material, priceCents: price }];
  });
}
