import { centsOf, type PriceList, type TemplateSize, unitPriceCents } from '@muro/domain';
import type { PriceOf } from '../ports/catalogue.ts';

/** What one panel costs in each of a size's materials: as its own text says, or by the price list. [PRICE-06] */
export function panelPricesOf(
  list: PriceList,
  { materials, description }: Pick<TemplateSize, 'materials' | 'description'>,
): readonly PriceOf[] {
  const own = unitPriceCents(description);
  return materials.flatMap((material) => {
    const price = list.materials[material];
    const listed = price && 'perPanelCents' in price ? price.perPanelCents : null;
    const cents = own === null ? listed : centsOf(own / 100, list.currency);
    return cents === null ? [] : [{ material, priceCents: cents }];
  });
}
