import { type ApiLocale, type OrderDraftAnswer, PATHS, pathOf } from '@muro/api';
import { grossCosts, type MaterialCode } from '@muro/domain';
import type { Catalogue, Layouts } from '../../catalogue/types/catalogue.ts';
import { orderChoice } from '../../catalogue/use-cases/order-choice.ts';
import type { Collages, CollageVersion } from '../../collages/types/collages.ts';
import type { Documents } from '../../collages/types/documents.ts';
import { orderedCollage, warningsToShow } from '../../collages/use-cases/ordered-collage.ts';
import type { Shop } from '../../shop/shop.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import { termsOf } from './terms-of.ts';

export interface DraftInput {
  readonly ownerId: number;
  readonly collageId: number;
  /** The newest version if omitted. */
  readonly version?: number | undefined;
  readonly locale: ApiLocale;
}

export interface DraftPorts {
  readonly collages: Collages;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly documents: Documents;
  readonly shop: Shop;
}

/** Returns what the cart shows before an order: a version of the collage with its possible prices. */
export async function draftOrder(ports: DraftPorts, input: DraftInput): Promise<Result<OrderDraftAnswer>> {
  const newest = await ports.collages.find(input.ownerId, input.collageId);
  const isNamed = input.version !== undefined && input.version !== newest?.version;
  const collage = newest && isNamed ? await ports.collages.find(input.ownerId, input.collageId, input.version) : newest;
  if (!newest || !collage) return refuse('ERROR_NOT_FOUND');
  const { design, prices } = orderChoice(ports.catalogue, collage);
  return done({
    collageid: collage.collageId,
    version: collage.version,
    templateid: collage.templateId,
    design,
    width: collage.width,
    height: collage.height,
    material: collage.material,
    materials: await Promise.all(
      prices.map(async (price) => ({
        ...price,
        withdrawal: ports.shop.data.withdrawal[price.material] ?? 'none',
        ...(await onMaterial(ports, collage, price.material)),
      })),
    ),
    currency: ports.catalogue.prices.currency,
    ...saleOf(ports, input.locale),
    isFinished: collage.isFinished,
    isNewest: collage.version === newest.version,
    picture: pictureOf(collage),
  });
}

/** Returns the shop's terms of sale: VAT, countries, delivery methods and their costs. */
function saleOf({ shop, catalogue }: { readonly shop: Shop; readonly catalogue: Catalogue }, locale: ApiLocale) {
  const { name, isTrial, asksInvoiceAddress, countries, delivery, vat, currency } = shop.data;
  const isSold = currency === null || currency === catalogue.prices.currency;
  return {
    shop: { name, isTrial, asksInvoiceAddress },
    terms: termsOf(shop.data, locale).sha256 ?? '',
    isVatIncluded: true,
    vatRate: vat.rate,
    countries: countries && [...countries],
    delivery: (isSold ? delivery : []).map(({ id, names, days, costs }) => ({
      id,
      name: names[locale],
      days,
      costs: grossCosts(costs, vat).map(({ to, ...cost }) => ({ ...cost, to: to && [...to] })),
    })),
  };
}

/** Address of the picture of exactly this version, whatever is saved later. */
const pictureOf = ({ collageId, version }: CollageVersion) => `${pathOf(PATHS.collagePicture, { id: collageId })}?version=${version}`;

/** Returns the collage on one of its possible materials: its picture, whether all slots and photos still match, and warnings. */
async function onMaterial({ layouts, documents }: DraftPorts, collage: CollageVersion, material: MaterialCode) {
  const picture = pictureOf(collage);
  const ordered = await orderedCollage(layouts, collage, material);
  const isWhole = ordered.ok && ordered.value.isWhole;
  const warnings = ordered.ok ? await warningsToShow(documents, collage, ordered.value) : [];
  return { isWhole, warnings, picture: ordered.ok && ordered.value.xml !== null ? `${picture}&material=${material}` : picture };
}
