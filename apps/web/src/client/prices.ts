import { PATHS, type PricesAnswer } from '@muro/api';
import type { Design } from '@muro/domain';
import { getJson } from './http.ts';

/** The part of a design that its price depends on, but for the material. */
export type PricedDesign = Pick<Design, 'templateId' | 'childTemplateId' | 'size'>;

/** Asks what one piece of a design costs on each of its materials. */
export function loadPrices({ templateId, childTemplateId, size }: PricedDesign): Promise<PricesAnswer> {
  const query = new URLSearchParams({
    templateid: templateId,
    ...(childTemplateId && { childtemplateid: childTemplateId }),
    width: lengthText(size.width),
    height: lengthText(size.height),
  });
  return getJson<PricesAnswer>(`${PATHS.prices}?${query}`);
}

/** Without the tail that sums of decimals leave behind: '77.6'. */
const lengthText = (length: number) => String(Math.round(length * 1e4) / 1e4);
