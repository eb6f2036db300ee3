import type { MaterialCode } from '@muro/domain';
import type { Catalogue, Layouts } from '../../catalogue/types/catalogue.ts';
import { orderChoice } from '../../catalogue/use-cases/order-choice.ts';
import type { Collages, CollageVersion } from '../../collages/types/collages.ts';
import { type OrderedCollage, orderedCollage } from '../../collages/use-cases/ordered-collage.ts';
import type { Shop } from '../../shop/shop.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { NewLine } from '../types/orders.ts';

/** An order line as the buyer requests it. */
export interface WantedLine {
  readonly collageid: string;
  readonly version: number;
  readonly material?: string | undefined;
  readonly quantity: number;
  /** Number of the cart line that it comes from; omitted: any line of its collage. */
  readonly line?: number | undefined;
  /** Price of one piece that the buyer agreed to; at another price the order is refused. */
  readonly agreedPrice?: { readonly priceCents: number; readonly currency: string };
}

/** An order line with the size and price that the server determined. */
export interface OrderedLine {
  readonly line: NewLine;
  readonly collage: CollageVersion;
  /** The collage on the ordered material. */
  readonly ordered: OrderedCollage;
}

interface LinePorts {
  readonly shop: Shop;
  readonly collages: Collages;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
}

/** Validates an order line: the version that the buyer saw, on the chosen material. */
export async function orderedLine(ports: LinePorts, ownerId: number, wanted: WantedLine): Promise<Result<OrderedLine>> {
  const collage = await ports.collages.find(ownerId, Number(wanted.collageid), wanted.version);
  if (!collage) return refuse('ERROR_NOT_FOUND');
  if (!collage.isFinished) return refuse('PHOTO_MISSING');
  const { design, prices } = orderChoice(ports.catalogue, collage);
  const material = collage.material || wanted.material;
  const price = prices.find((candidate) => candidate.material === material);
  if (!price) return refuse('ERROR_MATERIAL');
  if (wanted.agreedPrice && !isAgreed(wanted.agreedPrice, price.priceCents, ports.catalogue)) return refuse('ERROR_REFERENCE_PRICE');
  const ordered = await orderedCollage(ports.layouts, collage, price.material as MaterialCode);
  if (!ordered.ok) return ordered;
  if (!ordered.value.isWhole) return refuse('ERROR_PLACES');
  const { collageId, version, width, height } = collage;
  const { quantity } = wanted;
  const withdrawal = ports.shop.data.withdrawal[price.material] ?? 'none';
  const line = { collageId, version, design, width, height, quantity, withdrawal, ...price };
  const { templateId } = collage;
  return done({ line: { ...line, templateId, xml: ordered.value.xml }, collage, ordered: ordered.value });
}

const isAgreed = (agreed: NonNullable<WantedLine['agreedPrice']>, priceCents: number, { prices }: Catalogue): boolean =>
  agreed.priceCents === priceCents && agreed.currency === prices.currency;
