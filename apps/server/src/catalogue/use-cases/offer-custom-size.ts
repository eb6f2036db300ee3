import type { ApiLocale, CustomXmlAnswer, CustomXmlRequest } from '@muro/api';
import { CUSTOM_ID, checkCustomSize, findGenerator, generatorNameOf, parseLength, type Template, typeOf } from '@muro/domain';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { priceText } from './price-text.ts';
import { pricesOf } from './prices-of.ts';

/** Returns the price and materials of a design in a custom size, after checking the design's rule for such sizes. [CHILD-06] [CUST-05] */
export function offerCustomSize(catalogue: Catalogue, request: CustomXmlRequest, locale: ApiLocale): Result<CustomXmlAnswer> {
  const template = designOf(catalogue, request.templateId);
  if (!template) return refuse('ERROR_NOT_FOUND');
  const [width, height] = [parseLength(request.width), parseLength(request.height)];
  const rule = findGenerator(typeOf(template) === 'generated' ? generatorNameOf(template) : '')?.customSizeRule ?? 'default';
  const check = checkCustomSize(rule, width, height);
  if (!check.ok) return refuse(check.warning, { limit: check.minimum });
  if (!template.hasCustomSize || width === null || height === null) return refuse('ERROR_SIZE');
  const prices = pricesOf(catalogue.prices, { width, height }, template.materials);
  return done({
    materials: prices.map(({ material }) => material).join(','),
    description: priceText(prices, catalogue.prices, locale),
    width,
    height,
    templateId: template.id,
    childTemplateId: CUSTOM_ID,
  });
}

/** Finds a design by its own id or that of one of its sizes; the call may send either. */
function designOf(catalogue: Catalogue, id: string): Template | null {
  return catalogue.template(id) ?? catalogue.templates.find(({ children }) => children.some((child) => child.id === id)) ?? null;
}
