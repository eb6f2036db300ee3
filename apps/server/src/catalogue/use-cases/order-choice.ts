import { isMaterialCode, type MaterialCode, namePart, panelsIn, type SizeCm, sizesOf } from '@muro/domain';
import type { Catalogue, PriceOf } from '../types/catalogue.ts';
import { panelPricesOf } from './panel-prices-of.ts';
import { pricesOf } from './prices-of.ts';

/** Options for ordering a saved collage. */
export interface OrderChoice {
  /** Name of the design; '' if it is not in the catalogue any more. */
  readonly design: string;
  /** Price per material; a single one if the collage already has a material. */
  readonly prices: readonly PriceOf[];
}

interface Piece extends SizeCm {
  readonly templateId: string;
  readonly childTemplateId: string;
  /** '' for a collage without a material. */
  readonly material: string;
}

export function orderChoice(catalogue: Catalogue, collage: Piece): OrderChoice {
  const template = catalogue.template(collage.templateId);
  const child = template && sizesOf(template).find(({ id }) => id === collage.childTemplateId);
  const materials = materialsOf(collage, child?.materials ?? template?.materials ?? []);
  const panels = panelsIn(collage);
  const prices = template?.isTileBased
    ? panelPricesOf(catalogue.prices, { materials, description: child?.description ?? '' }).map((panelPrice) => ({
        ...panelPrice,
        priceCents: panelPrice.priceCents * panels,
      }))
    : pricesOf(catalogue.prices, collage, materials);
  return { design: namePart(template?.name ?? ''), prices };
}

function materialsOf(collage: Pick<Piece, 'material'>, offered: readonly MaterialCode[]): readonly MaterialCode[] {
  if (collage.material !== '' && isMaterialCode(collage.material)) return [collage.material];
  return offered.filter((material) => material !== '');
}
