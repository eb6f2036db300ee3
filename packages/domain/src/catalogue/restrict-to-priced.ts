import type { MaterialCode } from './material.ts';
import type { PriceList } from './price.ts';
import { priceCents } from './price.ts';
import type { Template, TemplateSize } from './template.ts';
import { materialsIn } from './template-rules.ts';
import { unitPriceCents } from './tile-price.ts';

/**
 * A design restricted to materials with a price: each size lists its own materials, or else the design's, that are on the price list;
 * sizes without a price are removed.
 *
 * @returns null if no size has a price
 */
export function restrictToPriced(template: Template, prices: PriceList): Template | null {
  const sold = <Size extends TemplateSize>(size: Size): Size | null => {
    const materials = materialsIn(template, size).filter((material) => hasPrice(template, size, { prices, material }));
    return materials.length === 0 ? null : { ...size, materials };
  };
  if (template.children.length === 0) return sold(template);
  const children = template.children.map(sold).filter((size) => size !== null);
  const materials = template.materials.filter(
    (material) => prices.materials[material] || children.some((size) => size.materials.includes(material)),
  );
  return children.length === 0 ? null : { ...template, materials, children };
}

/** True if a material has a price; the description of panel designs may contain one. [PRICE-06] */
function hasPrice(
  { isTileBased }: Template,
  size: TemplateSize,
  { prices, material }: { readonly prices: PriceList; readonly material: MaterialCode },
): boolean {
  if (isTileBased && unitPriceCents(size.description) !== null) return true;
  return priceCents(prices, size, material) !== null;
}
