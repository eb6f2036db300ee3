import type { ApiLocale, OrderRequest } from '@muro/api';
import type { Catalogue, Layouts } from '../ports/catalogue.ts';
import type { Collages, CollageVersion, IdempotencyKey } from '../ports/collages.ts';
import type { Order, Orders, PlacedOrder } from '../ports/orders.ts';
import type { Shop } from '../ports/shop.ts';
import { orderChoice } from './order-choice.ts';
import { type AgreedTerms, agreeTerms } from './order-terms.ts';
import { orderedCollage } from './ordered-collage.ts';
import { done, type Result, refuse } from './result.ts';

export interface PlaceOrderPorts {
  readonly collages: Collages;
  readonly orders: Orders;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly shop: Shop;
  readonly newId: () => number;
  readonly mostOrders: number;
}

export interface PlaceOrderInput {
  readonly ownerId: number;
  readonly request: OrderRequest;
  /** The language in which the person orders. */
  readonly locale: ApiLocale;
  readonly idempotencyKey: IdempotencyKey | null;
}

/** Orders the version that the person saw. Size and price are the server's, whatever the request says. */
export async function placeOrder(ports: PlaceOrderPorts, input: PlaceOrderInput): Promise<Result<PlacedOrder>> {
  const { request, ownerId } = input;
  const collage = await ports.collages.find(ownerId, Number(request.collageid), request.version);
  if (!collage) return refuse('ERROR_NOT_FOUND');
  if (!collage.isFinished) return refuse('PHOTO_MISSING');
  const order = await orderOf(ports, input, collage);
  if (!order.ok) return order;
  const outcome = await ports.orders.place(order.value.order, {
    idempotencyKey: input.idempotencyKey,
    mostOrders: ports.mostOrders,
    terms: order.value.agreed.text,
    graceMinutes: ports.shop.data.graceMinutes,
  });
  if (outcome.kind === 'other-content') return refuse('ERROR_SAME_KEY');
  if (outcome.kind === 'too-many') return refuse('ERROR_TOO_MANY', { retryAfterS: 60 });
  if (outcome.kind === 'full') return refuse('ERROR_ORDERS', { limit: ports.mostOrders });
  if (outcome.kind === 'unknown') return refuse('ERROR_NOT_FOUND');
  const placed = await ports.orders.find(ownerId, outcome.id);
  return placed ? done(placed) : refuse('ERROR_NOT_FOUND');
}

interface Agreed {
  readonly order: Order;
  readonly agreed: AgreedTerms;
}

async function orderOf(ports: PlaceOrderPorts, input: PlaceOrderInput, collage: CollageVersion): Promise<Result<Agreed>> {
  const { ownerId, request, locale } = input;
  const { catalogue, newId, shop } = ports;
  const { design, prices } = orderChoice(catalogue, collage);
  const material = collage.material || request.material;
  const price = prices.find((one) => one.material === material);
  if (!price) return refuse('ERROR_MATERIAL');
  const ordered = await orderedCollage(ports.layouts, collage, price.material);
  if (!ordered.ok) return ordered;
  if (!ordered.value.isWhole) return refuse('ERROR_PLACES');
  const { quantity, name, street, postcode, city, email } = request;
  const { currency } = catalogue.prices;
  const agreed = agreeTerms(shop.data, request, locale, { size: collage, cents: price.priceCents * quantity, currency });
  if (!agreed.ok) return agreed;
  const order = {
    ...agreed.value.terms,
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
    totalCents: agreed.value.total.totalCents,
    currency,
    address: { name, street, postcode, city, country: agreed.value.country.name, email },
    xml: ordered.value.xml,
  };
  return done({ order, agreed: agreed.value });
}
