import { isMaterialCode, type MaterialCode, namePart, unitPriceCents } from '@muro/domain';
import type { Catalogue, CollageVersion, PriceOf } from './ports.ts';
import { pricesOf } from './prices-of.ts';
import { tilePanels } from './tile-panels.ts';

/** What a saved collage can be ordered as. */
export interface OrderChoice {
  /** Name of the design, '' when the catalogue has it no more. */
  readonly design: string;
  /** One entry when the collage has its material already. */
  readonly prices: readonly PriceOf[];
}

export function orderChoice(catalogue: Catalogue, collage: CollageVersion): OrderChoice {
  const template = catalogue.template(collage.templateId);
  const child = template?.children.find(({ id }) => id === collage.childTemplateId);
  const materials = materialsOf(collage, child?.materials ?? template?.materials ?? []);
  const panelCents = template?.isTileBased ? unitPriceCents(child?.description ?? '') : null;
  const prices =
    panelCents === null
      ? pricesOf(catalogue.prices, collage, materials)
      : materials.map((material) => ({ material, priceCents: panelCents * tilePanels(collage) }));
  return { design: namePart(template?.name ?? ''), prices };
}

function materialsOf(collage: CollageVersion, offered: readonly MaterialCode[]): readonly MaterialCode[] {
  if (collage.material !== '' && isMaterialCode(collage.material)) return [collage.material];
  return offered.filter((material) => material !== '');
}
