import { PATHS, type PricesAnswer } from '@muro/api';
import type { Design } from '@muro/domain';
import { getJson } from './http.ts';

/** The properties of a design that determine its price, besides the material. */
export type PricedDesign = Pick<Design, 'templateId' | 'childTemplateId' | 'size'>;

/** Loads the price of one piece of a design on each of its materials. */
export function loadPrices({ templateId, childTemplateId, size }: PricedDesign): Promise<PricesAnswer> {
  const query = new URLSearchParams({
    templateid: templateId,
    ...(childTemplateId && { childtemplateid: childTemplateId }),
    width: lengthText(size.width),
    height: lengthText(size.height),
  });
  return getJson<PricesAnswer>(`${PATHS.prices}?${query}`);
}

/** Rounds away floating-point noise: 77.60000000000001 → '77.6'. */
const lengthText = (length: number) => String(Math.round(length * 1e4) / 1e4);
