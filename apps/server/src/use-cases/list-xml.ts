import type { ApiLocale } from '@muro/api';
import { type Template, type TemplateSize, writeTemplateListXml } from '@muro/domain';
import { priceText } from '../texts/price-text.ts';
import type { Catalogue } from './ports.ts';
import { pricesOf } from './prices-of.ts';

/** The template list; a size without a price text of its own gets one from the price list. [HTTP-06] [PRICE-01] */
export function listXml(catalogue: Catalogue, locale: ApiLocale): string {
  const priced = <Size extends TemplateSize>(size: Size): Size => {
    if (size.description !== '') return size;
    const prices = pricesOf(catalogue.prices, size, size.materials);
    return prices.length === 0 ? size : { ...size, description: priceText(prices, catalogue.prices.currency, locale) };
  };
  const entry = (template: Template): Template => ({ ...template, children: template.children.map(priced) });
  return writeTemplateListXml(catalogue.templates.map(entry));
}
