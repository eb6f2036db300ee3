import type { OrderRequest } from '@muro/api';
import { orderChoice } from './order-choice.ts';
import type { Catalogue, Collages, CollageVersion, NamedAttempt, Order, Orders, PlacedOrder } from './ports.ts';
import { done, type Result, refuse } from './result.ts';

export interface PlaceOrderPorts {
  readonly collages: Collages;
  readonly orders: Orders;
  readonly catalogue: Catalogue;
  readonly newId: () => number;
}

export interface PlaceOrderInput {
  readonly ownerId: number;
  readonly request: OrderRequest;
  readonly attempt: NamedAttempt | null;
}

/** Orders the version that the person saw. Size and price are the server's, whatever the request says. */
export async function placeOrder(ports: PlaceOrderPorts, input: PlaceOrderInput): Promise<Result<PlacedOrder>> {
  const { request, ownerId } = input;
  const collage = await ports.collages.find(ownerId, Number(request.collageid), request.version);
  if (!collage) return refuse('ERROR_NOT_FOUND');
  if (!collage.isFinished) return refuse('PHOTO_MISSING');
  const order = orderOf(ports, input, collage);
  if (!order) return refuse('ERROR_MATERIAL');
  const outcome = await ports.orders.place(order, input.attempt);
  if (outcome.kind === 'other-content') return refuse('ERROR_SAME_KEY');
  if (outcome.kind === 'too-many') return refuse('ERROR_TOO_MANY', { retryAfterS: 60 });
  const placed = await ports.orders.find(ownerId, outcome.id);
  return placed ? done(placed) : refuse('ERROR_NOT_FOUND');
}

function orderOf({ catalogue, newId }: PlaceOrderPorts, { ownerId, request }: PlaceOrderInput, collage: CollageVersion): Order | null {
  const { design, prices } = orderChoice(catalogue, collage);
  const material = collage.material || request.material;
  const price = prices.find((one) => one.material === material);
  if (!price) return null;
  const { quantity, name, street, postcode, city, country, email } = request;
  return {
    id: newId(),
    ownerId,
    collageId: collage.collageId,
    version: collage.version,
    design,
    width: collage.width,
    height: collage.height,
    material: price.material,
    quantity,
    priceCents: price.priceCents,
    totalCents: price.priceCents * quantity,
    currency: catalogue.prices.currency,
    address: { name, street, postcode, city, country, email },
  };
}
