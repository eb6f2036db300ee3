import { PATHS, type ShopReferenceAnswer } from '@muro/api';
import { orderTotal } from '@muro/domain';
import type { Catalogue, Layouts } from '../../catalogue/types/catalogue.ts';
import type { Documents } from '../../collages/types/documents.ts';
import { warningsToShow } from '../../collages/use-cases/ordered-collage.ts';
import type { Shop } from '../../shop/shop.ts';
import { done, type Result } from '../../values/result.ts';
import { namedReference, type ReferencePorts, wantedLineOf } from './named-reference.ts';
import { orderedLine } from './ordered-line.ts';

export interface DescribeReferencePorts extends ReferencePorts {
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly documents: Documents;
  readonly shop: Shop;
  /** Public URL of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
}

/** Returns the details of a reference to the shop's server. */
export async function describeReference(ports: DescribeReferencePorts, word: string): Promise<Result<ShopReferenceAnswer>> {
  const named = await namedReference(ports, word, 'reference');
  if (!named.ok) return named;
  const { reference, ownerId } = named.value;
  const ordered = await orderedLine(ports, ownerId, wantedLineOf(reference, 1));
  if (!ordered.ok) return ordered;
  const { line, collage } = ordered.value;
  const { currency } = ports.catalogue.prices;
  const { vat } = ports.shop.data;
  const { totalCents, vatCents } = orderTotal(line.priceCents, 0, vat.rate);
  const hasPriceChanged = line.priceCents !== reference.priceCents || currency !== reference.currency;
  const newest = await ports.collages.find(ownerId, reference.collageId);
  const { collageId, version, width, height, material } = reference;
  const urlOf = (path: string, query: Record<string, string>) => `${ports.publicUrl}${path}?${new URLSearchParams(query)}`;
  return done({
    collageid: collageId,
    line: `${collageId}-${material}`,
    version,
    isNewest: newest?.version === version,
    warnings: await warningsToShow(ports.documents, collage, ordered.value.ordered),
    ...{ design: line.design, width, height, material },
    currency: reference.currency,
    priceCents: reference.priceCents,
    today: { currency, priceCents: line.priceCents, totalCents, vatCents, vatRate: vat.rate },
    hasPriceChanged,
    renewed: hasPriceChanged ? await ports.references.issue(line, currency) : null,
    expiresAt: reference.expiresAt.toISOString(),
    picture: urlOf(PATHS.referencePicture, { of: ports.references.pictureOf(reference) }),
    editor: urlOf(PATHS.openReference, { reference: word }),
  });
}
