import { type OrderDraftAnswer, PATHS, pathOf } from '@muro/api';
import { orderChoice } from './order-choice.ts';
import type { Catalogue, Collages } from './ports.ts';
import { done, type Result, refuse } from './result.ts';

/** What the cart shows before an order: the newest version of the collage and what it may cost. */
export async function draftOrder(
  ports: { readonly collages: Collages; readonly catalogue: Catalogue },
  input: { readonly ownerId: number; readonly collageId: number },
): Promise<Result<OrderDraftAnswer>> {
  const collage = await ports.collages.find(input.ownerId, input.collageId);
  if (!collage) return refuse('ERROR_NOT_FOUND');
  const { design, prices } = orderChoice(ports.catalogue, collage);
  return done({
    collageid: collage.collageId,
    version: collage.version,
    templateid: collage.templateId,
    design,
    width: collage.width,
    height: collage.height,
    material: collage.material,
    materials: [...prices],
    currency: ports.catalogue.prices.currency,
    isFinished: collage.isFinished,
    picture: pathOf(PATHS.collagePicture, { id: collage.collageId }),
  });
}
