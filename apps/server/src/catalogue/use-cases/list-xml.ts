import { type ApiLocale, PATHS, pathOf } from '@muro/api';
import {
  type DesignCapacity,
  designCapacity,
  generatorOf,
  hasPriceMark,
  memoize,
  PANEL_SHOWN,
  readTemplateXml,
  sizesOf,
  type Template,
  type TemplateSize,
  writeTemplateListXml,
} from '@muro/domain';
import type { Catalogue } from '../types/catalogue.ts';
import { panelPricesOf } from './panel-prices-of.ts';
import { fromPrice, panelPrice, panelPriceText, priceText } from './price-text.ts';
import { pricesOf } from './prices-of.ts';

/**
 * Returns the template list as XML. Texts that a design lacks are derived from its sizes and the price list: the price text of a size, and
 * on the card the range of sizes and the lowest price. A design without sizes is listed in its own size, so that it has a price, too.
 * [HTTP-06] [PRICE-01] [CAT-21]
 */
export function listXml(catalogue: Catalogue, locale: ApiLocale): string {
  return writeTemplateListXml(listedTemplates(catalogue, locale));
}

/** Returns the entries of the template list. */
export function listedTemplates(catalogue: Catalogue, locale: ApiLocale): readonly Template[] {
  const entry = (template: Template): Template => ({
    ...template,
    url: cardUrl(template, catalogue.cardMark(template.id)),
    shortInfo: template.shortInfo || sizeRange(template),
    leftInfo: template.leftInfo || priceInfo(catalogue, template, locale),
    children: sizesOf(template).map((size) => ({ ...size, description: descriptionOf(catalogue, template, size, locale) })),
    capacity: capacitiesOf(catalogue.templates).get(template.id) ?? capacityOf(catalogue, template),
  });
  return catalogue.templates.map(entry);
}

/** Known capacities by design, per list of the catalogue: six languages need the same ones. */
const capacitiesOf = memoize((_: Catalogue['templates']) => new Map<string, DesignCapacity>());

function capacityOf({ templates, staticDesign }: Catalogue, template: Template): DesignCapacity | undefined {
  const design = staticDesign(template.id);
  const made = design ? readTemplateXml(design.templateXml, { baseUrl: design.baseUrl }).layout : generatorOf(template);
  if (!made) return undefined;
  const capacity = designCapacity(template, made);
  capacitiesOf(templates).set(template.id, capacity);
  return capacity;
}

/** Returns the address of a card. One that the server paints contains its content hash, so that browsers may cache it until it changes. */
function cardUrl({ id, url }: Template, mark: string): string {
  const cardPath = pathOf(PATHS.templateCard, { id });
  return url === '' || url === cardPath ? `${cardPath}?v=${mark}` : url;
}

/** Returns the price text of a size: the shop's own, or from the price list. */
function descriptionOf({ prices: list }: Catalogue, template: Template, size: TemplateSize, locale: ApiLocale): string {
  const isOwn = template.children.length > 0 ? size.description !== '' : isPriceText(size.description);
  if (isOwn) return size.description;
  const prices = template.isTileBased ? panelPricesOf(list, size) : pricesOf(list, size, size.materials);
  if (prices.length === 0) return '';
  return template.isTileBased ? panelPriceText(prices, list, locale) : priceText(prices, list, locale);
}

/** True if the text of a design without sizes is a price text; otherwise it describes the design. [TPL-21] */
function isPriceText(description: string): boolean {
  return description.includes('[TOTAL') || hasPriceMark(description);
}

/** Returns '20 x 20 – 100 x 140 cm', the smallest and the largest size by area; for panels the size of one. */
function sizeRange(template: Template): string {
  if (template.isTileBased) return `${PANEL_SHOWN} x ${PANEL_SHOWN} cm`;
  const sizes = [...sizesOf(template)].sort((a, b) => a.width * a.height - b.width * b.height);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return '';
  const sizeText = ({ width, height }: TemplateSize) => `${width} x ${height}`;
  return smallest === largest ? `${sizeText(smallest)} cm` : `${sizeText(smallest)} – ${sizeText(largest)} cm`;
}

function priceInfo({ prices: list }: Catalogue, template: Template, locale: ApiLocale): string {
  const sizes = sizesOf(template);
  if (template.isTileBased)
    return panelPrice(
      sizes.flatMap((size) => panelPricesOf(list, size)),
      list.currency,
      locale,
    );
  return fromPrice(
    sizes.flatMap((size) => pricesOf(list, size, size.materials)),
    list.currency,
    locale,
  );
}
