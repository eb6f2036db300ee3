import type { ShopOrderRequest } from '@muro/api';
import { done, type Result, refuse } from '../../values/result.ts';
import type { OrderRecord, OrderRecords } from '../types/orders.ts';
import { namedReference, type ReferencePorts, wantedLineOf } from './named-reference.ts';
import { orderedLine, type WantedLine } from './ordered-line.ts';
import { type PlaceOrderPorts, placeOrder } from './place-order.ts';

export interface PlaceShopOrderPorts extends PlaceOrderPorts, ReferencePorts {
  readonly orderRecords: OrderRecords;
}

export interface ShopPlaced {
  readonly order: OrderRecord;
  /** True if the same request placed it before. */
  readonly isReplayed: boolean;
}

/**
 * Places an order of the shop's own checkout. The shop's order number is checked first, as an idempotency key: a repeated request gets the
 * first one's response, whatever has changed since.
 *
 * @param requestHash  SHA-256 of the request, hex
 */
export async function placeShopOrder(
  ports: PlaceShopOrderPorts,
  request: ShopOrderRequest,
  requestHash: string,
): Promise<Result<ShopPlaced>> {
  const { number, payment, language, buyermails = true } = request;
  const earlier = await ports.orders.findByShopNumber(number);
  if (earlier)
    return earlier.requestHash === requestHash ? answerFor(ports, earlier.id, true) : refuse('ERROR_SHOP_NUMBER', { field: 'number' });
  const wanted = await wantedLines(ports, request.lines);
  if (!wanted.ok) return wanted;
  const checkout = { shopNumber: number, shopRequestHash: requestHash, isBuyerTold: buyermails, isPaid: payment === 'paid' };
  const placed = await placeOrder(ports, { ...wanted.value, request, locale: language, idempotencyKey: null, checkout });
  return placed.ok ? answerFor(ports, placed.value.id, false) : placed;
}

async function answerFor({ orderRecords }: PlaceShopOrderPorts, id: number, isReplayed: boolean): Promise<Result<ShopPlaced>> {
  const order = await orderRecords.find(id);
  return order ? done({ order, isReplayed }) : refuse('ERROR_NOT_FOUND');
}

interface Wanted {
  /** Owner of all collages. */
  readonly ownerId: number;
  readonly lines: readonly WantedLine[];
}

/** Returns the lines at the prices of their references; a refusal names the line. */
async function wantedLines(ports: PlaceShopOrderPorts, requested: ShopOrderRequest['lines']): Promise<Result<Wanted>> {
  let owner: number | null = null;
  const lines: WantedLine[] = [];
  for (const [index, { reference: word, quantity }] of requested.entries()) {
    const field = `lines.${index}.reference`;
    const named = await namedReference(ports, word, field);
    if (!named.ok) return named;
    const { reference, ownerId } = named.value;
    if (owner !== null && owner !== ownerId) return refuse('ERROR_REFERENCE_OWNERS', { field });
    owner = ownerId;
    const { priceCents, currency } = reference;
    const line = { ...wantedLineOf(reference, quantity), agreedPrice: { priceCents, currency } };
    const ordered = await orderedLine(ports, ownerId, line);
    if (!ordered.ok) return { ...ordered, refusal: { ...ordered.refusal, field } };
    lines.push(line);
  }
  return owner === null ? refuse('ERROR_REFERENCE', { field: 'lines' }) : done({ ownerId: owner, lines });
}
