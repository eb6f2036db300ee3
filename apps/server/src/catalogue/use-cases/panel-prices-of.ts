import { type PriceList, panelCents, type TemplateSize, toCents, unitPriceCents } from '@muro/domain';
import type { PriceOf } from '../types/catalogue.ts';

/** Returns the price of one panel in each of a size's materials: from its own price text, or from the price list. [PRICE-06] */
export function panelPricesOf(
  list: PriceList,
  { materials, description }: Pick<TemplateSize, 'materials' | 'description'>,
): readonly PriceOf[] {
  const unitPrice = unitPriceCents(description);
  return materials.flatMap((material) => {
    const cents = unitPrice === null ? panelCents(list, material) : toCents(unitPrice / 100, list.currency);
    return cents === null ? [] : [{ material, priceCents: cents }];
  });
}
