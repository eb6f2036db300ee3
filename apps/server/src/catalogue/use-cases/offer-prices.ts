import type { PricesAnswer, PricesRequest } from '@muro/api';
import { parseLength } from '@muro/domain';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { orderChoice } from './order-choice.ts';

/** Returns the price of one piece of a design in a size, as the cart shows it. */
export function offerPrices(catalogue: Catalogue, request: PricesRequest): Result<PricesAnswer> {
  const template = catalogue.template(request.templateid);
  const [width, height] = [parseLength(request.width), parseLength(request.height)];
  if (!template || !width || !height) return refuse('ERROR_NOT_FOUND');
  const { childtemplateid: childTemplateId = '' } = request;
  const { prices } = orderChoice(catalogue, { templateId: template.id, childTemplateId, width, height, material: '' });
  return done({ currency: catalogue.prices.currency, prices: [...prices] });
}
