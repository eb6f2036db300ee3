import type { ApiLocale } from '@muro/api';
import { type Template, type TemplateSize, writeTemplateListXml } from '@muro/domain';
import { fromPrice, priceText } from '../texts/price-text.ts';
import type { Catalogue } from './ports.ts';
import { pricesOf } from './prices-of.ts';

/**
 * The template list. What a design does not say itself comes from its sizes and the price list: the price text of a size,
 * and on the card the sizes it is sold in and where its prices begin. [HTTP-06] [PRICE-01] [CAT-21]
 */
export function listXml(catalogue: Catalogue, locale: ApiLocale): string {
  const priced = <Size extends TemplateSize>(size: Size): Size => {
    if (size.description !== '') return size;
    const prices = pricesOf(catalogue.prices, size, size.materials);
    return prices.length === 0 ? size : { ...size, description: priceText(prices, catalogue.prices.currency, locale) };
  };
  const entry = (template: Template): Template => ({
    ...template,
    shortInfo: template.shortInfo || sizeRange(template),
    leftInfo: template.leftInfo || fromPrice(cheapest(catalogue, template), catalogue.prices.currency, locale),
    children: template.children.map(priced),
  });
  return writeTemplateListXml(catalogue.templates.map(entry));
}

/** '20 x 20 – 100 x 140 cm': the smallest and the largest size by area. Panels are counted, not measured. */
function sizeRange({ children, isTileBased }: Template): string {
  const sizes = [...children].sort((a, b) => a.width * a.height - b.width * b.height);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (isTileBased || !smallest || !largest) return '';
  const words = ({ width, height }: TemplateSize) => `${width} x ${height}`;
  return smallest === largest ? `${words(smallest)} cm` : `${words(smallest)} – ${words(largest)} cm`;
}

function cheapest(catalogue: Catalogue, { children, isTileBased }: Template) {
  return isTileBased ? [] : children.flatMap((size) => pricesOf(catalogue.prices, size, size.materials));
}
