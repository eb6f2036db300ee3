import { type AgreedOffer, type ApiLocale, addressIn, type OrderRequest } from '@muro/api';
import type { Catalogue, Layouts } from '../../catalogue/types/catalogue.ts';
import type { Collages } from '../../collages/types/collages.ts';
import type { Shop } from '../../shop/shop.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CheckoutFacts, NewLine, Order, OrderLine, OrderOutcome, Orders, PlacedOrder } from '../types/orders.ts';
import { firstChangedTerm } from './first-changed-term.ts';
import { type AgreedTerms, agreeTerms } from './order-terms.ts';
import { orderedLine, type WantedLine } from './ordered-line.ts';

export interface PlaceOrderPorts {
  readonly collages: Collages;
  readonly orders: Orders;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly shop: Shop;
  readonly newId: () => number;
  readonly maxOrders: number;
}

/** Fields of an order that the cart and the shop's own checkout share. */
type OrderDetails = Omit<OrderRequest, 'more' | 'idempotencykey' | keyof WantedLine>;

export interface PlaceOrderInput {
  readonly ownerId: number;
  readonly request: OrderDetails;
  /** At least one. */
  readonly lines: readonly WantedLine[];
  /** Language of the order. */
  readonly locale: ApiLocale;
  readonly idempotencyKey: IdempotencyKey | null;
  /** Null: the order comes from the cart. */
  readonly checkout: (CheckoutFacts & { readonly isPaid: boolean }) | null;
}

const FROM_CART: CheckoutFacts = { shopNumber: null, shopRequestHash: null, isBuyerTold: true };

/**
 * Places an order for the versions that the buyer saw. Sizes and prices are determined by the server. The idempotency key is checked first:
 * a repeated request gets the first one's response, whatever has changed since.
 */
export async function placeOrder(ports: PlaceOrderPorts, input: PlaceOrderInput): Promise<Result<PlacedOrder>> {
  const { ownerId, idempotencyKey: key } = input;
  const earlier = key && (await ports.orders.findByKey(ownerId, key));
  const outcome = earlier ? done(earlier) : await newOrder(ports, input);
  if (!outcome.ok) return outcome;
  const { kind } = outcome.value;
  if (kind === 'other-content') return refuse(input.checkout ? 'ERROR_SHOP_NUMBER' : 'ERROR_SAME_KEY');
  if (kind === 'too-many') return refuse('ERROR_TOO_MANY', { retryAfterS: 60 });
  if (kind === 'full') return refuse('ERROR_ORDERS', { limit: ports.maxOrders });
  if (kind === 'unknown') return refuse('ERROR_NOT_FOUND');
  const placed = await ports.orders.find(ownerId, outcome.value.id);
  return placed ? done(placed) : refuse('ERROR_NOT_FOUND');
}

async function newOrder(ports: PlaceOrderPorts, input: PlaceOrderInput): Promise<Result<OrderOutcome>> {
  if (!input.checkout && ports.shop.data.checkoutUrl !== null) return refuse('ERROR_OWN_CHECKOUT');
  const lines = await orderedLines(ports, input.ownerId, input.lines);
  if (!lines.ok) return lines;
  const order = orderOf(ports, input, lines.value);
  if (!order.ok) return order;
  const outcome = await ports.orders.place(order.value.order, {
    lines: lines.value,
    fromCart: input.lines.map(({ collageid, line }) => ({ collageId: Number(collageid), line })),
    idempotencyKey: input.idempotencyKey,
    maxOrders: ports.maxOrders,
    terms: order.value.agreed.text,
    graceMinutes: ports.shop.data.graceMinutes,
    isPaid: input.checkout?.isPaid ?? false,
  });
  return done(outcome);
}

async function orderedLines(ports: PlaceOrderPorts, ownerId: number, wanted: readonly WantedLine[]): Promise<Result<readonly NewLine[]>> {
  const lines: NewLine[] = [];
  for (const wantedLine of wanted) {
    const line = await orderedLine(ports, ownerId, wantedLine);
    if (!line.ok) return line;
    lines.push(line.value.line);
  }
  return done(lines);
}

interface Agreed {
  readonly order: Order;
  readonly agreed: AgreedTerms;
}

function orderOf(
  ports: PlaceOrderPorts,
  { ownerId, request, locale, checkout }: PlaceOrderInput,
  lines: readonly NewLine[],
): Result<Agreed> {
  if (lines.length === 0) return refuse('ERROR_NOT_FOUND');
  const { currency } = ports.catalogue.prices;
  const cents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const agreed = agreeTerms(ports.shop.data, request, locale, { sizes: lines, cents, currency });
  if (!agreed.ok) return agreed;
  const other = request.agreed && firstChangedTerm(request.agreed, offerOf(lines, agreed.value, currency));
  if (other) return refuse(other);
  const { shopNumber, shopRequestHash, isBuyerTold } = checkout ?? FROM_CART;
  const order = {
    ...{ shopNumber, shopRequestHash, isBuyerTold },
    ...agreed.value.terms,
    id: ports.newId(),
    ownerId,
    totalCents: agreed.value.total.totalCents,
    currency,
    address: { ...addressIn(request), postcode: agreed.value.postcode, country: agreed.value.country.stored, email: request.email },
  };
  return done({ order, agreed: agreed.value });
}

/** Returns the offer as the cart would show it now. */
function offerOf(lines: readonly OrderLine[], { terms, total }: AgreedTerms, currency: string): AgreedOffer {
  const { delivery, isVatIncluded, vatRate } = terms;
  return {
    ...{ currency, isVatIncluded, vatRate, delivery },
    lines: lines.map(({ priceCents, withdrawal }) => ({ priceCents, withdrawal })),
    deliveryCents: total.deliveryCents,
    vatCents: total.vatCents,
    totalCents: total.totalCents,
    terms: terms.termsSha256 ?? '',
  };
}
